import { PngCheck, type PngFacts } from "../../../shared/png/check.ts";
import { isForeign, type PngFault } from "../../../shared/png/faults.ts";
import { HEAD_LENGTH } from "../../../shared/png/header.ts";
import { type Format, readFormat } from "./format.ts";
import { isImageDataSound } from "./image-data.ts";
import { MAX_SVG_COST, svgCost } from "./svg-cost.ts";
import { MAX_SVG_LENGTH } from "./svg-elements.ts";

/** The declared type of what stands for a dropped folder, as ui/dropzone hands it on. */
const FOLDER_TYPE = "inode/directory";

/** What a file is, by its bytes. */
export type FileFacts =
  | { readonly kind: "png"; readonly png: PngFacts }
  | { readonly kind: "damaged-png"; readonly fault: PngFault }
  /** Of another format, or of one that we do not know. */
  | { readonly kind: "other"; readonly format: Format | undefined }
  | { readonly kind: "folder" }
  | { readonly kind: "empty" }
  /** A drawing of so many parts, or such unknown ones, that a browser could stand still over it. */
  | { readonly kind: "too-complex" }
  /** It was moved, deleted or locked since it was chosen, or its disk or card failed. */
  | { readonly kind: "unreadable" };

/** Reads a file's facts from its bytes, chunk by chunk. Does not throw. */
export async function readFacts(file: Blob): Promise<FileFacts> {
  try {
    if (file.type === FOLDER_TYPE) return { kind: "folder" };
    if (file.size === 0) return { kind: "empty" };
    const check = new PngCheck();
    const reader = file.stream().getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (check.push(piece.value) === undefined) continue;
      await reader.cancel();
      break;
    }
    const result = check.end();
    if (result.ok)
      return (await isImageDataSound(file, result.facts))
        ? { kind: "png", png: result.facts }
        : { kind: "damaged-png", fault: { code: "bad-image-data", at: HEAD_LENGTH } };
    if (!isForeign(result.fault.code)) return { kind: "damaged-png", fault: result.fault };
    const format = await readFormat(file);
    return format === "SVG" && (await isTooComplex(file))
      ? { kind: "too-complex" }
      : { kind: "other", format };
  } catch {
    return { kind: "unreadable" };
  }
}

const isTooComplex = async (file: Blob): Promise<boolean> =>
  file.size > MAX_SVG_LENGTH || svgCost(await file.text()) > MAX_SVG_COST;
