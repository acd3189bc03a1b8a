import { arrangementFor, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { PACKAGES } from "../messages/en/packages.ts";
import { describeScreen, type ScreenDescription } from "../screen/describe.ts";
import type { Looked } from "./opened.ts";

/** One screen of the machine with what a package has for it. */
export interface PackageScreen {
  /** Of its category, and of a list which of its pictures. */
  readonly id: string;
  readonly label: string;
  readonly screen: ScreenDescription;
}

/** Every screen for which a package has a picture; of a list one a picture. Places without one are empty. */
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

/** What a place is called: its category and slot, or the category alone. */
export function placeWords(model: MachineModel, id: string, slot: string): string {
  const category = findCategory(model, id);
  const label = category?.kind === "slots" && category.slots.find((each) => each.id === slot)?.label;
  return label ? PACKAGES.folder(category.label, label) : (category?.label ?? id);
}
