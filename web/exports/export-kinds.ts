import { EXPORTS } from "../words/exports.ts";

/** The files that a design can become. */
export type ExportKind = keyof typeof EXPORTS.kinds;

export const EXPORT_KINDS = Object.keys(EXPORTS.kinds) as readonly ExportKind[];
