import { PRODUCT } from "../../../shared/product.ts";
import { SHEETS } from "../../messages/en/sheets.ts";
import type { DrawingJob, DrawnFile } from "../drawing.ts";
import { PdfDocument } from "../pdf/document.ts";
import { layoutApproval } from "./approval.ts";
import { loadCanvasFonts, readFaces } from "./fonts.ts";
import { asJpeg, drawSheetScreens, sheetScreens } from "./screens.ts";

/** Sharp in print: at 55 mm some 350 pixels to the inch. */
const JPEG_SIZE = { scale: 0.75, quality: 0.9 };

/** The approval sheet, one page with the product's typefaces in it. */
export async function writeApproval(
  { model, plan, files, date }: DrawingJob,
  onProgress: (share: number) => void,
): Promise<DrawnFile> {
  await loadCanvasFonts();
  const screens = sheetScreens(model, plan, ({ source }) => files.has(source), { onePerList: true });
  const drawn = await drawSheetScreens(screens, files, onProgress);
  const pdf = new PdfDocument(
    { title: SHEETS.documentTitle(plan.machineName), author: PRODUCT, creator: PRODUCT },
    { orientation: "portrait", faces: await readFaces() },
  );
  for (const item of layoutApproval(model, plan, screens, date)) {
    if (item.kind !== "picture") {
      await pdf.draw(item);
      continue;
    }
    const canvas = drawn[screens.findIndex(({ id }) => id === item.id)];
    if (!canvas) continue;
    const jpeg = await (await asJpeg(canvas, JPEG_SIZE)).arrayBuffer();
    pdf.picture(item.id, new Uint8Array(jpeg), "JPEG", item.box);
  }
  return { bytes: pdf.bytes() };
}
