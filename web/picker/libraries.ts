import type { LibraryId } from "../../shared/machine/steps.ts";
import {
  GENERIC_BLENDS,
  GENERIC_SCREENSAVERS,
  type GenericImage,
} from "../../shared/machines/classic/generics.ts";

/** The bundled pictures to choose from. */
export const LIBRARIES: Readonly<Record<LibraryId, readonly GenericImage[]>> = {
  blends: GENERIC_BLENDS,
  screensavers: GENERIC_SCREENSAVERS,
};
