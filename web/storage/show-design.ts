import type { Design } from "../document/design.ts";

/**
 * Brings the proxy to `next`, where it showed `shown`, and touches only what differs, so that only those
 * who show it render again. Records of images are immutable: the same object is the same image.
 */
export function showDesign(proxy: Design, shown: Design, next: Design): void {
  const { lists, slots, names, counts, words, brand, ...plain } = next;
  Object.assign(proxy, plain);
  if (!isAlike(words, shown.words)) proxy.words = words;
  if (!isAlike(brand, shown.brand)) proxy.brand = brand;
  Object.assign(proxy.counts, counts);
  for (const [id, list] of Object.entries(lists)) {
    const before = shown.lists[id] ?? [];
    const isSame = list.length === before.length && list.every((image, i) => image === before[i]);
    if (!isSame) proxy.lists[id] = [...list];
  }
  for (const [id, each] of Object.entries(slots)) showRecord(proxy.slots, id, shown.slots[id] ?? {}, each);
  for (const [id, each] of Object.entries(names)) showRecord(proxy.names, id, shown.names[id] ?? {}, each);
}

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function showRecord<T>(
  proxy: Record<string, Record<string, T>>,
  id: string,
  shown: Record<string, T>,
  next: Record<string, T>,
): void {
  const target = proxy[id] ?? {};
  proxy[id] ??= target;
  for (const key of Object.keys(shown)) if (!(key in next)) delete target[key];
  for (const [key, value] of Object.entries(next)) if (shown[key] !== value) target[key] = value;
}
