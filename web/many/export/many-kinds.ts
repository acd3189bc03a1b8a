import { DESIGN_MENU } from "../../words/design-menu.ts";
import { EXPORTS } from "../../words/exports.ts";

/** The files that many machines can have made at once: kinds of a single machine's, and the design itself. */
export const MANY_KINDS = ["package", "pdf", "images", "approval", "design"] as const;

export type ManyKind = (typeof MANY_KINDS)[number];

/** What a kind is called. */
export const kindLabel = (kind: ManyKind): string =>
  kind === "design" ? DESIGN_MENU.file : EXPORTS.kinds[kind].label;
