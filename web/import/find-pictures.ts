import { DROP } from "#messages/drop.ts";
import { ARCHIVE_WORDS } from "#messages/packages.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { machineNameFor } from "../../shared/package/names.ts";
import type { GivenFile } from "../files/given-files.ts";
import { unpack } from "../files/unpack.ts";
import { isPicture, readFormat } from "../picture/format.ts";

export interface LeftFile {
  readonly name: string;
  readonly why: string;
  /** Set if the file may be shown. */
  readonly picture?: File;
}

/** A file that contains more than pictures. */
interface WholeFile {
  readonly kind: "design" | "package";
  readonly file: File;
  /** Empty for a design. */
  readonly pictures: readonly GivenFile[];
  readonly machineName: string;
}

export interface Found {
  /** Includes those in plain archives. */
  readonly pictures: readonly GivenFile[];
  readonly wholes: readonly WholeFile[];
  readonly left: readonly LeftFile[];
}

/** Identifies files by their bytes and unpacks archives. */
export async function findPictures(
  files: readonly GivenFile[],
  onDone: (count: number) => void,
): Promise<Found> {
  const { model } = ACTIVE;
  const pictures: GivenFile[] = [];
  const wholes: WholeFile[] = [];
  const left: LeftFile[] = [];
  for (const [at, given] of files.entries()) {
    const { file } = given;
    const { name } = file;
    const format = await readFormat(file).catch(() => undefined);
    const unpacked = format === "ZIP" ? await unpack(file) : undefined;
    if (isPicture(format)) pictures.push(given);
    else if (unpacked?.ok) {
      left.push(...unpacked.left.map(({ path }) => ({ name: path, why: DROP.notRead(path) })));
      const { kind, packageName } = unpacked;
      const named = machineNameFor(model, packageName ?? "");
      const machineName = named === model.defaultMachineName ? "" : named;
      if (kind === "zip") pictures.push(...unpacked.pictures);
      else wholes.push({ kind, file, pictures: unpacked.pictures, machineName });
    }
    // The package page explains what is wrong with the file.
    else if (/\.mp$/i.test(name)) wholes.push({ kind: "package", file, pictures: [], machineName: "" });
    else {
      const why = unpacked ? DROP.archive(name, ARCHIVE_WORDS[unpacked.fault]) : DROP.notPicture(name);
      left.push({ name, why });
    }
    onDone(at + 1);
  }
  return { pictures, wholes, left };
}
