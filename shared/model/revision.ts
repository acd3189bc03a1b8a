import { canonical } from "./canonical.ts";
import type { Design, DesignContent } from "./design.ts";
import { type IsMissing, isConfirmed, missingImages, NONE_MISSING } from "./questions.ts";

/** The parts of a design that changes change. Undo brings all of them back but the table. */
export const CONTENT = ["name", "lists", "slots", "names", "counts", "texts", "brand", "table"] as const;

/** Marks the design as confirmed; the next change takes it back, and so does a picture that is lost. */
export const confirmDesign = (design: Design, isMissing: IsMissing = NONE_MISSING): Design =>
  isConfirmed(design, isMissing)
    ? design
    : { ...design, isConfirmed: true, missingAtConfirm: missingImages(design, isMissing).length };

/** A new design with the content of another, under another id and name; not confirmed. */
export const copyDesign = (
  design: Design,
  { id, name }: { readonly id: string; readonly name: string },
): Design => ({ ...design, id, name, timestamp: "", changedAt: 0, revision: 0, isConfirmed: false });

/** Whether two designs say the same, whoever made them and when. */
export const isSameContent = (one: DesignContent, other: DesignContent): boolean =>
  CONTENT.every((key) => one[key] === other[key] || canonical(one[key]) === canonical(other[key]));

/** The record to store for an edited design, given the one that was read; the same if nothing was changed. */
export const committed = (before: Design, after: Design, now: number): Design =>
  after === before && before.revision > 0
    ? before
    : {
        ...after,
        timestamp: after.timestamp || String(now),
        changedAt: now,
        revision: before.revision + 1,
      };
