import { plural } from "#messages/plurals.ts";
import { WIZARD } from "#messages/wizard.ts";
import { fillPlaceholders } from "../../shared/machine/questions.ts";
import type { CountConfig as Counts } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { findCountEffect, type LookMaterials, setSlotCount } from "../../shared/model/screens.ts";
import { edit, pictures, state } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { loadDefaultImageMaterials } from "../edit/materials.ts";
import { CountSelector } from "../ui/count/CountSelector.tsx";
import { formatSizeForDisplay } from "../ui/size.ts";
import { notify } from "../ui/toast/notify.ts";
import type { StepOfKind } from "./load-step.ts";

interface CountChoiceProps {
  step: StepOfKind<"slots">;
  count: number;
  onChoose(): void;
}

const { model } = ACTIVE;

let lastGroup = 0;

export function CountChoice({ step: { category, config }, count, onChoose }: CountChoiceProps) {
  const { counts } = category;
  const { counting } = config;
  if (!counts || !counting) return null;
  const choose = async (next: number) => {
    onChoose();
    const { id } = state.design;
    const loaded = await loadDefaultImageMaterials().catch(() => undefined);
    if (!loaded) return notify.error(WIZARD.countNotChanged(faultMessage("notLoaded")));
    const label = { offer: { kind: "count", category: category.id } } as const;
    // On an empty screen, changes merge into one undo step.
    if (Object.keys(state.design.slots[category.id] ?? {}).length > 0) lastGroup++;
    const group = `count ${category.id} ${lastGroup}`;
    const change = (materials: LookMaterials) =>
      edit(id, label, (design) => setSlotCount(design, category, next, materials), { needs: "every", group });
    const { isMissing } = pictures;
    let materials: LookMaterials = { ...loaded, isMissing };
    let outcome = await change(materials);
    if (!outcome.ok && outcome.fault === "notRendered") {
      // If the look can't be rendered, its images are treated like any others.
      materials = { ...materials, looks: [] };
      outcome = await change(materials);
    }
    if (!outcome.ok) return notify.error(WIZARD.countNotChanged(faultMessage(outcome.fault)));
    notify.removeOutdated();
    const [changed] = outcome.designs.values();
    if (!changed?.before) return;
    const effect = findCountEffect(changed.before, category, next, materials);
    const hadImages = Object.keys(changed.before.slots[category.id] ?? {}).length > 0;
    if (effect !== "none" && hadImages) notify.success(counting.words[effect]);
  };
  return (
    <CountSelector
      legend={counting.legend}
      screen={model.screen}
      options={category.arrangements.map((arrangement) => ({
        value: arrangement.count,
        label: countLabel(counts, arrangement.count),
        detail: formatSizeForDisplay(arrangement.size),
        boxes: arrangement.places.map(({ box }) => box),
      }))}
      value={count}
      onChange={choose}
      accent={category.accent}
    />
  );
}

export const countLabel = ({ forms }: Counts, count: number): string =>
  fillPlaceholders(plural(count, forms), { count });
