import { LANGUAGE } from "#messages/language.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { createEmptyDesign, type Design } from "../../shared/model/design.ts";

export const createEmptyDesignInPageLanguage = (model: MachineModel, id: string): Design =>
  createEmptyDesign(model, id, LANGUAGE);
