import type { MachineModel } from "../../../shared/machine/types.ts";
import { PRODUCT } from "../../../shared/product.ts";
import type { LoadedImage } from "../gather.ts";
import type { ExportPlan } from "../plan.ts";
import type { PdfJob, WrittenPdf } from "./write-pdf.ts";

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
      generated: `Generated on ${now.toLocaleDateString()} at ${now.toLocaleTimeString()}`,
      product: PRODUCT,
    },
  };
  const buffers = [...new Set(images.map(({ bytes }) => bytes.buffer))];
  const { bytes, damaged } = await writeInWorker(job, buffers, onProgress);
  return { file: new Blob([bytes], { type: "application/pdf" }), damaged };
}

function writeInWorker(
  job: PdfJob,
  buffers: ArrayBuffer[],
  onProgress: (share: number) => void,
): Promise<WrittenPdf> {
  const worker = new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });
  return new Promise<WrittenPdf>((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<WrittenPdf | { share: number }>) =>
      "share" in data ? onProgress(data.share) : done(data);
    worker.onerror = (event) => failed(new Error(event.message || "the PDF's worker did not start"));
    // Handed over and not copied: several megabytes at once would hold the page up.
    worker.postMessage(job, buffers);
  }).finally(() => worker.terminate());
}
