import type { MachineModel } from "../../machine/types.ts";
import { CLASSIC } from "./model.ts";

/** The classic machine; see `Machine`. */
export const model: MachineModel = CLASSIC;
export { SHOWCASE as showcase } from "./showcase.ts";
export const guide = async () => (await import("./guide.ts")).GUIDE;
export const libraries = async () => (await import("./library/libraries.ts")).LIBRARIES;
export const letterings = async () => (await import("./library/lettering.ts")).LETTERINGS;
