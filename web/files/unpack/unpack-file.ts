import { readDirectory } from "../../../shared/archive/directory.ts";
import type { ArchiveFault, EntryFault, ReadLimits } from "../../../shared/archive/found.ts";
import { readEntry } from "../../../shared/archive/read-entry.ts";
import { CONFIG_PATH } from "../../../shared/package/config.ts";
import { fileSource } from "./file-source.ts";

/** A file out of an archive. */
export interface UnpackedFile {
  /** Folders and name, "/" between. */
  readonly path: string;
  /** Called as the last part of the path. */
  readonly file: File;
}

/** What an archive holds, by its content: a design to open, a media package, or files. */
export type UnpackedKind = "design" | "package" | "zip";

/** Everything of an archive that a visitor put into it. */
export interface UnpackedArchive {
  readonly ok: true;
  readonly kind: UnpackedKind;
  /** Of a media package whose config.json says it. */
  readonly packageName: string | null;
  /** In the archive's order, without what systems put beside them; nothing is known of their bytes. */
  readonly pictures: readonly UnpackedFile[];
  /** What could not be had. */
  readonly left: readonly { readonly path: string; readonly fault: EntryFault }[];
}

export type Unpacked =
  | UnpackedArchive
  /** `unreadable`: the file was moved, deleted or locked since it was chosen. */
  | { readonly ok: false; readonly fault: ArchiveFault | "unreadable" };

const MIB = 1024 * 1024;

/**
 * Of an archive that a visitor gives. Unpacking holds one entry at a time, and 2 MiB of directory, beside what it
 * hands out as files, which the browser keeps where it likes.
 */
export const GIVEN_LIMITS: ReadLimits = { entries: 2_000, entryBytes: 64 * MIB, bytes: 512 * MIB };

/** What macOS and Windows put beside a visitor's files. */
const SYSTEM_FILE = /(^|\/)(__MACOSX\/|\.(?!\.)|Thumbs\.db$|desktop\.ini$)/i;

/** design.json makes it a design file. */
const DESIGN_PATH = "design.json";

/** Unpacks an archive. Does not throw. */
export async function unpackFile(file: Blob): Promise<Unpacked> {
  try {
    return await unpackAll(file);
  } catch (fault) {
    console.warn("The archive could not be read", fault);
    return { ok: false, fault: "unreadable" };
  }
}

async function unpackAll(file: Blob): Promise<Unpacked> {
  const source = fileSource(file);
  const result = await readDirectory(source, GIVEN_LIMITS);
  if (!result.ok) return { ok: false, fault: result.fault };
  const { entries } = result.directory;
  if (entries.some(({ path }) => path === DESIGN_PATH))
    return { ok: true, kind: "design", packageName: null, pictures: [], left: [] };

  const pictures: UnpackedFile[] = [];
  const left: { path: string; fault: EntryFault }[] = [];
  let packageName: string | null | undefined;
  for (const entry of entries) {
    const { path } = entry;
    if (SYSTEM_FILE.test(path)) continue;
    const bytes = entry.fault ?? (await readEntry(source, entry));
    if (typeof bytes === "string") left.push({ path, fault: bytes });
    else if (path === CONFIG_PATH) packageName = nameOf(bytes);
    else pictures.push({ path, file: new File([bytes], path.slice(path.lastIndexOf("/") + 1)) });
  }
  const kind = packageName === undefined ? "zip" : "package";
  return { ok: true, kind, packageName: packageName ?? null, pictures, left };
}

/** packageName of a config.json; null where it has none. */
function nameOf(bytes: Uint8Array): string | null {
  try {
    const config: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const name =
      typeof config === "object" && config !== null && "packageName" in config && config.packageName;
    return typeof name === "string" ? name : null;
  } catch {
    return null;
  }
}
