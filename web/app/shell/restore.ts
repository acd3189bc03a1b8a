import { UNDO_AND_REDO } from "#messages/design-menu.ts";
import { findCategory } from "../../../shared/machine/questions.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import type { UndoDirection } from "../../../shared/model/history.ts";
import { listNameFields, type NameField, nameOfField } from "../../../shared/model/name-fields.ts";
import { drafts, editingSession, state } from "../../edit/app.ts";
import { discardDrafts } from "../../edit/draft-autosave.ts";
import { faultMessage } from "../../edit/fault-message.ts";
import type { UndoOffer } from "../../edit/state.ts";
import { notify } from "../../ui/toast/notify.ts";

const whatWords = ({ kind, category }: UndoOffer): string =>
  UNDO_AND_REDO.changes[kind](findCategory(ACTIVE.model, category ?? "")?.label ?? "");

export const undoButtonLabel = (direction: UndoDirection, offer: UndoOffer): string =>
  UNDO_AND_REDO[direction].named(whatWords(offer));

/** First stores text being typed, as a separate undo step. */
export async function undoOrRedo(direction: UndoDirection): Promise<void> {
  await drafts.flush();
  const { [direction]: offer, design: before } = state;
  const words = UNDO_AND_REDO[direction];
  if (!offer) return void notify.error(words.nothing);
  const what = whatWords(offer);
  const outcome = await editingSession[direction]();
  if (!outcome.ok) return void notify.error(words.failed(faultMessage(outcome.fault)));
  const isChanged = (field: NameField) => nameOfField(before, field) !== nameOfField(state.design, field);
  discardDrafts(drafts, listNameFields(ACTIVE.model), before, isChanged);
  notify.removeOutdated();
  notify.success(words.done(what));
}
