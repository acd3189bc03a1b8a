import { inject } from "vitest";
import { ENGINES, inEveryEngine } from "./engines.ts";
import { JOURNEYS, short } from "./journeys.ts";

if (inject("isLong")) for (const [name, journey] of Object.entries(JOURNEYS)) inEveryEngine(name, journey);
// In Chromium, tests/e2e/wizard-journey.test.ts walks there.
else inEveryEngine("from the home page to the package", short, ENGINES.slice(1));
