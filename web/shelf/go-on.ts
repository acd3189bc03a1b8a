import type { MachineModel } from "../../shared/machine/types.ts";
import { type DesignView, firstUnfinished } from "../document/completeness.ts";

/** The page on which work on a design goes on: what is missing first, else the review. */
export const routeOf = (model: MachineModel, design: DesignView | null): string =>
  (design && firstUnfinished(model, design)?.config.route) ?? model.nameStep.route;
