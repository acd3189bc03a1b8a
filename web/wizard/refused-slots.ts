import { findSlot } from "../../shared/machine/questions.ts";
import type { Place, SlotCategory } from "../../shared/machine/types.ts";
import type { Design, Picture } from "../../shared/model/design.ts";
import { parseImageValue, pictureValue } from "../../shared/model/picture-value.ts";
import type { IsMissing } from "../../shared/model/questions.ts";
import { WIZARD } from "../messages/en/wizard.ts";
import type { ZoneError } from "../ui/dropzone/DropZoneView.tsx";
import type { RefusalInWords } from "./refusal-words.ts";
import type { SlotIntake } from "./useSlotIntake.ts";

/** A slot whose last file was refused, or whose image is gone. */
export interface RefusedSlot extends RefusalInWords {
  readonly slot: string;
  readonly label: string;
  /** Of the element that has the detail. */
  readonly id: string;
}

/** Whether a picture is a file of the app's. If it is missing, the app has it no more; the browser has deleted any other. */
export const isServed = (picture: Picture | null): boolean =>
  parseImageValue(pictureValue(picture))?.kind === "path";

const missingWords = (picture: Picture): RefusalInWords => ({
  message: WIZARD.missing,
  detail: isServed(picture) ? WIZARD.notServedAdvice : WIZARD.missingAdvice,
});

/** The places at which something is wrong; `prefix` makes their ids the page's own. */
export const refusedSlots = (
  category: SlotCategory,
  places: readonly Place[],
  design: Pick<Design, "slots">,
  isMissing: IsMissing,
  intake: SlotIntake,
  prefix: string,
): readonly RefusedSlot[] =>
  places.flatMap(({ slot }) => {
    const { picture } = design.slots[category.id]?.[slot] ?? { picture: null };
    const isGone = picture !== null && isMissing(picture);
    const refusal = intake.refusalAt(slot);
    const error = refusal
      ? { message: refusal.message, detail: refusal.details.join(" ") }
      : isGone && missingWords(picture);
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
