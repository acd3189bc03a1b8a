import { encodeStoredBlocks } from "../../shared/archive/write-archive.ts";
import { exportFileNamesOf } from "../../shared/machine/files.ts";
import { findArrangement } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { buildPackage, type PackageFile } from "../../shared/package/build.ts";
import { checkPng } from "../../shared/png/check.ts";
import { joined } from "./bytes.ts";
import { png } from "./png.ts";

interface PackageOptions {
  readonly packageName?: string;
  readonly counts?: Readonly<Record<string, number>>;
  /** How many pictures each list has. */
  readonly inLists?: number;
  readonly noise?: number;
  /** The picture of a place, where it is not one of its own. */
  readonly pictureAt?: (category: string, place: string | number) => Uint8Array | undefined;
}

/** A sound PNG, for a package. */
export function packageFile(
  category: string,
  index: number,
  bytes: Uint8Array,
  originalName?: string,
): PackageFile {
  const result = checkPng(bytes);
  if (!result.ok) throw new Error(result.fault.code);
  return { category, index, originalName, facts: result.facts, content: encodeStoredBlocks(bytes) };
}

/** A whole design's package, as the review makes it, each picture different from the others. */
export function designPackage(model: MachineModel, options: PackageOptions = {}): Uint8Array<ArrayBuffer> {
  const { packageName = "Lobby", counts = {}, inLists = 2, noise = 0, pictureAt = () => undefined } = options;
  const files: PackageFile[] = [];
  for (const category of model.categories) {
    const { size, places, packageCategory } = findArrangement(category, counts[category.id]);
    const names =
      category.kind === "list"
        ? Array.from({ length: inLists }, (_, i) => i + 1)
        : places.map(({ slot }) => slot);
    for (const name of names) {
      const { entryName: originalName } = exportFileNamesOf(category, name);
      const index = files.filter((file) => file.category === packageCategory).length;
      const bytes =
        pictureAt(category.id, name) ??
        png(size.width, size.height, { seed: files.length + 1, noise, isGrey: noise === 0 });
      files.push(packageFile(packageCategory, index, bytes, originalName));
    }
  }
  const createdAt = new Date("2026-11-22T10:00:00.000Z");
  const archive = buildPackage(model, { packageName, createdAt, files });
  if (!archive.ok) throw new Error(archive.fault);
  return new Uint8Array(joined(archive.chunks()));
}
