import type { ImageRecord } from "../document/design.ts";
import { parseImageValue } from "../storage/values.ts";

/** What looks made in this page, by what it is stored as. */
const made = new Map<string, string>();

/** Remembers that a look made what is stored so. */
export const rememberLook = (url: string, look: string): void => void made.set(url, look);

/** The look that made an image, where one did. */
export const lookOf = ({ url }: ImageRecord): string | undefined => made.get(url);

/** Whether an image is the visitor's own: neither one of our files nor made by a look. */
export const isMine = (image: ImageRecord): boolean =>
  parseImageValue(image.url)?.kind !== "path" && lookOf(image) === undefined;
