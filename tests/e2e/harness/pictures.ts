import type { DesignStore } from "../../../web/storage/design-store.ts";

/*
 * Stand-ins for images, for Node and for browsers: a store keeps bytes, whatever they are.
 */

/** Bytes that stand for an image: different for each seed, of a length that decides where it is kept. */
export function picture(seed: number, length = 60): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, seed);
  return bytes;
}

const HEAD = "data:image/png;base64,";
/** As many arguments as String.fromCharCode takes without harm. */
const PIECE = 0x8000;

/** The data URI that a picture is stored as where it is inline. */
export function inline(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return HEAD + btoa(binary);
}

/** A picture by its seed, short enough for a failing test to print. */
export const named = (seed: number, length: number): string => `picture ${seed}, ${length} bytes`;

/** The same of a picture's bytes. */
export const namedBytes = (bytes: Uint8Array): string =>
  named(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length);

/** A stored value, pictures by their seeds. */
export function brief(value: string): string {
  if (!value.startsWith(HEAD)) return value;
  const start = atob(value.slice(HEAD.length, HEAD.length + 8));
  const bytes = Uint8Array.from(start, (char) => char.charCodeAt(0));
  const padding = value.endsWith("==") ? 2 : value.endsWith("=") ? 1 : 0;
  const length = ((value.length - HEAD.length) / 4) * 3 - padding;
  return named(new DataView(bytes.buffer).getUint32(0), length);
}

/** What a store shows, without what differs from tab to tab. */
export function shownBy({ design }: DesignStore) {
  const url = ({ url }: { url: string }) => brief(url);
  return {
    machineName: design.machineName,
    lists: Object.fromEntries(Object.entries(design.lists).map(([id, list]) => [id, list.map(url)])),
    slots: Object.fromEntries(
      Object.entries(design.slots).map(([id, slots]) => [
        id,
        Object.fromEntries(Object.entries(slots).map(([slot, image]) => [slot, url(image)])),
      ]),
    ),
    names: JSON.parse(JSON.stringify(design.names)),
    counts: { ...design.counts },
    returnToStep: design.returnToStep,
    isConfirmed: design.isConfirmed,
  };
}

/** What a design is to a visitor. */
export type Model = Pick<ReturnType<typeof shownBy>, "machineName" | "lists" | "slots" | "names" | "counts">;

/** What a store shows, as far as the model has it, images as the pictures that they are. */
export async function modelOf(store: DesignStore): Promise<Model> {
  const { machineName, lists, slots, names, counts } = shownBy(store);
  for (const images of [...Object.values(lists), ...Object.values(slots)] as Record<string, string>[])
    for (const [key, value] of Object.entries(images)) {
      if (!value.startsWith("/stored-images/")) continue;
      const bytes = await store.imageBytes(value);
      images[key] = typeof bytes === "string" ? bytes : namedBytes(bytes);
    }
  return { machineName, lists, slots, names, counts };
}
