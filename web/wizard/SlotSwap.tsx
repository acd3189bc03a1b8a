import { findSlot } from "../../shared/machine/questions.ts";
import type { SlotCategory } from "../../shared/machine/types.ts";
import { WIZARD } from "../messages/en/wizard.ts";
import { Button } from "../ui/button/Button.tsx";
import { Menu } from "../ui/menu/Menu.tsx";
import type { SlotIntake } from "./useSlotIntake.ts";

interface SlotSwapProps {
  category: SlotCategory;
  slot: string;
  others: readonly string[];
  intake: SlotIntake;
}

/** Swaps a slot's picture with another's, as dragging does: at once where there is only one other, else by a menu. */
export function SlotSwap({ category, slot, others, intake }: SlotSwapProps) {
  const labelOf = (id: string) => findSlot(category, id).label;
  const [only, ...more] = others;
  if (only !== undefined && more.length === 0)
    return (
      <Button
        size="small"
        icon="swap"
        aria-label={WIZARD.swapTwo(labelOf(slot), labelOf(only))}
        onClick={() => intake.swap(slot, only)}
      />
    );
  return (
    <Menu
      label={WIZARD.swapWith(labelOf(slot))}
      icon="swap"
      items={others.map((other) => ({
        label: labelOf(other),
        onPress: () => void intake.swap(slot, other),
      }))}
    />
  );
}
