import { join } from "node:path";

/** What devices have: the tests' own, a bare Linux, and one with Roboto alone. Each is a file in this folder. */
export const FONT_SETS = ["all", "dejavu", "roboto"] as const;
export type FontSet = (typeof FONT_SETS)[number];

/** What FONTCONFIG_FILE has to be for a program to have these fonts, and none of the machine's. */
export const fontsFile = (fonts: FontSet): string => join(import.meta.dirname, `${fonts}.conf`);
