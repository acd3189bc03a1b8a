import type { MachineModel } from "../../shared/machine/types.ts";
import {
  type PackageReading,
  type PlacedPictures,
  placePictures,
  readPackage,
} from "../../shared/package/read-package.ts";
import { type Finding, judgePackage } from "../../shared/package/rules/rules.ts";
import { fileSource } from "../files/file-source.ts";
import { isImageDataSound } from "../picture/facts.ts";

export interface Inside {
  readonly reading: PackageReading;
  readonly findings: readonly Finding[];
  readonly placement: PlacedPictures;
  /** Every valid PNG by its path; Blobs, so that the browser may keep them on disk. */
  readonly pictures: ReadonlyMap<string, Blob>;
}

export interface InsideOrder {
  readonly model: MachineModel;
  readonly file: Blob;
}

/** Reads and judges a file. Rejects if it can't be read. */
export async function lookInside({ model, file }: InsideOrder): Promise<Inside> {
  const pictures = new Map<string, Blob>();
  const reading = await readPackage(fileSource(file), {
    isSound: (bytes, facts) => isImageDataSound(new Blob([bytes]), facts),
    onPicture: (path, bytes) => pictures.set(path, new Blob([bytes], { type: "image/png" })),
  });
  const findings = judgePackage(model, reading);
  return { reading, findings, placement: placePictures(model, reading.entries), pictures };
}
