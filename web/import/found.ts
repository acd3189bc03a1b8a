import { ACTIVE } from "../../shared/machines/index.ts";
import { machineNameFor } from "../../shared/package/names.ts";
import { unpack } from "../files/unpack.ts";
import { DROP } from "../messages/en/drop.ts";
import { ARCHIVE_WORDS } from "../messages/en/packages.ts";
import { isPicture, readFormat } from "../picture/format.ts";
import type { GivenFile } from "../picture/given-files.ts";

/** A file that can't be used, and why. */
export interface LeftFile {
  readonly name: string;
  readonly why: string;
  /** What to show of it: it looks like a picture, and is not too large to be looked at. */
  readonly picture?: File;
}

/** A file that is more than its pictures: a design to open, or a media package to look into. */
export interface WholeFile {
  readonly kind: "design" | "package";
  readonly file: File;
  readonly pictures: readonly GivenFile[];
  /** What its machine is called, as far as a package says it; empty for nothing. */
  readonly machineName: string;
}

/** What was given, told apart by the bytes. */
export interface Found {
  /** Pictures, those of plain archives too; nothing is known of them but that they look like some. */
  readonly pictures: readonly GivenFile[];
  readonly wholes: readonly WholeFile[];
  readonly left: readonly LeftFile[];
}

/** What is meant as a media package and is none can still be looked into: it is told there what is wrong. */
const MEANT = /\.mp$/i;

const unopened = (file: File): WholeFile => ({ kind: "package", file, pictures: [], machineName: "" });

/** Tells files apart and unpacks archives. Does not throw; what can't be used is named. */
export async function findPictures(files: readonly GivenFile[], onDone: () => void): Promise<Found> {
  const pictures: GivenFile[] = [];
  const wholes: WholeFile[] = [];
  const left: LeftFile[] = [];
  for (const given of files) {
    const { name } = given.file;
    const format = await readFormat(given.file).catch(() => undefined);
    if (isPicture(format)) pictures.push(given);
    else if (format !== "ZIP" && MEANT.test(name)) wholes.push(unopened(given.file));
    else if (format !== "ZIP") left.push({ name, why: DROP.notPicture(name) });
    else {
      const unpacked = await unpack(given.file);
      if (!unpacked.ok && MEANT.test(name)) wholes.push(unopened(given.file));
      else if (!unpacked.ok) left.push({ name, why: DROP.archive(name, ARCHIVE_WORDS[unpacked.fault]) });
      else {
        left.push(...unpacked.left.map(({ path }) => ({ name: path, why: DROP.notRead(path) })));
        const { kind, packageName } = unpacked;
        const machineName = machineNameFor(ACTIVE.model, packageName ?? "");
        if (kind !== "zip") wholes.push({ kind, file: given.file, pictures: unpacked.pictures, machineName });
        else pictures.push(...unpacked.pictures);
      }
    }
    onDone();
  }
  return { pictures, wholes, left };
}
