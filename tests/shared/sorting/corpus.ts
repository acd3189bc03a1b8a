import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { createEmptyDesign } from "../../../shared/model/design.ts";
import type { PictureToSort, SortTarget } from "../../../shared/sorting/plan.ts";

/** What is right for a picture of the corpus; see corpus/README.md. */
export interface CorpusPicture extends PictureToSort {
  /** Categories and slots that are right, a list's category for any of its places; empty where none is. */
  readonly right: readonly string[];
  readonly kind: "telling" | "untold" | "camera" | "none";
}

export interface CorpusDesign {
  /** The file's name without its ending; `second-` and `third-` are other readers' designs. */
  readonly name: string;
  readonly title: string;
  readonly pictures: readonly CorpusPicture[];
}

const FOLDER = join(import.meta.dirname, "corpus");
const ROW = /^(\S+)\s+(\d+)x(\d+)\s+(.+)$/;

function pictureOf(row: string): CorpusPicture {
  const [, wanted = "", width, height, path = ""] = ROW.exec(row) ?? [];
  if (path === "") throw new Error(`no row of the corpus: ${row}`);
  const kind =
    wanted === "?" ? "camera" : wanted === "-" ? "none" : wanted.startsWith("~") ? "untold" : "telling";
  const right = kind === "camera" || kind === "none" ? [] : wanted.replaceAll("~", "").split("|");
  return { path, width: Number(width), height: Number(height), kind, right };
}

/** The designs of the corpus. */
export const CORPUS: readonly CorpusDesign[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".txt"))
  .sort()
  .map((file) => {
    const [title = "", ...rows] = readFileSync(join(FOLDER, file), "utf8").trim().split("\n");
    return {
      name: file.slice(0, -".txt".length),
      title: title.replace(/^# /, ""),
      pictures: rows.map(pictureOf),
    };
  });

/** A new design as pictures are sorted into it. */
export function nothingIn(model: MachineModel): SortTarget {
  const { names, counts } = createEmptyDesign(model, "");
  return { filled: {}, names, counts };
}
