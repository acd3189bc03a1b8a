import type { Machine } from "../../shared/machine/machine.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { packageFileName } from "../../shared/package/name.ts";
import { EXPORTS } from "../words/exports.ts";
import { packageOrder } from "./design-package.ts";
import type { ExportKind } from "./export-kinds.ts";
import {
  approvalFileName,
  contactFileName,
  pdfFileName,
  previewFileName,
  zipFileName,
} from "./file-names.ts";
import {
  type CheckedPngs,
  type Gathered,
  gatherImages,
  type ReadImage,
  type SkippedImage,
} from "./gather.ts";
import { imageZip } from "./image-zip.ts";
import { type PackageFailure, requestPackage } from "./media-package.ts";
import { packOnDevice } from "./pack-on-device.ts";
import { makePdf } from "./pdf/make-pdf.ts";
import type { ExportPlan } from "./plan.ts";
import { makeApproval, makeContact, makePreview } from "./sheets/make-sheets.ts";
import { makeTestPackage, TEST_FILE_NAME } from "./test-package.ts";

/** What an export is made of and reports to. */
export interface ExportJob {
  readonly model: MachineModel;
  readonly plan: ExportPlan;
  /** How the machine is used. */
  readonly walk: Machine["walk"];
  readonly readImage: ReadImage;
  /** What was read for other files of these pictures. */
  readonly checked?: CheckedPngs;
  /** Who builds the media package. */
  readonly where: "edge" | "device";
  readonly signal: AbortSignal;
  /** Is told what is being done and its share, 0 to 1; undefined while nobody knows. */
  onProgress(words: string, share: number | undefined): void;
}

export type Made =
  | {
      readonly ok: true;
      readonly file: Blob;
      readonly fileName: string;
      readonly skipped: readonly SkippedImage[];
    }
  | { readonly ok: false; readonly failure: PackageFailure };

/** How each file is made. Rejects where it can't be. */
export const MAKE_EXPORT: Readonly<Record<ExportKind, (job: ExportJob) => Promise<Made>>> = {
  async pdf(job) {
    const { loaded, skipped } = await gather(job);
    const { file, damaged } = await makePdf(job.model, job.plan, loaded, (share) =>
      job.onProgress(EXPORTS.drawing, share),
    );
    const broken = loaded.filter(({ image }) => damaged.includes(image.id));
    for (const { image } of broken) console.error(`Error adding image to PDF: ${image.label}`);
    return {
      ok: true,
      file,
      fileName: pdfFileName(job.plan.machineName),
      skipped: [...skipped, ...broken.map(({ image }) => ({ image, reason: "damaged" as const }))],
    };
  },

  async images(job) {
    const { loaded, skipped } = await gather(job);
    if (loaded.length === 0) throw new Error(EXPORTS.noImage);
    return { ok: true, file: await imageZip(loaded), fileName: zipFileName(job.plan.machineName), skipped };
  },

  async package(job) {
    const { loaded, skipped } = await gather(job);
    if (loaded.length === 0) throw new Error(EXPORTS.noImage);
    const order = packageOrder(job.plan, loaded);
    const outcome =
      job.where === "device"
        ? await packOnDevice(job.model, order)
        : await requestPackage(order, {
            onProgress: (share) =>
              share < 1 ? job.onProgress(EXPORTS.sending, share) : job.onProgress(EXPORTS.packing, undefined),
            signal: job.signal,
          });
    return outcome.ok
      ? { ok: true, file: outcome.file, fileName: packageFileName(order.packageName), skipped }
      : outcome;
  },

  async test({ plan }) {
    return { ok: true, file: await makeTestPackage(plan.machineName), fileName: TEST_FILE_NAME, skipped: [] };
  },

  async approval(job) {
    const { loaded, skipped } = await gather(job);
    const file = await makeApproval(job, loaded);
    return { ok: true, file, fileName: approvalFileName(job.plan.machineName), skipped };
  },

  async preview(job) {
    const { loaded, skipped } = await gather(job);
    if (loaded.length === 0) throw new Error(EXPORTS.noImage);
    const file = await makePreview(job, loaded);
    return { ok: true, file, fileName: previewFileName(job.plan.machineName), skipped };
  },

  async contact(job) {
    const { loaded, skipped } = await gather(job);
    if (loaded.length === 0) throw new Error(EXPORTS.noImage);
    const file = await makeContact(job, loaded);
    return { ok: true, file, fileName: contactFileName(job.plan.machineName), skipped };
  },
};

const gather = ({ plan, readImage, checked, onProgress }: ExportJob): Promise<Gathered> =>
  gatherImages(plan, readImage, (done, all) => onProgress(EXPORTS.reading(done, all), done / all), checked);
