import { DESIGN_MENU } from "#messages/design-menu.ts";
import { groups, series } from "#messages/formats.ts";
import { findCategory, findSlot } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design, ImageRef } from "../../shared/model/design.ts";
import type { DesignFile } from "../store/design-file.ts";

export function describeOmissions(
  model: MachineModel,
  design: Design,
  { skipped, withoutOriginal, hasWholeTable }: DesignFile,
): readonly string[] {
  const places = withoutOriginal.map((ref) => formatPlaceName(model, design, ref));
  return [
    ...(skipped.length > 0 ? [DESIGN_MENU.missingInFile(skipped.length)] : []),
    ...(hasWholeTable ? [] : [DESIGN_MENU.tableIncomplete]),
    ...(places.length > 0 ? [DESIGN_MENU.withoutOriginals(groups(places))] : []),
  ];
}

/** Returns text such as "Hot Cup Sizes, Large" or "Screensaver 2". */
export function formatPlaceName(
  model: MachineModel,
  { lists }: Pick<Design, "lists">,
  { category: id, key }: ImageRef,
): string {
  const category = findCategory(model, id);
  if (!category) return id;
  if (category.kind === "slots") return series([category.label, findSlot(category, key).label]);
  const index = lists[id]?.findIndex((image) => image.id === key) ?? 0;
  return `${category.label} ${index + 1}`;
}
