import type { ImageRecord } from "../document/design.ts";
import { parseImageValue } from "../store/image-values.ts";

/**
 * Whether a missing image was a file of the app's, which it has no more. This browser has deleted the bytes of all
 * others.
 */
export const isNotServed = ({ isMissing, url }: Pick<ImageRecord, "isMissing" | "url">): boolean =>
  isMissing && parseImageValue(url)?.kind === "path";
