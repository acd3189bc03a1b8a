import { createArchive } from "../../shared/archive/archive.ts";
import { storedEntry } from "../../shared/archive/entry.ts";
import { fileNameOf } from "../../shared/machine/files.ts";
import { findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { LIMITS } from "../../shared/package/limits.ts";
import { entryNames, packageFileName, packageNameFault } from "../../shared/package/names.ts";
import { repairPackage } from "../../shared/package/repair.ts";
import { nameOf } from "../../shared/package/rules/rule.ts";
import { zipFileName } from "../exports/file-names.ts";
import { BINARY } from "../files/deliver.ts";
import type { Looked } from "./opened.ts";

export interface Made {
  readonly file: Blob;
  readonly fileName: string;
  /** Paths of entries that could not be repaired. */
  readonly left: readonly string[];
}

/** The folder for pictures without a place. */
const OTHER_FOLDER = "Other Images";

/** Returns the name in config.json if it is valid, else one made of the file's name. */
export function packageNameOf({ reading: { config }, file }: Pick<Looked, "reading" | "file">): string {
  const said = config.kind === "read" ? config.members.packageName : undefined;
  if (typeof said === "string" && packageNameFault(said) === undefined) return said.trim();
  const stem = file.name.replace(/\.[a-z0-9]{1,12}$/i, "").trim();
  return stem.slice(0, LIMITS.packageNameLength).toWellFormed().trim() || file.name;
}

async function bytesOf({ pictures }: Pick<Looked, "pictures">): Promise<Map<string, Uint8Array>> {
  const bytes = new Map<string, Uint8Array>();
  for (const [path, blob] of pictures) bytes.set(path, new Uint8Array(await blob.arrayBuffer()));
  return bytes;
}

/** Packs the package again with all faults repaired that can be. */
export async function makeRepaired(model: MachineModel, looked: Looked): Promise<Made> {
  const packageName = packageNameOf(looked);
  const fallback = { packageName, now: new Date() };
  const { archive, left } = repairPackage(model, looked.reading, await bytesOf(looked), fallback);
  if (!archive.ok) throw new Error(`the package can't be packed: ${archive.fault}`);
  const file = new Blob([...archive.chunks()] as BlobPart[], { type: BINARY });
  return { file, fileName: packageFileName(packageName), left };
}

/** Packs the pictures, byte for byte, under the paths of our image zip. */
export async function makePictures(model: MachineModel, looked: Looked): Promise<Made> {
  const bytes = await bytesOf(looked);
  const pathOf = new Map(
    looked.placement.placed.flatMap(({ path, category: id, slot }) => {
      const category = findCategory(model, id);
      const place = category?.kind === "list" ? Number(slot) + 1 : slot;
      return category ? [[path, fileNameOf(category, place).path] as const] : [];
    }),
  );
  const others = [...bytes.keys()].filter((path) => !pathOf.has(path));
  const names = entryNames(
    OTHER_FOLDER,
    others.map((path, index) => ({ index, originalName: nameOf(path) })),
  );
  for (const [index, path] of others.entries()) pathOf.set(path, `${OTHER_FOLDER}/${names[index]}`);
  const crcOf = new Map(
    looked.reading.entries.flatMap(({ path, content }) =>
      content.kind === "png" ? [[path, content.facts.crc32] as const] : [],
    ),
  );
  const archive = createArchive(
    [...bytes].map(([path, data]) => storedEntry(pathOf.get(path) ?? path, data, crcOf.get(path))),
  );
  if (!archive.ok) throw new Error(`the pictures can't be packed: ${archive.fault} ${archive.path ?? ""}`);
  const file = new Blob([...archive.chunks()] as BlobPart[], { type: "application/zip" });
  return { file, fileName: zipFileName(packageNameOf(looked)), left: [] };
}
