import type { ImageRecord } from "../document/design.ts";
import type { Environment } from "./environment.ts";
import type { Overflow } from "./pictures.ts";
import { parseImageValue, storedPath } from "./values.ts";

/** Which pictures of a design are gone, though the design refers to them. */
export interface Missing {
  /** Their stored values, as far as it is known. */
  urls(): ReadonlySet<string>;
  /** Looks for the pictures of a design. */
  find(images: readonly ImageRecord[]): Promise<void>;
}

/**
 * A picture is missing where the browser has evicted its bytes, and where the app does not serve its path.
 * What can't be asked, an IndexedDB that does not answer or a server out of reach, has lost nothing.
 */
export function createMissing(
  overflow: Overflow,
  isServed: Environment["isServed"],
  onChange: () => void,
): Missing {
  let missing: ReadonlySet<string> = new Set();
  /** Paths that were asked for, by whether they are there. */
  const served = new Map<string, boolean>();
  let turns = 0;
  let latest: Promise<void> | undefined;

  const askFor = async (path: string) => {
    if (!served.has(path))
      await isServed(path).then(
        (is) => served.set(path, is),
        () => {},
      );
    return served.get(path) === false;
  };
  const look = async (images: readonly ImageRecord[], turn: number): Promise<void> => {
    const gone = new Set<string>();
    const kinds = images.map(({ url, isDefault }) => ({
      url,
      isDefault,
      kind: parseImageValue(url)?.kind,
    }));
    const stored = kinds.filter(({ kind }) => kind === "stored").map(({ url }) => url);
    if (stored.length > 0) {
      const present = await overflow.list().then(
        (all) => new Set(all.map(storedPath)),
        () => null,
      );
      for (const url of stored) if (present ? !present.has(url) : missing.has(url)) gone.add(url);
    }
    // The machine's own defaults come with the app.
    const paths = kinds.filter(({ kind, isDefault }) => kind === "path" && !isDefault);
    await Promise.all(paths.map(async ({ url }) => (await askFor(url)) && gone.add(url)));
    // Another search has begun: what is shown now may be another design.
    if (turn !== turns) return latest;
    const isSame = gone.size === missing.size && [...gone].every((url) => missing.has(url));
    missing = gone;
    if (!isSame) onChange();
  };
  return {
    urls: () => missing,
    find(images) {
      latest = look(images, ++turns);
      return latest;
    },
  };
}

/**
 * Whether a missing image was a file of the app's, which it has no more. This browser has deleted the bytes of all
 * others.
 */
export const isNotServed = ({ isMissing, url }: Pick<ImageRecord, "isMissing" | "url">): boolean =>
  isMissing && parseImageValue(url)?.kind === "path";
