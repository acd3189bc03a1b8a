import { type BlobPicture, type Blobs, type Image, plainImage } from "../../shared/model/design.ts";
import { sha256Of } from "../files/sha256.ts";

/** An image that is to go into a design, and the bytes that it names, as far as they may not be stored yet. */
export interface NewImage {
  readonly image: Image;
  readonly blobs: Blobs;
}

/** A checked PNG of its place's size as an image, which keeps it byte for byte. */
export async function pngImage(bytes: Uint8Array<ArrayBuffer>, name = ""): Promise<NewImage> {
  const { picture, blobs } = await namedBytes(bytes);
  return { image: plainImage(picture, name), blobs };
}

/** A bundled picture as an image. */
export const bundledImage = (path: string, name = ""): NewImage => ({
  image: plainImage({ path }, name),
  blobs: new Map(),
});

/** Bytes by their SHA-256. */
export async function namedBytes(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ readonly picture: BlobPicture; readonly blobs: Blobs }> {
  // A part of a buffer would be stored with the whole of it.
  const own = bytes.length < bytes.buffer.byteLength ? bytes.slice() : bytes;
  const blob = await sha256Of(own);
  return { picture: { blob, bytes: own.length }, blobs: new Map([[blob, own]]) };
}

/** The bytes of several images. */
export const allBlobs = (images: Iterable<NewImage>): Blobs =>
  new Map([...images].flatMap(({ blobs }) => [...blobs]));
