import type { Design, DesignDetails } from "./design.ts";
import { type EditResult, refuseEdit, withContent } from "./edit.ts";

export const MAX_DETAIL_LENGTH = 200;

/** Keeps the confirmation, since details aren't part of the machine. */
export function setDetails(design: Design, details: Partial<DesignDetails>): EditResult {
  const typed = Object.entries(details).map(([key, text]) => [key, text.trim().toWellFormed()] as const);
  if (typed.some(([, { length }]) => length > MAX_DETAIL_LENGTH)) return refuseEdit("textLength");
  const after = withContent(design, Object.fromEntries(typed));
  return after === design ? design : { ...after, isConfirmed: design.isConfirmed };
}
