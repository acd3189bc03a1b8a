import { PRODUCT } from "../../../shared/product.ts";
import { SHEETS } from "../../messages/en/sheets.ts";
import { type EmbeddedFaces, PdfDrawing } from "../pdf/drawing.ts";
import { type ApprovalContent, layoutApproval } from "./approval-layout.ts";
import { asJpeg, drawSheetScreens, type Sources } from "./draw-sheet-screens.ts";
import { FACES, hasFonts, LETTERS } from "./sheet-fonts.ts";
import type { SheetScreen } from "./sheet-screens.ts";

export interface ApprovalJob {
  readonly content: Omit<ApprovalContent, "screens" | "ratio">;
  readonly screens: readonly SheetScreen[];
  readonly sources: Sources;
}

/** Sharp in print: at 55 mm some 350 pixels to the inch. */
const KEEPING = { scale: 0.75, quality: 0.9 };

/** The approval sheet, one page with the product's typefaces in it. */
export async function writeApproval(
  { content, screens, sources }: ApprovalJob,
  onProgress: (share: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  await hasFonts();
  const drawn = await drawSheetScreens(screens, sources, onProgress);
  const [first] = screens;
  const { width, height } = first?.screen.size ?? { width: 4, height: 3 };
  const drawing = new PdfDrawing(
    { title: SHEETS.documentTitle(content.name), author: PRODUCT, creator: PRODUCT },
    { orientation: "portrait", faces: await readFaces() },
  );
  for (const item of layoutApproval({ ...content, screens, ratio: width / height })) {
    if (item.kind !== "picture") {
      await drawing.draw(item);
      continue;
    }
    const canvas = drawn.get(item.id);
    if (!canvas) continue;
    const jpeg = new Uint8Array(await (await asJpeg(canvas, KEEPING)).arrayBuffer());
    drawing.picture(item.id, jpeg, "JPEG", item.box);
  }
  return drawing.bytes();
}

/** The files of the faces; without them all, the built-in fonts do. */
async function readFaces(): Promise<EmbeddedFaces | undefined> {
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
