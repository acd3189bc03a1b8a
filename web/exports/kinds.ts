import type { Machine } from "../../shared/machine/machine.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { IsMissing } from "../../shared/model/questions.ts";
import { packageFileName } from "../../shared/package/name.ts";
import { EXPORTS } from "../messages/en/exports.ts";
import { packageOrder } from "./design-package.ts";
import { pdfFileName, plainFileName, zipFileName } from "./file-names.ts";
import {
  type CheckedPngs,
  gatherImages,
  type LoadedImage,
  type ReadImage,
  type SkippedImage,
} from "./gather.ts";
import { imageZip } from "./image-zip.ts";
import { type PackageFailure, requestPackage } from "./media-package.ts";
import { packOnDevice } from "./pack-on-device.ts";
import { makePdf } from "./pdf/make-pdf.ts";
import { type ExportedDesign, type ExportPlan, imagesOfPlan, planDesign } from "./plan.ts";
import { makeApproval, makeContact, makePreview } from "./sheets/make-sheets.ts";
import { makeTestPackage, TEST_FILE_NAME } from "./test-package.ts";

/** A design to export, and what the export reports to. */
export interface ExportJob {
  readonly model: MachineModel;
  readonly design: ExportedDesign;
  readonly isMissing: IsMissing;
  /** How the machine is used. */
  readonly walk: Machine["walk"];
  readonly readImage: ReadImage;
  /** What was read for other files of these pictures. */
  readonly checked?: CheckedPngs;
  /** Who builds the media package. */
  readonly where: "edge" | "device";
  readonly signal: AbortSignal;
  /** Called with what is being done and its share, 0 to 1; undefined while it is not known. */
  onProgress(words: string, share: number | undefined): void;
}

/** A job with the plan of its design. */
export interface PlannedJob extends ExportJob {
  readonly plan: ExportPlan;
}

interface MadeFile {
  readonly ok: true;
  readonly file: Blob;
  readonly skipped: readonly SkippedImage[];
}

type Failed = { readonly ok: false; readonly failure: PackageFailure };

/** A finished export. */
interface Exported extends MadeFile {
  readonly fileName: string;
  /** The labels of images that the browser has evicted and in whose place the file has the default. */
  readonly standIns: readonly string[];
}

/** A kind of file that a design can become; its label and messages are in web/messages/en/exports.ts. */
interface Kind {
  /** Where the review offers it: first, as a button, or in its menu More. */
  readonly place: "first" | "button" | "menu";
  /** Whether it can be made of many machines at once. */
  readonly isForMany: boolean;
  /** Whether defaults stand in it for images that the design lacks. */
  readonly hasStandIns: boolean;
  fileName(machineName: string): string;
  /** Rejects if the file can't be made. */
  make(job: PlannedJob): Promise<MadeFile | Failed>;
}

const KINDS = {
  pdf: {
    place: "button",
    isForMany: true,
    hasStandIns: true,
    fileName: pdfFileName,
    async make(job) {
      const { loaded, skipped } = await gather(job);
      const { file, damaged } = await makePdf(job.model, job.plan, loaded, (share) =>
        job.onProgress(EXPORTS.drawing, share),
      );
      const broken = loaded.filter(({ image }) => damaged.includes(image.id));
      for (const { image } of broken) console.error(`Error adding image to PDF: ${image.label}`);
      return {
        ok: true,
        file,
        skipped: [...skipped, ...broken.map(({ image }) => ({ image, reason: "damaged" as const }))],
      };
    },
  },
  images: {
    place: "button",
    isForMany: true,
    hasStandIns: true,
    fileName: zipFileName,
    make: (job) => fromImages(job, imageZip),
  },
  test: {
    place: "button",
    isForMany: false,
    hasStandIns: false,
    fileName: () => TEST_FILE_NAME,
    make: async ({ plan }) => ({ ok: true, file: await makeTestPackage(plan.machineName), skipped: [] }),
  },
  package: {
    place: "first",
    isForMany: true,
    hasStandIns: true,
    fileName: packageFileName,
    async make(job) {
      const { loaded, skipped } = await gather(job);
      if (loaded.length === 0) throw new Error(EXPORTS.noImage);
      const order = packageOrder(job.plan, loaded);
      const outcome =
        job.where === "device"
          ? await packOnDevice(job.model, order)
          : await requestPackage(order, {
              onProgress: (share) =>
                share < 1
                  ? job.onProgress(EXPORTS.sending, share)
                  : job.onProgress(EXPORTS.packing, undefined),
              signal: job.signal,
            });
      return outcome.ok ? { ok: true, file: outcome.file, skipped } : outcome;
    },
  },
  approval: {
    place: "menu",
    isForMany: true,
    hasStandIns: true,
    fileName: (name) => plainFileName(name, "-approval.pdf"),
    async make(job) {
      const { loaded, skipped } = await gather(job);
      return { ok: true, file: await makeApproval(job, loaded), skipped };
    },
  },
  preview: {
    place: "menu",
    isForMany: false,
    hasStandIns: true,
    fileName: (name) => plainFileName(name, "-preview.html"),
    make: (job) => fromImages(job, (loaded) => makePreview(job, loaded)),
  },
  contact: {
    place: "menu",
    isForMany: false,
    hasStandIns: true,
    fileName: (name) => plainFileName(name, "-screens.png"),
    make: (job) => fromImages(job, (loaded) => makeContact(job, loaded)),
  },
} satisfies Record<keyof typeof EXPORTS.kinds, Kind>;

export type ExportKind = keyof typeof KINDS;

export const EXPORT_KINDS: Readonly<Record<ExportKind, Kind>> = KINDS;

/** Every kind, the one that stands first in the review before the others. */
export const KINDS_IN_ORDER: readonly ExportKind[] = (Object.keys(KINDS) as ExportKind[]).sort(
  (one, other) => Number(KINDS[other].place === "first") - Number(KINDS[one].place === "first"),
);

/** Makes a file of a design. Rejects if it can't be made. */
export async function makeExport(kind: ExportKind, job: ExportJob): Promise<Exported | Failed> {
  const { make, fileName, hasStandIns } = EXPORT_KINDS[kind];
  const plan = planDesign(job.model, job.design, job.isMissing);
  const made = await make({ ...job, plan });
  if (!made.ok) return made;
  const replaced = imagesOfPlan(plan).filter(({ isEvicted, isStandIn }) => isEvicted && isStandIn);
  const standIns = hasStandIns ? replaced.map(({ label }) => label) : [];
  return { ...made, fileName: fileName(plan.machineName), standIns };
}

const gather = ({ plan, readImage, checked, onProgress }: PlannedJob) =>
  gatherImages(plan, readImage, (done, all) => onProgress(EXPORTS.reading(done, all), done / all), checked);

/** Makes a file that is nothing without images. */
async function fromImages(
  job: PlannedJob,
  make: (loaded: readonly LoadedImage[]) => Promise<Blob>,
): Promise<MadeFile> {
  const { loaded, skipped } = await gather(job);
  if (loaded.length === 0) throw new Error(EXPORTS.noImage);
  return { ok: true, file: await make(loaded), skipped };
}
