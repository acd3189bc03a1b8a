import { useEffect, useState } from "react";
import { allLookPicturePaths, type Look } from "../../shared/machine/looks.ts";
import { ACTIVE } from "../../shared/machines/index.ts";

/** Fetches every picture of the looks, which also caches them. Retries when the network is back. */
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
