import { findSlot } from "../../shared/machine/questions.ts";
import type { Place, SlotCategory } from "../../shared/machine/types.ts";
import type { DesignView } from "../document/completeness.ts";
import type { ImageRecord } from "../document/design.ts";
import { isNotServed } from "../storage/missing.ts";
import type { ZoneError } from "../ui/dropzone/DropZoneView.tsx";
import { WIZARD } from "../words/wizard.ts";
import type { RefusalInWords } from "./refusal-words.ts";
import type { SlotIntake } from "./useSlotIntake.ts";

/** A slot whose last file was refused, or whose image is gone. */
export interface RefusedSlot extends RefusalInWords {
  readonly slot: string;
  readonly label: string;
  /** Of the element that has the detail. */
  readonly id: string;
}

const missingWords = (image: ImageRecord): RefusalInWords => ({
  message: WIZARD.missing,
  detail: isNotServed(image) ? WIZARD.notServedAdvice : WIZARD.missingAdvice,
});

/** The places at which something is wrong; `prefix` makes their ids the page's own. */
export const refusedSlots = (
  category: SlotCategory,
  places: readonly Place[],
  design: DesignView,
  intake: SlotIntake,
  prefix: string,
): readonly RefusedSlot[] =>
  places.flatMap(({ slot }) => {
    const image = design.slots[category.id]?.[slot];
    const error = intake.stateOf(slot).error ?? (image?.isMissing ? missingWords(image) : undefined);
    return error ? [{ ...error, slot, label: findSlot(category, slot).label, id: `${prefix}-${slot}` }] : [];
  });

/** The error that a slot's own zone shows; beside others there is room for the message alone. */
export function errorIn(
  refused: readonly RefusedSlot[],
  slot: string,
  isBesideOthers: boolean,
): ZoneError | undefined {
  const found = refused.find((each) => each.slot === slot);
  if (!found) return undefined;
  const { message, detail, id } = found;
  return isBesideOthers ? { message, detailId: id } : { message, detail };
}
