import { describe, expect, it } from "vitest";
import { ByteCache } from "../../web/picture/byte-cache.ts";

describe("a cache of bytes", () => {
  it("drops what was used longest ago, as soon as it holds too much", () => {
    const cache = new ByteCache<string>(10);
    for (const key of ["a", "b", "c"]) cache.set(key, key.toUpperCase(), 3);
    expect(cache.get("a")).toBe("A");
    cache.set("d", "D", 4);
    expect(["a", "b", "c", "d"].map((key) => cache.get(key))).toEqual(["A", undefined, "C", "D"]);
  });

  it("counts a value that is replaced once", () => {
    const cache = new ByteCache<string>(10);
    cache.set("b", "B", 4);
    for (const value of ["one", "two", "three"]) cache.set("a", value, 6);
    expect([cache.get("a"), cache.get("b")]).toEqual(["three", "B"]);
  });

  it("does not keep what is too large for it", () => {
    const cache = new ByteCache<string>(10);
    cache.set("a", "A", 11);
    expect(cache.get("a")).toBeUndefined();
    cache.set("b", "B", 10);
    expect(cache.get("b")).toBe("B");
  });
});
