import type { MachineModel } from "../../shared/machine/types.ts";
import {
  type PackageReading,
  type PlacedPictures,
  placePictures,
  readPackage,
} from "../../shared/package/read-package.ts";
import { type Finding, findViolations } from "../../shared/package/rules/rules.ts";
import { createFileSource } from "../files/file-source.ts";

export interface InspectedPackage {
  readonly reading: PackageReading;
  readonly findings: readonly Finding[];
  readonly placement: PlacedPictures;
  /** Valid PNGs by path, as Blobs that the browser may keep on disk. */
  readonly pictures: ReadonlyMap<string, Blob>;
}

/** Rejects if the file can't be read. */
export async function inspectPackage({
  model,
  file,
}: {
  model: MachineModel;
  file: Blob;
}): Promise<InspectedPackage> {
  const pictures = new Map<string, Blob>();
  const reading = await readPackage(createFileSource(file), {
    onPicture: (path, bytes) => pictures.set(path, new Blob([bytes], { type: "image/png" })),
  });
  const findings = findViolations(model, reading);
  return { reading, findings, placement: placePictures(model, reading.entries), pictures };
}
