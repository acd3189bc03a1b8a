import { describe, expect, it } from "vitest";
import { createBytesSource } from "../../shared/archive/source.ts";
import * as classic from "../../shared/machines/classic/machine.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { placePictures, readPackage } from "../../shared/package/read-package.ts";
import { readDesignFile, saveDesignFile } from "../../web/edit/design-files.ts";
import { createDesignFromPackage } from "../../web/edit/package-design.ts";
import { splitByDesignLimit } from "../../web/edit/package-placement.ts";
import { rawZip } from "../support/raw-zip.ts";
import { LEFT_BEHIND, TOO_MUCH } from "../support/too-much.ts";

/** A package as the page has it once it was looked into. */
async function lookedInto(entries: readonly { readonly path: string; readonly data: Uint8Array }[]) {
  const pictures = new Map<string, Blob>();
  const reading = await readPackage(createBytesSource(rawZip(entries)), {
    onPicture: (path, bytes) => pictures.set(path, new Blob([bytes])),
  });
  const placement = placePictures(CLASSIC_MODEL, reading.entries);
  return { file: new File([], "Bar.mp"), reading, placement, pictures };
}

describe("a package of more than a design has room for", () => {
  it("says which of its pictures stay behind, and the others are in the design", async () => {
    const looked = await lookedInto(TOO_MUCH);
    expect(looked.placement.placed).toHaveLength(6);
    const { taken, left } = splitByDesignLimit(looked.placement, looked.pictures);
    expect(left.map(({ path }) => path)).toEqual(LEFT_BEHIND);
    expect(taken).toHaveLength(5);

    const words = await classic.wordTable();
    const { design, blobs = new Map() } = await createDesignFromPackage(looked, {
      model: CLASSIC_MODEL,
      readPicture: async () => "missing",
      looks: [],
      words,
    });
    const { bytes } = await saveDesignFile(CLASSIC_MODEL, design, async (blob) => blobs.get(blob));
    expect(await readDesignFile(CLASSIC_MODEL, bytes)).toMatchObject({ design: { lists: design.lists } });
    expect(design.lists.screensaver).toHaveLength(4);
    expect(Object.keys(design.slots.hotcold ?? {})).toEqual(["cold"]);
  });
});
