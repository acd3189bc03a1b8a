import type { MachineModel } from "../machine/types.ts";
import { CLASSIC } from "./classic/model.ts";

/** The one machine model in use. Code takes a model as an argument; only entry points read this. */
export const ACTIVE_MODEL: MachineModel = CLASSIC;
