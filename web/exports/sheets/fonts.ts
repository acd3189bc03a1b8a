import type { EmbeddedFaces } from "../pdf/document.ts";

/**
 * The product's typefaces as TrueType files for PDFs. They are made of those in web/styles/fonts, with Latin and
 * extended Latin merged, at one weight each (fontTools: varLib.instancer, Merger), under the same licences.
 */
export const FACES = {
  display: {
    name: "Besley-Bold",
    family: "Besley",
    weight: "700",
    url: new URL("./fonts/besley-700.ttf", import.meta.url),
  },
  text: {
    name: "AtkinsonHyperlegibleNext-Regular",
    family: "Atkinson",
    weight: "400",
    url: new URL("./fonts/atkinson-400.ttf", import.meta.url),
  },
  bold: {
    name: "AtkinsonHyperlegibleNext-Bold",
    family: "Atkinson",
    weight: "700",
    url: new URL("./fonts/atkinson-700.ttf", import.meta.url),
  },
} as const;

/** Matches a text if all three files have all its letters. Combining marks are left out. */
export const LETTERS =
  /^[ -~\u00a0-¬®-´¶-ćĊ-ēĖ-ěĞ-ģĦħĪ-īĮ-ĳĶķĹ-ľŁ-ňŐ-ŕŘ-śŞ-ťŪūŮ-žȘ-țȷˆ˚˜˝Ẁ-ẅẞỲỳ\u2009–—‘-‚“-„†•…‹›⁄€∕−]*$/;

/** Loads the typefaces for this thread's canvases. One that can't be loaded is replaced by the device's own. */
export async function loadCanvasFonts(): Promise<void> {
  // TypeScript declares it for pages only.
  const { fonts } = self as unknown as { readonly fonts: FontFaceSet };
  await Promise.all(
    Object.values(FACES).map(async ({ family, weight, url }) => {
      try {
        // Firefox would load the URL of a FontFace past the service worker.
        const bytes = await (await fetch(url)).arrayBuffer();
        fonts.add(await new FontFace(family, bytes, { weight }).load());
      } catch (fault) {
        console.warn("A typeface did not arrive", fault);
      }
    }),
  );
}

/** Reads the typefaces for a PDF. Returns undefined if one can't be loaded. */
export async function readFaces(): Promise<EmbeddedFaces | undefined> {
  const read = async ({ name, url }: { readonly name: string; readonly url: URL }) => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
    return { name, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  try {
    const [display, text, bold] = await Promise.all([
      read(FACES.display),
      read(FACES.text),
      read(FACES.bold),
    ]);
    return { files: { display, text, bold }, letters: LETTERS };
  } catch (fault) {
    console.warn("A typeface did not arrive", fault);
    return undefined;
  }
}
