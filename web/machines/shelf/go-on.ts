import type { MachineModel } from "../../../shared/machine/types.ts";
import type { Design } from "../../../shared/model/design.ts";
import { firstUnfinished, type IsMissing } from "../../../shared/model/questions.ts";

/** The page on which work on a design goes on: that of what is missing first, else the review. */
export const routeOf = (model: MachineModel, design: Design | null, isMissing: IsMissing): string =>
  (design && firstUnfinished(model, design, isMissing)?.config.route) ?? model.nameStep.route;
