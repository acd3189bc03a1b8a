import type { Machine } from "../machine/machine.ts";
import * as classic from "./classic/machine.ts";

/** Selects the machine in use. Bundles include only the parts that are imported by name. */
export * as ACTIVE from "./classic/machine.ts";

/** For the worker and tests. */
export const MACHINES: readonly Machine[] = [classic];
