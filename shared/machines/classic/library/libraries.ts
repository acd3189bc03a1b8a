import type { Libraries } from "../../../machine/library.ts";
import { BLEND_PICTURES } from "./blends.ts";
import { SCREENSAVER_PICTURES } from "./screensavers.ts";

export const LIBRARIES = {
  blends: BLEND_PICTURES,
  screensavers: SCREENSAVER_PICTURES,
} satisfies Libraries;
