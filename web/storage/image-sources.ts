import type { Environment } from "./environment.ts";
import type { Overflow } from "./pictures.ts";
import { inlineBytes, PNG_TYPE, parseImageValue } from "./values.ts";

/** Why an image has no bytes: evicted by the browser, or its file did not arrive. */
export type ImageFault = "missing" | "unreachable";

/** An image as something to show. `release` is called once, when it is no longer shown. */
export interface ImageSource {
  readonly url: string;
  release(): void;
}

/** From what a design stores of an image to what can be shown or exported. */
export interface ImageSources {
  /**
   * A URL for an img element: the value itself for a data URI or a bundled image, an object URL for an
   * image in IndexedDB, shared by all who show it. Bundled images are not fetched for it.
   */
  imageSource(value: string): Promise<ImageSource | ImageFault>;
  /** The bytes of an image, wherever they are; bundled images are fetched. */
  imageBytes(value: string): Promise<Uint8Array<ArrayBuffer> | ImageFault>;
  /**
   * Keeps a picture, its recipe and its original while an editor works on it, though nothing else may refer to
   * them any more. Returns how to let go. Only this tab needs to know: nothing is removed while another is open.
   */
  hold(value: string): () => void;
}

/** From one screen to the next the same image is often shown again: its URL lives on for so long. */
const LINGER_MS = 2_000;

interface Shown {
  /** Null where the bytes are missing. */
  readonly url: Promise<string | null>;
  users: number;
}

/** `onMissing` is told when bytes that a design refers to are not there. `held` has what `hold` was given. */
export function createImageSources(
  overflow: Overflow,
  fetchFile: Environment["fetchFile"],
  onMissing: () => void,
): ImageSources & { held(): Iterable<string> } {
  const held = new Set<{ readonly value: string }>();
  const shown = new Map<string, Shown>();

  const readStored = async (sha256: string) => {
    const bytes = await overflow.get(sha256).catch(() => undefined);
    if (!bytes) onMissing();
    return bytes;
  };
  const toUrl = async (sha256: string) => {
    const bytes = await readStored(sha256);
    return bytes ? URL.createObjectURL(new Blob([bytes], { type: PNG_TYPE })) : null;
  };
  const forget = (sha256: string, entry: Shown, url: string | null) => {
    if (entry.users > 0 || shown.get(sha256) !== entry) return;
    shown.delete(sha256);
    if (url !== null) URL.revokeObjectURL(url);
  };

  return {
    async imageSource(value) {
      const image = parseImageValue(value);
      if (!image) return "missing";
      if (image.kind !== "stored") return { url: value, release: () => {} };

      const { sha256 } = image;
      const entry = shown.get(sha256) ?? { url: toUrl(sha256), users: 0 };
      shown.set(sha256, entry);
      entry.users++;
      const url = await entry.url;
      if (url === null) {
        entry.users--;
        forget(sha256, entry, null);
        return "missing";
      }
      let isShown = true;
      return {
        url,
        release() {
          if (isShown && --entry.users === 0) setTimeout(forget, LINGER_MS, sha256, entry, url);
          isShown = false;
        },
      };
    },

    async imageBytes(value) {
      const image = parseImageValue(value);
      if (!image) return "missing";
      if (image.kind === "inline") return inlineBytes(value) ?? "missing";
      if (image.kind === "stored") return (await readStored(image.sha256)) ?? "missing";
      return (await fetchFile(image.path)) ?? "unreachable";
    },

    hold(value) {
      const holding = { value };
      held.add(holding);
      return () => void held.delete(holding);
    },
    held: () => [...held].map(({ value }) => value),
  };
}
