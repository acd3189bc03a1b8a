import type { BlobPicture, Blobs } from "../../../../shared/model/design.ts";
import { PNG_TYPE } from "../../../../shared/model/picture-value.ts";
import { pictures } from "../../../edit/app.ts";
import { namedBytes } from "../../../edit/new-image.ts";
import type { PictureFault, PictureUrl } from "../../../store/types.ts";

/** Bytes of pictures of the table that this tab made, by their SHA-256, until they are stored with it. */
const own = new Map<string, Uint8Array<ArrayBuffer>>();

/** Takes a picture's bytes until they are stored. */
export async function holdPicture(bytes: Uint8Array<ArrayBuffer>): Promise<BlobPicture> {
  const { picture, blobs } = await namedBytes(bytes);
  for (const [blob, each] of blobs) own.set(blob, each);
  return picture;
}

/** Those of the blobs that are not stored yet. */
export const heldBlobs = (wanted: Iterable<string>): Blobs =>
  new Map(
    [...wanted].flatMap((blob) => {
      const bytes = own.get(blob);
      return bytes ? [[blob, bytes]] : [];
    }),
  );

/** They are stored now, and read from there. */
export function letGo(blobs: Iterable<string>): void {
  for (const blob of blobs) own.delete(blob);
}

/** A picture of the table to show, stored already or not. */
export async function showPicture(picture: BlobPicture): Promise<PictureUrl | PictureFault> {
  const held = own.get(picture.blob);
  if (!held) return pictures.url(picture);
  const url = URL.createObjectURL(new Blob([held], { type: PNG_TYPE }));
  return { url, release: () => URL.revokeObjectURL(url) };
}
