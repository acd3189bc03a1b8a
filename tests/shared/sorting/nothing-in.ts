import type { MachineModel } from "../../../shared/machine/types.ts";
import { emptyDesign } from "../../../shared/model/design.ts";
import type { SortedInto } from "../../../shared/sorting/plan.ts";

type Open<Value> = { -readonly [Key in keyof Value]: Record<string, Value[Key][keyof Value[Key]]> };

/** A new design as pictures are sorted into it, to be filled. */
export function nothingIn(model: MachineModel): Open<SortedInto> {
  const { names, counts } = emptyDesign(model, "");
  return { filled: {}, names: structuredClone(names), counts: { ...counts } };
}
