import { CLASSIC } from "../../shared/machines/classic/model.ts";
import type { ExportedDesign } from "../../web/exports/plan.ts";

const image = (url: string, isMissing = false) => ({ url, isMissing });

/** A design of the classic machine with nothing in it, but for what is given. */
export const design = (given: Partial<ExportedDesign> = {}): ExportedDesign => ({
  machineName: "",
  lists: {},
  slots: {},
  names: {},
  counts: {},
  ...given,
});

export { CLASSIC, image };
