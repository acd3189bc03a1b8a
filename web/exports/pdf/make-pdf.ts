import type { MachineModel } from "../../../shared/machine/types.ts";
import { PRODUCT } from "../../../shared/product.ts";
import { PDF } from "../../messages/en/pdf.ts";
import { callOnce } from "../../threads/thread.ts";
import { blobInPieces } from "../blob-in-pieces.ts";
import type { LoadedImage } from "../gather.ts";
import type { ExportPlan } from "../plan.ts";
import type { PdfJobs } from "./pdf.worker.ts";
import type { PdfJob } from "./write-pdf.ts";

export interface MadePdf {
  readonly file: Blob;
  /** Ids of planned images that were left out since their image data is damaged. */
  readonly damaged: readonly string[];
}

/**
 * The PDF summary of a plan, made in a worker that is loaded when it is first asked for and ends with its
 * file. The images' bytes go over to it: they are empty afterwards. Rejects where it can't be made.
 *
 * @param onProgress is told the share of the pictures that are done, 0 to 1
 */
export async function makePdf(
  model: MachineModel,
  plan: ExportPlan,
  images: readonly LoadedImage[],
  onProgress: (share: number) => void,
  now = new Date(),
): Promise<MadePdf> {
  const job: PdfJob = {
    plan,
    pngs: new Map(images.map(({ image, bytes }) => [image.id, bytes])),
    words: {
      title: model.title,
      generated: PDF.generated(now.toLocaleDateString(), now.toLocaleTimeString()),
      product: PRODUCT,
    },
  };
  // Handed over and not copied: several megabytes at once would hold the page up.
  const { bytes, damaged } = await callOnce<PdfJobs, "writePdf">(start, "writePdf", job, {
    transfer: [...new Set(images.map(({ bytes }) => bytes.buffer))],
    onProgress,
  });
  return { file: await blobInPieces([bytes], "application/pdf"), damaged };
}

const start = () => new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });
