import { isUnknown, keysOf, type Read, type Word } from "./words.ts";

/** What so many of the pictures have in common, and more of them than a category takes, is no word about one of them. */
const SHARED = 0.8;

/** What all share can't set one aside either. */
const isOwners = (word: Word): boolean =>
  isUnknown(word) || word.meanings.some(({ kind }) => kind === "aside");

/**
 * Takes away folders, and words at the beginning of names, that nearly all pictures share, where they hold a word that
 * means nothing: a client's name.
 */
export function withoutShared(all: readonly (readonly Read[])[], most: number): (readonly Read[])[] {
  if (all.length <= most + 1) return [...all];
  const isShared = (count: number) => count >= SHARED * all.length && count > most + 1;
  const countOf = (keys: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const folderKey = (segments: readonly Read[], depth: number) =>
    segments
      .slice(0, depth + 1)
      .map(({ words }) => words.map(keysOf).join(" "))
      .join("/");
  const folders = countOf(
    all.flatMap((segments) => segments.slice(0, -1).map((_, depth) => folderKey(segments, depth))),
  );
  const beginning = (words: readonly Word[], length: number) => words.slice(0, length).map(keysOf).join(" ");
  const beginnings = countOf(
    all.flatMap((segments) => {
      const words = segments.at(-1)?.words ?? [];
      return words.map((_, i) => beginning(words, i + 1));
    }),
  );
  return all.map((segments) =>
    segments.map((segment, depth): Read => {
      const { words } = segment;
      if (depth < segments.length - 1) {
        const isSharedFolder = isShared(folders.get(folderKey(segments, depth)) ?? 0);
        return isSharedFolder && words.some(isOwners) ? { ...segment, words: [] } : segment;
      }
      let shared = 0;
      while (shared < words.length && isShared(beginnings.get(beginning(words, shared + 1)) ?? 0)) shared++;
      const last = words.slice(0, shared).findLastIndex(isOwners);
      return { ...segment, words: words.slice(last + 1) };
    }),
  );
}
