import { arrangementFor, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, imagesOf, isDefaultImage, type Picture } from "../../shared/model/design.ts";
import { decodeBase64 } from "../../shared/package/data-url.ts";
import { PNG_TYPE, parseImageValue } from "./image-values.ts";
import type { Store } from "./store.ts";
import type { PictureFault, PictureUrl } from "./types.ts";

/** From one page to the next the same picture is often shown again: its URL lives on for so long. */
const LINGER_MS = 2_000;

/** What pictures need of the network; tests bring their own. */
export interface Served {
  /** The bytes of a file that the app serves; null if it does not arrive. */
  fetchFile(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether the app serves a picture at that path. Rejects if that can't be known. */
  isServed(path: string): Promise<boolean>;
}

export type Pictures = ReturnType<typeof createPictures>;

/** From pictures of designs to their bytes. `onMissing` is called if a blob is found to be gone while it is read. */
export function createPictures(
  model: MachineModel,
  store: Pick<Store<unknown>, "blob" | "areStored">,
  { fetchFile, isServed }: Served,
  onMissing: () => void,
) {
  /** URLs of blobs that are shown, each with how many show it; null for a blob that turns out to be gone. */
  const shown = new Map<string, { readonly url: Promise<string | null>; users: number }>();
  /** Blobs and paths by whether they are there, as far as it is known. */
  const present = new Map<string, boolean>();

  const readBlob = async (sha256: string) => {
    const bytes = await store.blob(sha256).catch(() => undefined);
    const wasPresent = present.get(sha256);
    if (!bytes && wasPresent !== false) {
      present.delete(sha256);
      onMissing();
    }
    return bytes;
  };
  const toUrl = async (sha256: string) => {
    const bytes = await readBlob(sha256);
    if (bytes) return URL.createObjectURL(new Blob([bytes], { type: PNG_TYPE }));
    shown.delete(sha256);
    return null;
  };
  const forget = (sha256: string, url: string) => {
    if (shown.get(sha256)?.users !== 0) return;
    shown.delete(sha256);
    URL.revokeObjectURL(url);
  };

  return {
    async bytes(picture: Picture): Promise<Uint8Array<ArrayBuffer> | PictureFault> {
      if ("blob" in picture) return (await readBlob(picture.blob)) ?? "missing";
      const value = "value" in picture ? picture.value : picture.path;
      const parsed = parseImageValue(value);
      if (parsed?.kind === "inline") return inlineBytes(value) ?? "missing";
      return parsed?.kind === "path" ? ((await fetchFile(parsed.path)) ?? "unreachable") : "missing";
    },

    /** A URL for an img element. One of a blob is shared by all who show it. */
    async url(picture: Picture): Promise<PictureUrl | PictureFault> {
      if (!("blob" in picture)) {
        const value = "value" in picture ? picture.value : picture.path;
        return parseImageValue(value) ? { url: value, release: () => {} } : "missing";
      }
      const { blob } = picture;
      const entry = shown.get(blob) ?? { url: toUrl(blob), users: 0 };
      shown.set(blob, entry);
      entry.users++;
      const url = await entry.url;
      if (url === null) return "missing";
      let isShown = true;
      return {
        url,
        release() {
          if (!isShown) return;
          isShown = false;
          entry.users--;
          if (entry.users === 0) setTimeout(forget, LINGER_MS, blob, url);
        },
      };
    },

    /** Whether a picture is known to be gone: a blob that was evicted, or a path that the app does not serve. */
    isMissing: (picture: Picture): boolean =>
      present.get("blob" in picture ? picture.blob : pathOf(picture)) === false,

    /** Looks for the pictures of a design. Resolves to whether more, or fewer, are missing than before. */
    async look(design: Design): Promise<boolean> {
      const pictures = [...imagesOf(design)].flatMap(({ image }) => image.picture ?? []);
      const before = pictures.map((picture) => this.isMissing(picture));
      const blobs = pictures.flatMap((picture) => ("blob" in picture ? picture.blob : []));
      // What can't be asked has lost nothing.
      const stored = await store.areStored([...new Set(blobs)]).catch(() => null);
      for (const blob of stored ? blobs : []) present.set(blob, stored?.has(blob) ?? true);
      const paths = new Set(askedPaths(model, design).filter((path) => !present.has(path)));
      await Promise.all(
        [...paths].map((path) =>
          isServed(path).then(
            (is) => void present.set(path, is),
            () => {},
          ),
        ),
      );
      return pictures.some((picture, i) => this.isMissing(picture) !== before[i]);
    },
  };
}

/** The paths of a design's pictures, but for the machine's own defaults, which come with the app. */
const askedPaths = (model: MachineModel, design: Design): string[] =>
  [...imagesOf(design)].flatMap(({ category: id, key, image }) => {
    const category = findCategory(model, id);
    const count = category && arrangementFor(category, design.counts[id]).count;
    const isOwn = category && isDefaultImage(category, count ?? 0, key, image);
    return image.picture && "path" in image.picture && !isOwn ? image.picture.path : [];
  });

/** The path of a picture that the app serves; empty for any other picture. */
const pathOf = (picture: Picture): string => ("path" in picture ? picture.path : "");

/** Bytes of an inline image; undefined where its base64 only looks like it. */
export const inlineBytes = (value: string): Uint8Array<ArrayBuffer> | undefined => {
  const image = parseImageValue(value);
  return image?.kind === "inline" ? decodeBase64(image.base64) : undefined;
};
