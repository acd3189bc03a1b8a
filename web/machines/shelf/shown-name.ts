import type { MachineModel } from "../../../shared/machine/types.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import type { ListedDesign } from "../../store/types.ts";

/** What a design is called where it stands among others. */
export const shownName = (model: MachineModel, { name, state }: ListedDesign): string =>
  name || (state === "usable" ? SHELF.unnamed(model.defaultMachineName) : SHELF.kind[state]);
