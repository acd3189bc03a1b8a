import { createArchive, createStoredEntry } from "../../shared/archive/write-archive.ts";
import { exportFileNamesOf } from "../../shared/machine/files.ts";
import { findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { createEntryNames, packageFileName } from "../../shared/package/names.ts";
import { rebuildPackage } from "../../shared/package/repair.ts";
import { baseNameOf } from "../../shared/package/rules/rule.ts";
import { packageNameOf } from "../edit/package-design.ts";
import { createArchiveFile } from "../exports/blobs.ts";
import { zipFileName } from "../exports/file-names.ts";
import { BINARY_TYPE } from "../files/deliver.ts";
import type { OpenPackage } from "./package-state.ts";

export interface ConvertedFile {
  readonly file: Blob;
  readonly fileName: string;
  /** Paths that could not be repaired. */
  readonly unrepaired: readonly string[];
  readonly emptyPlaces: number;
}

const OTHER_FOLDER = "Other Images";

async function allBytes({ pictures }: OpenPackage): Promise<Map<string, Uint8Array>> {
  const bytes = new Map<string, Uint8Array>();
  for (const [path, blob] of pictures) bytes.set(path, new Uint8Array(await blob.arrayBuffer()));
  return bytes;
}

export async function createRepairedPackage(model: MachineModel, open: OpenPackage): Promise<ConvertedFile> {
  const packageName = packageNameOf(open);
  const fallback = { packageName, now: new Date() };
  const { archive, left, empty } = rebuildPackage(model, open.reading, await allBytes(open), fallback);
  return {
    file: await createArchiveFile(archive, BINARY_TYPE),
    fileName: packageFileName(packageName),
    unrepaired: left,
    emptyPlaces: empty.length,
  };
}

/** Uses the same paths as the image export. */
export async function createPictureZip(model: MachineModel, open: OpenPackage): Promise<ConvertedFile> {
  const bytes = await allBytes(open);
  const pathOf = new Map<string, string>();
  for (const { path, category: id, slot } of open.placement.placed) {
    const category = findCategory(model, id);
    const place = category?.kind === "list" ? Number(slot) + 1 : slot;
    if (category) pathOf.set(path, exportFileNamesOf(category, place).path);
  }
  const others = [...bytes.keys()].filter((path) => !pathOf.has(path));
  const names = createEntryNames(
    OTHER_FOLDER,
    others.map((path, index) => ({ index, originalName: baseNameOf(path) })),
  );
  for (const [index, path] of others.entries()) pathOf.set(path, `${OTHER_FOLDER}/${names[index]}`);
  const crcOf = new Map<string, number>();
  for (const { path, content } of open.reading.entries)
    if (content.kind === "png") crcOf.set(path, content.facts.crc32);
  const archive = createArchive(
    [...bytes].map(([path, data]) => createStoredEntry(pathOf.get(path) ?? path, data, crcOf.get(path))),
  );
  const file = await createArchiveFile(archive, "application/zip");
  return { file, fileName: zipFileName(packageNameOf(open)), unrepaired: [], emptyPlaces: 0 };
}
