import { findArrangement, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { isDefaultImage } from "../../shared/model/defaults.ts";
import { type Design, imagesOf, type Picture } from "../../shared/model/design.ts";
import {
  PNG_MEDIA_TYPE,
  parseImageValue,
  serializePicture,
  storedImagePath,
} from "../../shared/model/picture-value.ts";
import { decodeBase64 } from "../../shared/package/data-url.ts";
import type { Store } from "./store.ts";
import type { PictureFault, PictureUrl } from "./types.ts";

/** The next page often shows the same pictures. */
const LINGER_MS = 2_000;

export interface ServedFiles {
  fetchFile(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Rejects if this can't be determined. */
  isServed(path: string): Promise<boolean>;
}

type Shown = { readonly url: Promise<string | null>; readonly users: Set<object> };

export type PictureStore = ReturnType<typeof createPictureStore>;

export function createPictureStore(
  model: MachineModel,
  store: Pick<Store<unknown>, "blob" | "areStored">,
  { fetchFile, isServed }: ServedFiles,
  onMissing: () => void,
) {
  const shown = new Map<string, Shown>();
  /** Whether the picture or blob at each path exists; absent if unknown. */
  const present = new Map<string, boolean>();

  /** Returns whether the picture has gone missing or reappeared. */
  const note = (path: string, is: boolean | undefined): boolean => {
    const isNews = is === (present.get(path) === false);
    if (is !== undefined) present.set(path, is);
    return isNews;
  };
  const readBlob = async (sha256: string) => {
    const bytes = await store.blob(sha256).catch(() => null);
    if (bytes === undefined && note(storedImagePath(sha256), false)) onMissing();
    return bytes ?? undefined;
  };
  const toUrl = async (sha256: string) => {
    const bytes = await readBlob(sha256);
    if (bytes) return URL.createObjectURL(new Blob([bytes], { type: PNG_MEDIA_TYPE }));
    shown.delete(sha256);
    return null;
  };
  const isMissing = (picture: Picture): boolean => present.get(serializePicture(picture)) === false;

  return {
    async bytes(picture: Picture): Promise<Uint8Array<ArrayBuffer> | PictureFault> {
      if ("blob" in picture) return (await readBlob(picture.blob)) ?? "missing";
      const parsed = parseImageValue(serializePicture(picture));
      if (parsed?.kind === "inline") return decodeBase64(parsed.base64) ?? "missing";
      return parsed?.kind === "path" ? ((await fetchFile(parsed.path)) ?? "unreachable") : "missing";
    },

    async url(picture: Picture): Promise<PictureUrl | PictureFault> {
      if (!("blob" in picture)) {
        const url = serializePicture(picture);
        return parseImageValue(url) ? { url, release: () => {} } : "missing";
      }
      const { blob } = picture;
      const entry = shown.get(blob) ?? { url: toUrl(blob), users: new Set() };
      const user = {};
      entry.users.add(user);
      shown.set(blob, entry);
      const url = await entry.url;
      if (url === null) return "missing";
      const forget = () => {
        if (entry.users.size > 0 || shown.get(blob) !== entry) return;
        shown.delete(blob);
        URL.revokeObjectURL(url);
      };
      return {
        url,
        release() {
          entry.users.delete(user);
          setTimeout(forget, LINGER_MS);
        },
      };
    },

    isMissing,

    /** Resolves to whether the set of missing pictures has changed. */
    async lookForBlobs(design: Design): Promise<boolean> {
      const blobs = [...imagesOf(design)].flatMap(({ image: { picture } }) =>
        picture && "blob" in picture ? picture.blob : [],
      );
      const stored = await store.areStored(blobs).catch(() => undefined);
      return blobs.filter((blob) => note(storedImagePath(blob), stored?.has(blob))).length > 0;
    },
    async lookForPaths(design: Design): Promise<boolean> {
      const paths = new Set(askedPaths(model, design).filter((path) => !present.has(path)));
      const ask = async (path: string) => note(path, await isServed(path).catch(() => undefined));
      return (await Promise.all([...paths].map(ask))).includes(true);
    },
  };
}

/** Excludes the machine's defaults, which are part of the app. */
const askedPaths = (model: MachineModel, design: Design): string[] =>
  [...imagesOf(design)].flatMap(({ category: id, key, image }) => {
    const category = findCategory(model, id);
    const isOwn =
      category && isDefaultImage(category, findArrangement(category, design.counts[id]).count, key, image);
    return image.picture && "path" in image.picture && !isOwn ? image.picture.path : [];
  });
