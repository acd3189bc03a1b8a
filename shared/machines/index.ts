import type { Machine } from "../machine/machine.ts";
import * as classic from "./classic/machine.ts";

export * as ACTIVE from "./classic/machine.ts";

export const MACHINES: readonly Machine[] = [classic];
