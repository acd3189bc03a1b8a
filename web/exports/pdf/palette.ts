import type { Colour } from "./page.ts";

export const PAPER: Colour = [255, 255, 255];
export const INK: Colour = [42, 25, 16];
export const SOFT: Colour = [103, 80, 63];
export const LINE: Colour = [223, 207, 182];
/** The titles of the sections. */
export const RED: Colour = [176, 28, 28];
/** What the machine's own interface is drawn in. */
export const MACHINE_INK: Colour = [35, 20, 12];
