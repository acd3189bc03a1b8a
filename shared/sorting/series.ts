import { isNumber } from "./tokens.ts";
import { keysOf, type Read, type Word } from "./words.ts";

/** A picture's number among pictures of otherwise the same name: from 0, of how many. */
export interface Series {
  readonly rank: number;
  readonly of: number;
}

/** Letters that count: "screen A". */
const LABEL = /^[a-h]$/u;

/**
 * Numbers of names that are otherwise alike, by the first that differs; in steps that are alike.
 *
 * @param made by picture: the size of the machine that it is made for; those of different ones are of no series
 */
export function seriesIn(all: readonly (readonly Read[])[], made: readonly string[]): (Series | undefined)[] {
  const numberOf = (word: Word): number | undefined => {
    const [token] = word.tokens;
    if (!token) return undefined;
    if (isNumber(token)) return Number(token.key);
    return word.meanings.length === 0 && LABEL.test(token.key) ? token.key.charCodeAt(0) : undefined;
  };
  const groups = new Map<string, number[]>();
  for (const [at, segments] of all.entries()) {
    const text = segments.map(({ words }) =>
      words.map((word) => (numberOf(word) === undefined ? keysOf(word) : "#")).join(" "),
    );
    if (!text.at(-1)?.includes("#")) continue;
    const key = [made[at], ...text].join("/");
    groups.set(key, [...(groups.get(key) ?? []), at]);
  }
  const found = new Array<Series | undefined>(all.length).fill(undefined);
  for (const members of groups.values()) {
    const numbers = members.map((at) =>
      (all[at]?.at(-1)?.words ?? []).flatMap((word) => numberOf(word) ?? []),
    );
    const column = (numbers[0] ?? []).findIndex((first, i) => numbers.some((row) => row[i] !== first));
    const values = numbers.map((row) => row[column] ?? 0);
    if (column < 0 || new Set(values).size < members.length) continue;
    const sorted = [...values].sort((a, b) => a - b);
    const [first = 0, second = 0] = sorted;
    if (sorted.some((value, rank) => value !== first + rank * (second - first))) continue;
    for (const [i, at] of members.entries())
      found[at] = { rank: sorted.indexOf(values[i] ?? 0), of: members.length };
  }
  return found;
}
