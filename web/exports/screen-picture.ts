import type { ScreenDescription } from "../screen/describe.ts";
import { drawScreen } from "../screen/draw.ts";
import type { ReadImage } from "./gather.ts";

/** A screen as it stands on the machine, as a PNG of the screen's own size. */
export async function screenPicture(screen: ScreenDescription, readImage: ReadImage): Promise<Blob> {
  const canvas = await drawScreen(screen, async (source) => {
    const bytes = await readImage(source);
    return typeof bytes === "string" ? undefined : createImageBitmap(new Blob([bytes]));
  });
  return canvas.convertToBlob({ type: "image/png" });
}
