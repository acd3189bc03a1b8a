import { asJpeg, drawSheetScreens, type Sources } from "./draw-sheet-screens.ts";
import { firstThatFits } from "./fit-bytes.ts";
import { previewHtml } from "./preview-html.ts";
import type { PreviewStop, SheetScreen } from "./sheet-screens.ts";

/** Bytes of a preview file at most. */
export const MOST_BYTES = 4_000_000;

export interface PreviewJob {
  readonly name: string;
  readonly screens: readonly SheetScreen[];
  readonly stops: readonly PreviewStop[];
  readonly sources: Sources;
}

/** The preview file, its pictures as good as its size allows. */
export async function writePreview(
  { name, screens, stops, sources }: PreviewJob,
  onProgress: (share: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  // What the machine draws over the pictures is drawn by the file: some of it can be touched.
  const plain = screens.map((each) => ({ ...each, screen: { ...each.screen, overlays: [] } }));
  const [{ screen: { size } = { size: { width: 4, height: 3 } } } = {}] = screens;
  const drawn = await drawSheetScreens(plain, sources, onProgress);
  return firstThatFits(MOST_BYTES, async (keeping) => {
    const pictures = await Promise.all(
      screens.map(async ({ id, label }) => {
        const canvas = drawn.get(id);
        if (!canvas) throw new Error(`${id} was not drawn`);
        return { id, label, picture: await dataUrl(await asJpeg(canvas, keeping)) };
      }),
    );
    const html = previewHtml({ name, stops, screens: pictures, ratio: size.width / size.height });
    return new TextEncoder().encode(html);
  });
}

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
