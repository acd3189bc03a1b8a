import type { EmbeddedFaces } from "../pdf/document.ts";

/**
 * The product's faces as files that a PDF can hold: those of web/styles/fonts, Latin and extended Latin merged and
 * written as TrueType at one weight (fontTools: varLib.instancer, Merger), under the same licences.
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

/** Matches a text if all three files have all its letters, none of which is a mark that stands over another. */
export const LETTERS =
  /^[ -~\u00a0-¬®-´¶-ćĊ-ēĖ-ěĞ-ģĦħĪ-īĮ-ĳĶķĹ-ľŁ-ňŐ-ŕŘ-śŞ-ťŪūŮ-žȘ-țȷˆ˚˜˝Ẁ-ẅẞỲỳ\u2009–—‘-‚“-„†•…‹›⁄€∕−]*$/;

/** Makes the faces known to this thread's canvases. The device's own replace one that does not arrive. */
export async function loadCanvasFonts(): Promise<void> {
  // TypeScript's library knows the page's alone.
  const { fonts } = self as unknown as { readonly fonts: FontFaceSet };
  await Promise.all(
    Object.values(FACES).map(async ({ family, weight, url }) => {
      try {
        // Fetched by us, as web/picture/lettering/fonts.ts does: Firefox would ask the network past the service worker.
        const bytes = await (await fetch(url)).arrayBuffer();
        fonts.add(await new FontFace(family, bytes, { weight }).load());
      } catch (fault) {
        console.warn("A typeface did not arrive", fault);
      }
    }),
  );
}

/** The files of the faces for a PDF; undefined if one does not arrive. */
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
