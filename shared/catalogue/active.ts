import { CLASSIC } from "./classic.ts";
import type { MachineModel } from "./types.ts";

/** The product's name, as it is shown. */
export const PRODUCT = "Brewscreen";

/** The one machine model in use. Code takes a model as an argument; only entry points read this. */
export const ACTIVE_MODEL: MachineModel = CLASSIC;
