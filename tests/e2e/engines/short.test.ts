import { inEveryEngine } from "./engines.ts";
import { short } from "./journeys.ts";

inEveryEngine("from the home page to the package", short);
