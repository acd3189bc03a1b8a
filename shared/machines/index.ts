import type { Machine } from "../machine/machine.ts";
import * as classic from "./classic/machine.ts";

/** The one switch: the machine in use. A bundle has only the parts of it that are named. */
export * as ACTIVE from "./classic/machine.ts";

/** Every machine that there is. Code takes a machine, or its model, as an argument. */
export const MACHINES: readonly Machine[] = [classic];
