import type { ImageFault, ImageSource } from "../../storage/image-sources.ts";
import { store } from "../../storage/store.ts";
import { PNG_TYPE, parseImageValue, storedPath } from "../../store/image-values.ts";
import { sha256Of } from "../../store/sha256.ts";

/** Pictures of the table that this tab made, by their stored values: until they are kept, and where they can't be. */
const own = new Map<string, Uint8Array<ArrayBuffer>>();

/** Takes a picture's bytes for this session, and gives the stored value that they have or will have. */
export async function holdPicture(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const url = storedPath(await sha256Of(bytes));
  own.set(url, bytes);
  return url;
}

/** Those of the session that are still to be kept, of the values that are given. */
export const heldPictures = (urls: readonly string[]): Uint8Array<ArrayBuffer>[] =>
  urls.flatMap((url) => own.get(url) ?? []);

/** They are kept now, and read from there. */
export function letGo(urls: readonly string[]): void {
  for (const url of urls) own.delete(url);
}

/** A picture of the table, a copy of its own. Rejects where the browser has not got it any more. */
export async function readPicture(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const held = own.get(url);
  if (held) return held.slice();
  if (parseImageValue(url)?.kind !== "stored") throw new Error("not a picture of the table");
  const bytes = await store.imageBytes(url);
  if (typeof bytes === "string") throw new Error(`a picture of the table is ${bytes}`);
  return bytes;
}

/** A picture of the table to show, kept already or not. */
export async function showPicture(url: string): Promise<ImageSource | ImageFault> {
  const held = own.get(url);
  if (!held) return store.imageSource(url);
  const shown = URL.createObjectURL(new Blob([held], { type: PNG_TYPE }));
  return { url: shown, release: () => URL.revokeObjectURL(shown) };
}
