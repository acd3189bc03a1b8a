import { arrangementFor, findSlot } from "../../shared/machine/questions.ts";
import type { Category, MachineModel } from "../../shared/machine/types.ts";
import { type DesignView, presentImage, presentImages } from "../document/completeness.ts";
import { describeScreen, type ScreenDescription } from "../screen/describe.ts";

export interface ShownScreen {
  readonly category: Category;
  readonly screen: ScreenDescription;
}

/** A screen as the design has it: empty places stay empty. */
export const screenOf = (model: MachineModel, design: DesignView, category: Category): ScreenDescription =>
  describeScreen(model, category, arrangementFor(category, design.counts[category.id]), (slot) => {
    if (category.kind === "list")
      return { label: category.label, source: presentImages(design, category.id)[0]?.url };
    const label = design.names[category.id]?.[slot] || findSlot(category, slot).label;
    return { label, source: presentImage(design, category.id, slot)?.url };
  });

/** So many of a design's screens, in the machine's order: those with pictures first. */
export function shownScreens(model: MachineModel, design: DesignView, count: number): readonly ShownScreen[] {
  const all = model.categories.map((category) => ({ category, screen: screenOf(model, design, category) }));
  const isFilled = ({ screen }: ShownScreen) => screen.pictures.some(({ source }) => source !== undefined);
  return [...all.filter(isFilled), ...all.filter((each) => !isFilled(each))].slice(0, count);
}
