import type { EmbeddedFontFaces } from "../pdf/document.ts";

/**
 * Created from the fonts in web/styles/fonts, under the same licences: one weight each, with Latin and
 * extended Latin merged (fontTools: varLib.instancer, Merger).
 */
export const FONT_FACES = {
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

/** Excludes combining marks. */
export const SUPPORTED_TEXT =
  /^[ -~\u00a0-¬®-´¶-ćĊ-ēĖ-ěĞ-ģĦħĪ-īĮ-ĳĶķĹ-ľŁ-ňŐ-ŕŘ-śŞ-ťŪūŮ-žȘ-țȷˆ˚˜˝Ẁ-ẅẞỲỳ\u2009–—‘-‚“-„†•…‹›⁄€∕−]*$/;

/** Returns undefined if a face fails to load. */
export async function loadFontFaces(): Promise<EmbeddedFontFaces | undefined> {
  const [display, text, bold] = await Promise.all([
    loadFace(FONT_FACES.display),
    loadFace(FONT_FACES.text),
    loadFace(FONT_FACES.bold),
  ]);
  return display && text && bold && { files: { display, text, bold }, letters: SUPPORTED_TEXT };
}

async function loadFace({ name, family, weight, url }: (typeof FONT_FACES)[keyof typeof FONT_FACES]) {
  // TypeScript declares `fonts` for pages only.
  const { fonts } = self as unknown as { readonly fonts: FontFaceSet };
  try {
    // Given a URL, FontFace bypasses the service worker in Firefox.
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url.pathname}: status ${answer.status}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    fonts.add(await new FontFace(family, bytes, { weight }).load());
    return { name, bytes };
  } catch (fault) {
    console.warn("Failed to load a font", fault);
    return undefined;
  }
}
