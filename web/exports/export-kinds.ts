import { EXPORTS } from "../words/exports.ts";

/** The files that a design can become. */
export type ExportKind = keyof typeof EXPORTS.kinds;

export const EXPORT_KINDS = Object.keys(EXPORTS.kinds) as readonly ExportKind[];

/** For people who have no part in the design: they stand in a menu beside the others. */
export const MORE_KINDS: readonly ExportKind[] = ["approval", "preview", "contact"];
