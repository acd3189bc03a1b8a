import { GENERIC_BLENDS, GENERIC_SCREENSAVERS, type GenericImage } from "../../shared/catalogue/generics.ts";
import type { LibraryId } from "../../shared/catalogue/steps.ts";

/** The bundled pictures to choose from. */
export const LIBRARIES: Readonly<Record<LibraryId, readonly GenericImage[]>> = {
  blends: GENERIC_BLENDS,
  screensavers: GENERIC_SCREENSAVERS,
};
