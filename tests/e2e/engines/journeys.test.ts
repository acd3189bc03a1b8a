import { inject } from "vitest";
import { inEveryEngine } from "./engines.ts";
import { JOURNEYS, short } from "./journeys.ts";

const journeys = inject("isLong") ? JOURNEYS : { "from the home page to the package": short };
for (const [name, journey] of Object.entries(journeys)) inEveryEngine(name, journey);
