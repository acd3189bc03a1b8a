import { EXPORTS } from "#messages/exports.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { StandInUrls } from "../../shared/model/defaults.ts";
import type { IsPictureMissing } from "../../shared/model/questions.ts";
import { packageFileName } from "../../shared/package/names.ts";
import { drawExport } from "./drawing.ts";
import { pdfFileName, plainFileName, zipFileName } from "./file-names.ts";
import {
  type CheckedPngCache,
  createImageZip,
  type ImageReader,
  type LoadedImage,
  loadImages,
} from "./load-images.ts";
import { type PackageOptions, type PackageOutcome, packOnDeviceOrServer } from "./media-package.ts";
import { createPackageRequest } from "./package-request.ts";
import { type ExportedDesign, type ExportPlan, imagesOfPlan, planExport } from "./plan.ts";
import { createTestPackage, TEST_PACKAGE_FILE_NAME } from "./test-package.ts";

const { model } = ACTIVE;

export interface ExportJob extends Pick<PackageOptions, "where" | "signal"> {
  readonly design: ExportedDesign;
  readonly isMissing: IsPictureMissing;
  readonly readImage: ImageReader;
  readonly loadStandIns?: () => Promise<StandInUrls>;
  readonly checked?: CheckedPngCache;
  /** `share` is from 0 to 1, or undefined if unknown. */
  onProgress(words: string, share: number | undefined): void;
}

export interface LoadedExportJob extends ExportJob {
  readonly plan: ExportPlan;
  readonly loaded: readonly LoadedImage[];
}

interface Kind {
  readonly place: "first" | "button" | "menu";
  readonly isForUsbStick?: boolean;
  readonly isForMany: boolean;
  /** Images are read before `make`. If "required", `make` needs at least one. */
  readonly images: "none" | "optional" | "required";
  fileName(machineName: string): string;
  make(job: LoadedExportJob): Promise<PackageOutcome & { readonly damaged?: readonly string[] }>;
}

export type ExportKind = keyof typeof EXPORTS.kinds;

/** In display order. */
export const EXPORT_KINDS: Readonly<Record<ExportKind, Kind>> = {
  package: {
    place: "first",
    isForUsbStick: true,
    isForMany: true,
    images: "required",
    fileName: packageFileName,
    make: ({ plan, loaded, where, signal, onProgress }) =>
      packOnDeviceOrServer(model, createPackageRequest(model, plan, loaded), {
        where,
        signal,
        onProgress: (share) =>
          share < 1 ? onProgress(EXPORTS.sending, share) : onProgress(EXPORTS.packing, undefined),
      }),
  },
  pdf: {
    place: "button",
    isForMany: true,
    images: "optional",
    fileName: pdfFileName,
    make: (job) => drawExport("writePdf", job, "application/pdf"),
  },
  images: {
    place: "button",
    isForMany: true,
    images: "required",
    fileName: zipFileName,
    make: async ({ loaded }) => ({ ok: true, file: await createImageZip(loaded) }),
  },
  test: {
    place: "button",
    isForUsbStick: true,
    isForMany: false,
    images: "none",
    fileName: () => TEST_PACKAGE_FILE_NAME,
    make: async ({ plan }) => ({ ok: true, file: await createTestPackage(plan.machineName) }),
  },
  approval: {
    place: "menu",
    isForMany: true,
    images: "optional",
    fileName: (name) => plainFileName(name, "-approval.pdf"),
    make: (job) => drawExport("writeApprovalSheet", job, "application/pdf"),
  },
  preview: {
    place: "menu",
    isForMany: false,
    images: "required",
    fileName: (name) => plainFileName(name, "-preview.html"),
    make: (job) => drawExport("writePreview", job, "text/html"),
  },
  contact: {
    place: "menu",
    isForMany: false,
    images: "required",
    fileName: (name) => plainFileName(name, "-screens.png"),
    make: (job) => drawExport("writeContactSheet", job, "image/png"),
  },
};

export const EXPORT_KIND_IDS = Object.keys(EXPORT_KINDS) as readonly ExportKind[];

export async function createExport(kind: ExportKind, job: ExportJob) {
  const { images, make, fileName } = EXPORT_KINDS[kind];
  const standIns = images === "none" ? undefined : await job.loadStandIns?.();
  const plan = planExport(model, job.design, job.isMissing, standIns);
  const planned = images === "none" ? [] : imagesOfPlan(plan);
  const { loaded, skipped } = await loadImages(planned, job.readImage, {
    onProgress: (done, all) => job.onProgress(EXPORTS.reading(done, all), done / all),
    checked: job.checked,
    signal: job.signal,
  });
  if (images === "required" && loaded.length === 0) throw new Error("Failed to load any image");
  const result = await make({ ...job, plan, loaded });
  if (!result.ok) return result;
  const damaged = planned.filter(({ source }) => result.damaged?.includes(source));
  if (kind === "pdf") for (const { label } of damaged) console.error(`Error adding image to PDF: ${label}`);
  return {
    ...result,
    fileName: fileName(plan.machineName),
    skipped: [...skipped, ...damaged.map((image) => ({ image, reason: "damaged" as const }))],
    standIns: planned.filter(({ isEvicted, isStandIn }) => isEvicted && isStandIn).map(({ label }) => label),
  };
}
