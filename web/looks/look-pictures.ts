import { useEffect, useState } from "react";
import { allLookPicturePaths, type Look } from "../../shared/machine/looks.ts";
import type { SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { TextMaterials } from "../../shared/model/defaults.ts";
import { canonicalJson, type Design } from "../../shared/model/design.ts";
import { applyLook } from "../../shared/model/look.ts";
import { editingSession } from "../edit/app.ts";

export const fillWithLook = (look: Look, { id }: SlotCategory, design: Design, { words }: TextMaterials) =>
  applyLook(ACTIVE.model, { ...design, slots: {} }, look, {
    looks: [look],
    words,
    mode: "empty",
    categories: [id],
    isBundledBlob: () => false,
  });

type Urls = ReadonlyMap<string, string>;

/** One screen fetches files while the other is drawn. */
const AT_ONCE = 2;

/** Renders previews, which stay cached, so that applying a look is fast. */
export class LookPreviews {
  readonly #urls = new Map<string, Promise<Urls>>();
  readonly #made: string[] = [];
  readonly #closed = new AbortController();
  readonly #lanes = Array.from({ length: AT_ONCE }, (): Promise<unknown> => Promise.resolve());

  /**
   * Resolves to URLs of rendered pictures by slot, valid until `close`. Rejects if a look's picture can't be
   * rendered.
   */
  urls(design: Design, { id }: SlotCategory): Promise<Urls> {
    const images = design.slots[id] ?? {};
    const key = canonicalJson([id, design.counts[id], images]);
    const known = this.#urls.get(key);
    if (known) return known;
    const free = this.#lanes.shift();
    const urls = Promise.resolve(free).then(() =>
      this.#render({ ...design, lists: {}, slots: { [id]: images } }, id),
    );
    this.#urls.set(key, urls);
    this.#lanes.push(urls.catch(() => this.#urls.delete(key)));
    return urls;
  }

  async #render(given: Design, category: string): Promise<Urls> {
    const { design, blobs, failures } = await editingSession.render(
      { design: given },
      { signal: this.#closed.signal },
    );
    if (failures.some(({ recipe }) => recipe.look !== undefined))
      throw new Error("A picture of a look could not be rendered");
    const urls = new Map<string, string>();
    for (const [slot, { picture }] of Object.entries(design.slots[category] ?? {})) {
      const png = picture && "blob" in picture ? blobs.get(picture.blob) : undefined;
      if (png) urls.set(slot, URL.createObjectURL(new Blob([png], { type: "image/png" })));
    }
    this.#made.push(...urls.values());
    return urls;
  }

  /** Delays further previews until `work` has settled. */
  pauseDuring(work: Promise<unknown>): void {
    const settled = work.catch(() => {});
    for (const [at, lane] of this.#lanes.entries()) this.#lanes[at] = Promise.all([lane, settled]);
  }

  close(): void {
    this.#closed.abort();
    for (const url of this.#made) URL.revokeObjectURL(url);
  }
}

/** Fetches every picture into the cache. Retries when the network is back. */
export function useLookFiles(looks: readonly Look[]) {
  const [absent, setAbsent] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt fetches again
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    addEventListener("online", retry, { signal });
    const fetchLooks = async () => {
      for (const look of looks) {
        const isAbsent = await fetchPictures(look, signal).then(
          () => false,
          () => true,
        );
        if (signal.aborted) return;
        setAbsent((before) => [...before.filter((id) => id !== look.id), ...(isAbsent ? [look.id] : [])]);
      }
    };
    void fetchLooks();
    return () => over.abort();
  }, [looks, attempt]);
  return { isAbsent: ({ id }: Look) => absent.includes(id), retry };
}

async function fetchPictures(look: Look, signal: AbortSignal): Promise<void> {
  const { categories } = ACTIVE.model;
  await Promise.all(
    allLookPicturePaths(look, categories).map(async (path) => {
      const response = await fetch(path, { signal });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await response.arrayBuffer();
    }),
  );
}
