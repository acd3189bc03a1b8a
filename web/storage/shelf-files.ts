import { readDirectory } from "../../shared/archive/directory.ts";
import type { ReadLimits } from "../../shared/archive/found.ts";
import { centralHeader, endRecord, localHeader } from "../../shared/archive/headers.ts";
import { readEntry } from "../../shared/archive/read-entry.ts";
import type { ArchiveSource } from "../../shared/archive/source.ts";
import { storedEntry } from "../../shared/archive/stored.ts";
import { type DesignFileFault, openDesignFile, saveDesignFile } from "../design-file/design-file.ts";
import { MAX_ALL_BYTES, MAX_DESIGN_BYTES, MAX_DESIGNS } from "../design-file/limit.ts";
import type { Designs } from "./closed-rows.ts";
import type { ShelfContext } from "./create-shelf.ts";
import { editRow } from "./edit-row.ts";
import { recipesOf } from "./recipes-of.ts";
import type { OpenedFiles, Shelf } from "./shelf.ts";
import { stateOf } from "./shelf-list.ts";
import type { AddRows } from "./shelf-many.ts";

/** In a file of all designs, beside a design file of each. */
const ALL_NAME = "designs.json";
const ALL_FORMAT = "brewscreen-designs";
const ALL_VERSION = 1;
const DESIGN_NAME = "design.json";
const EXTENSION = ".brewscreen";

const MAX_PLAIN_NAME = 60;

const LIMITS: ReadLimits = { entries: 10_000, entryBytes: MAX_DESIGN_BYTES, bytes: MAX_ALL_BYTES };

/** Designs as files, and files as designs of the shelf. */
export function createShelfFiles(
  { model, environment, opened, sources }: ShelfContext,
  designs: Designs,
  read: Shelf["read"],
  addRows: AddRows,
): Pick<Shelf, "save" | "saveAll" | "openFile"> {
  const { rows, recipes } = opened;
  const { now } = environment;
  const store = { ...sources, recipesOf: (value: string) => recipesOf(recipes, value) };
  const save: Shelf["save"] = async (id) => {
    const design = await read(id);
    return design && saveDesignFile(model, design, store);
  };

  const saveAll: Shelf["saveAll"] = async (onProgress = () => {}) => {
    const { heads } = await rows.survey();
    const parts: BlobPart[] = [];
    const central: Uint8Array<ArrayBuffer>[] = [];
    const left: string[] = [];
    const incomplete: string[] = [];
    let at = 0;
    let count = 0;
    const append = (path: string, bytes: Uint8Array) => {
      const entry = storedEntry(path, bytes);
      const part = new Blob([localHeader(entry), ...entry.content.chunks()] as BlobPart[]);
      central.push(centralHeader(entry, at));
      parts.push(part);
      at += part.size;
    };
    append(ALL_NAME, new TextEncoder().encode(JSON.stringify({ format: ALL_FORMAT, version: ALL_VERSION })));
    const all = [...heads].filter(([, head]) => !head?.isAside);
    for (const [i, [id, head]] of all.entries()) {
      onProgress(i / all.length);
      const name = head?.name ?? "";
      const file = stateOf(model, head) === "usable" && count < MAX_DESIGNS ? await save(id) : null;
      if (!file || at + file.bytes.length > MAX_ALL_BYTES) {
        left.push(name);
        continue;
      }
      if (file.skipped.length > 0) incomplete.push(name);
      const number = String(++count).padStart(3, "0");
      append(`${number}-${plainName(name)}${EXTENSION}`, file.bytes);
    }
    const centralLength = central.reduce((sum, { length }) => sum + length, 0);
    const end = endRecord(central.length, centralLength, at);
    const today = new Date(now());
    const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
    const file = new Blob([...parts, ...central, end]);
    return { fileName: `designs-${day}${EXTENSION}`, file, count, left, incomplete };
  };

  /** The row of a design file's bytes, its pictures kept. */
  const rowOf = async (bytes: Uint8Array<ArrayBuffer>, releases: (() => void)[]) => {
    const file = await openDesignFile(model, bytes);
    if (typeof file === "string") return { fault: file };
    const ahead = await designs.keepAhead(file.images);
    if (ahead === "full") return ahead;
    releases.push(ahead.release);
    return editRow(model, designs.empty(), {
      edit: (draft) => void Object.assign(draft, file.design(ahead.values)),
      offer: { kind: "open" },
      isReplacing: true,
      values: ahead.values,
      missing: new Set(),
      now: now(),
    });
  };

  const openFile: Shelf["openFile"] = async (file, onProgress = () => {}): Promise<OpenedFiles> => {
    const source: ArchiveSource = {
      length: file.size,
      read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
    };
    const found = await readDirectory(source, LIMITS);
    if (!found.ok)
      return {
        ok: false,
        reason: found.fault === "not-zip" ? "foreign" : found.fault === "too-large" ? "tooLarge" : "damaged",
      };
    const { entries } = found.directory;
    const isOne = entries.some(({ path }) => path === DESIGN_NAME);
    const marker = entries.find(({ path }) => path === ALL_NAME);
    const wanted = isOne ? [null] : entries.filter(({ path }) => path.endsWith(EXTENSION));
    if (isOne && file.size > MAX_DESIGN_BYTES) return { ok: false, reason: "tooLarge" };
    if (!isOne) {
      const fault = marker ? await faultOfAll(marker.fault ?? (await readEntry(source, marker))) : "foreign";
      if (fault) return { ok: false, reason: fault };
    }
    const left: string[] = [];
    let only: DesignFileFault | undefined;
    const outcome = await addRows(async function* (releases) {
      for (const [i, entry] of wanted.entries()) {
        onProgress(i / wanted.length);
        const bytes = entry
          ? (entry.fault ?? (await readEntry(source, entry)))
          : new Uint8Array(await file.arrayBuffer());
        const row = typeof bytes === "string" ? { fault: "damaged" as const } : await rowOf(bytes, releases);
        if (typeof row === "string" || !("fault" in row)) yield row;
        else {
          only = row.fault;
          left.push(entry?.path ?? "");
        }
      }
    });
    if (isOne && only) return { ok: false, reason: only };
    return outcome.ok ? { ...outcome, left } : outcome;
  };
  return { save, saveAll, openFile };
}

/** A name for who looks into the archive, whose paths are printable ASCII: accents go, other scripts too. */
const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .slice(0, MAX_PLAIN_NAME)
    .replace(/^_+|_+$/g, "") || "design";

/** Why a file of all designs is not opened, by what it says of itself. */
function faultOfAll(bytes: Uint8Array | string): DesignFileFault | undefined {
  if (typeof bytes === "string") return "damaged";
  try {
    const said: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof said !== "object" || said === null || !("format" in said) || said.format !== ALL_FORMAT)
      return "foreign";
    return "version" in said && Number(said.version) > ALL_VERSION ? "laterVersion" : undefined;
  } catch {
    return "damaged";
  }
}
