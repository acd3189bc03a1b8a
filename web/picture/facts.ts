import { isOtherFormat, PngChecker, type PngFacts, type PngFault } from "../../shared/png/check.ts";
import { PNG_HEAD_LENGTH } from "../../shared/png/chunks.ts";
import { everyPiece, isImageDataSound } from "../../shared/png/image-data.ts";
import { type FileFormat, readFormat } from "./format.ts";
import { toSafeSvg } from "./svg.ts";

/** The type that ui/dropzone gives to folders. */
const FOLDER_TYPE = "inode/directory";

export type FileFault =
  | { readonly kind: "damaged"; readonly fault: PngFault }
  | { readonly kind: "folder" }
  | { readonly kind: "empty" }
  /** An SVG that `toSafeSvg` rejects. */
  | { readonly kind: "tooComplex" }
  /** The file was moved, deleted or locked. */
  | { readonly kind: "gone" };

export type FileFacts =
  | { readonly kind: "png"; readonly png: PngFacts }
  | { readonly kind: "other"; readonly format: FileFormat | undefined }
  | FileFault;

/** Never rejects. */
export async function inspectFile(file: Blob): Promise<FileFacts> {
  try {
    if (file.type === FOLDER_TYPE) return { kind: "folder" };
    if (file.size === 0) return { kind: "empty" };
    const check = new PngChecker();
    await everyPiece(file.stream(), (bytes) => check.push(bytes) === undefined);
    const result = check.end();
    if (result.ok)
      return (await isImageDataSound(new Uint8Array(await file.arrayBuffer()), result.facts))
        ? { kind: "png", png: result.facts }
        : { kind: "damaged", fault: { code: "bad-image-data", at: PNG_HEAD_LENGTH } };
    if (!isOtherFormat(result.fault.code)) return { kind: "damaged", fault: result.fault };
    const format = await readFormat(file);
    return format === "SVG" && !(await toSafeSvg(file)) ? { kind: "tooComplex" } : { kind: "other", format };
  } catch {
    return { kind: "gone" };
  }
}
