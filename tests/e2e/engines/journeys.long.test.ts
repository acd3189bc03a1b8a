import { inEveryEngine } from "./engines.ts";
import { JOURNEYS } from "./journeys.ts";

for (const [name, journey] of Object.entries(JOURNEYS)) inEveryEngine(name, journey);
