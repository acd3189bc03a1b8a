import type { MachineModel } from "../../shared/machine/types.ts";
import { copyDesign, type Design, emptyDesign } from "../document/design.ts";
import { type Entries, withChanges } from "./entries.ts";
import { nextRevision, OWN_KEYS } from "./keys.ts";
import type { StoreFault } from "./outcome.ts";
import { identify, type Reading, readDesign } from "./read-design.ts";
import { headOf, type Row } from "./row.ts";
import { changesBetween } from "./write-design.ts";
import type { Action } from "./writing.ts";

/** What an edit of a row goes by. */
interface RowEdit extends Pick<Action, "edit" | "offer" | "isReplacing"> {
  /** Stored values of the action's images. */
  readonly values: readonly string[];
  /** What was shown of the design last: by it the action knows its images. */
  readonly shown?: Design | undefined;
  /** Urls whose bytes are gone. */
  readonly missing: ReadonlySet<string>;
  readonly now: number;
}

/** Makes an edit of a design that is not open: its row as it is to be. A fault changes nothing. */
export function editRow(
  model: MachineModel,
  { head, entries }: Row,
  { edit, offer, isReplacing = false, values, shown, missing, now }: RowEdit,
): Row | StoreFault {
  const reading = readRow(model, entries, missing, shown);
  const after = copyDesign(reading.design);
  const fault = edit(after, values);
  if (fault) return fault;
  if (offer) {
    if (!isReplacing) after.machineTimestamp ||= String(now);
    after.isConfirmed = false;
  }
  after.returnToStep = reading.design.returnToStep;
  const changes = changesBetween(model, entries, reading, after, isReplacing);
  const edited = new Map(withChanges(entries, changes));
  if (offer && changes.size > 0) edited.delete(OWN_KEYS.confirmed);
  const revision = nextRevision(head.revision, now);
  return { head: headOf(model, { id: head.id, entries: edited, revision, now }), entries: edited };
}

/** The design of a row, its images with ids of its own where nothing of it was shown. */
export function readRow(
  model: MachineModel,
  entries: Entries,
  missing: ReadonlySet<string>,
  shown?: Design,
): Reading {
  const reading = readDesign(model, entries);
  let lastId = 0;
  identify(reading.design, {
    previous: shown ?? emptyDesign(model),
    missing,
    accepted: reading.accepted,
    nextId: () => `closed-${++lastId}`,
  });
  return reading;
}
