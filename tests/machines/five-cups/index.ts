import type { Machine } from "../../../shared/machine/machine.ts";
import * as fiveCups from "./machine.ts";

/* Stands in for shared/machines/index.ts in a build of the tests'. */

export * as ACTIVE from "./machine.ts";

export const MACHINES: readonly Machine[] = [fiveCups];
