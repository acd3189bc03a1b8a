import type { Design } from "../../shared/model/design.ts";
import type { DesignFile } from "../storage/shelf.ts";
import type { DesignFile as NewFile } from "../store/design-file.ts";

/** A design file with places as the pages know them: a list's slot is an index. */
export function fileWithPlaces(design: Design, file: NewFile): DesignFile {
  const places = (refs: NewFile["skipped"]) =>
    refs.map(({ category, key }) => {
      const index = design.lists[category]?.findIndex(({ id }) => id === key);
      return { category, slot: String(index ?? key) };
    });
  return { ...file, skipped: places(file.skipped), withoutOriginal: places(file.withoutOriginal) };
}
