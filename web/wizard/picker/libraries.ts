import type { LibraryPicture } from "../../../shared/machine/library.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";

/** Loaded with the picker, which is itself loaded when it is first opened. */
const libraries = await ACTIVE.libraries();

/** The bundled pictures of a library; none where the machine has no such library. */
export const libraryOf = (id: string): readonly LibraryPicture[] => libraries[id] ?? [];
