import { fillWords } from "../../shared/machine/fill-words.ts";
import { arrangementFor } from "../../shared/machine/questions.ts";
import type { Counting } from "../../shared/machine/steps.ts";
import type { MachineModel, SlotCategory } from "../../shared/machine/types.ts";
import { presentImage } from "../document/completeness.ts";
import type { ImageRecord } from "../document/design.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { CountSelector } from "../ui/count/CountSelector.tsx";
import { showSize } from "../ui/size.ts";
import { notify } from "../ui/toast/notify.ts";
import { plural } from "../words/plural.ts";
import { WIZARD } from "../words/wizard.ts";
import { rememberCleared } from "./cleared-pictures.ts";

interface CountChoiceProps {
  model: MachineModel;
  category: SlotCategory;
  counting: Counting;
  count: number;
  /** Called when another count is chosen, before it is stored. */
  onChoose(): void;
}

/** The choice of how many slots a category has. It clears their images or makes them defaults; both can be undone. */
export function CountChoice({ model, category, counting, count, onChoose }: CountChoiceProps) {
  const choose = async (next: number) => {
    onChoose();
    const here = store.here();
    const { places } = arrangementFor(category, store.design.counts[category.id]);
    const images = places.flatMap(({ slot }) => {
      const image = presentImage(store.design, category.id, slot);
      return image ? { slot, image } : [];
    });
    const hadImages = Object.keys(store.design.slots[category.id] ?? {}).length > 0;
    // Before it is shown that they are gone.
    if (next !== count) rememberCleared(category.id, images);
    const outcome = await here.setCount(category.id, next, await ofTheirLook(category, next, images));
    if (!outcome.ok) {
      notify.error(WIZARD.countNotChanged(storeFaultWords(outcome.reason)));
      return;
    }
    if (outcome.effect === "none") return;
    // No toast where there was nothing to clear.
    if (hadImages) notify.success(counting.words[outcome.effect]);
  };
  return (
    <CountSelector
      legend={counting.legend}
      screen={model.screen}
      options={category.arrangements.map((arrangement) => ({
        value: arrangement.count,
        label: countWords(counting, arrangement.count),
        detail: showSize(arrangement.size),
        boxes: arrangement.places.map(({ box }) => box),
      }))}
      value={count}
      onChange={choose}
      accent={category.accent}
    />
  );
}

/** Where all pictures that there are come from one look, that look's for the new count. */
async function ofTheirLook(
  category: SlotCategory,
  count: number,
  images: readonly { readonly image: ImageRecord }[],
) {
  if (images.length === 0 || images.some(({ image }) => image.isDefault)) return [];
  try {
    const { countPictures } = await import("../looks/count-pictures.ts");
    return await countPictures(category, count);
  } catch (fault) {
    console.error(fault);
    return [];
  }
}

/** "1 size", "3 sizes". */
export const countWords = ({ forms }: Counting, count: number): string =>
  fillWords(plural(count, forms), { count });
