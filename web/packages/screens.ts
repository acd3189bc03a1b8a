import { arrangementFor, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { PACKAGES } from "../messages/en/packages.ts";
import { describeScreen, type ScreenDescription } from "../screen/describe.ts";
import type { Looked } from "./opened.ts";

export interface PackageScreen {
  readonly id: string;
  readonly label: string;
  readonly screen: ScreenDescription;
}

/** Returns every screen that a package has a picture for; of a list, one for each picture. */
export function screensOf(
  model: MachineModel,
  { placement, urls }: Pick<Looked, "placement" | "urls">,
): PackageScreen[] {
  const { placed, counts } = placement;
  return model.categories.flatMap((category): PackageScreen[] => {
    const own = placed.filter((picture) => picture.category === category.id);
    if (own.length === 0) return [];
    const initial = category.kind === "slots" ? category.counts?.initial : undefined;
    const arrangement = arrangementFor(category, counts[category.id] ?? initial);
    if (category.kind === "list")
      return own.map(({ path, isGuess }, index) => ({
        id: `${category.id} ${index}`,
        label: own.length === 1 ? category.label : PACKAGES.numbered(category.label, index + 1),
        screen: describeScreen(model, category, arrangement, () => ({
          label: category.label,
          source: urls.get(path),
          badge: isGuess ? PACKAGES.guess : undefined,
        })),
      }));
    const screen = describeScreen(model, category, arrangement, (slot) => {
      const picture = own.find((each) => each.slot === slot);
      const label = category.slots.find(({ id }) => id === slot)?.label ?? slot;
      return {
        label,
        source: picture && urls.get(picture.path),
        badge: picture?.isGuess ? PACKAGES.guess : undefined,
      };
    });
    return [{ id: category.id, label: category.label, screen }];
  });
}

export function placeWords(model: MachineModel, id: string, slot: string): string {
  const category = findCategory(model, id);
  const label = category?.kind === "slots" && category.slots.find((each) => each.id === slot)?.label;
  return label ? PACKAGES.folder(category.label, label) : (category?.label ?? id);
}
