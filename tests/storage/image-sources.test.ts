import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createImageSources } from "../../web/storage/image-sources.ts";
import { createOverflow } from "../../web/storage/overflow.ts";
import { sha256Of } from "../../web/storage/pictures.ts";
import { storedPath } from "../../web/storage/values.ts";
import { inline, picture } from "./pictures.ts";

describe("an image source", () => {
  const created: string[] = [];
  const revoked: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
      created.push(`blob:${created.length}`);
      return created.at(-1) ?? "";
    });
    vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void revoked.push(url));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    created.length = revoked.length = 0;
  });
  const images = new Map([["a".repeat(64), picture(1)]]);
  const overflow = { ...createOverflow(), get: async (sha256: string) => images.get(sha256) };
  const path = storedPath("a".repeat(64));
  const make = (onMissing = () => {}) =>
    createImageSources(overflow, async (path) => (path === "/images/a.png" ? picture(9) : null), onMissing);
  const open = async (sources: ReturnType<typeof make>, value: string) => {
    const source = await sources.imageSource(value);
    if (typeof source === "string") throw new Error(source);
    return source;
  };

  it("is the value itself for what the browser can show", async () => {
    for (const value of ["/images/a.png", inline(picture(1))])
      expect((await open(make(), value)).url).toBe(value);
    expect(created).toEqual([]);
  });

  it("is one object URL for all who show the same stored image, released after the last", async () => {
    const sources = make();
    const [a, b] = await Promise.all([open(sources, path), open(sources, path)]);
    expect([a.url, b.url, created.length]).toEqual(["blob:0", "blob:0", 1]);
    a.release();
    a.release();
    vi.advanceTimersByTime(60_000);
    expect(revoked).toEqual([]);
    b.release();
    const c = await open(sources, path);
    vi.advanceTimersByTime(60_000);
    expect([c.url, revoked.length]).toEqual(["blob:0", 0]);
    c.release();
    vi.advanceTimersByTime(60_000);
    expect(revoked).toEqual(["blob:0"]);
    expect((await open(sources, path)).url).toBe("blob:1");
  });

  it("says what is missing, and finds it once it is there again", async () => {
    const onMissing = vi.fn();
    const sources = make(onMissing);
    const gone = storedPath("b".repeat(64));
    expect(await sources.imageSource(gone)).toBe("missing");
    expect(await sources.imageBytes(gone)).toBe("missing");
    expect(onMissing).toHaveBeenCalled();
    images.set("b".repeat(64), picture(2));
    expect(await sources.imageBytes(gone)).toEqual(picture(2));
    await open(sources, gone);
  });

  it("has the bytes of every kind of value", async () => {
    const { imageBytes } = make();
    expect(await imageBytes(inline(picture(7, 61)))).toEqual(picture(7, 61));
    expect(await imageBytes("/images/a.png")).toEqual(picture(9));
    expect(await imageBytes("/images/none.png")).toBe("unreachable");
    expect(await imageBytes("//elsewhere.example/a.png")).toBe("missing");
  });
});

describe("the overflow in IndexedDB", () => {
  it("keeps bytes under their SHA-256, and nothing of the buffer that they are cut from", async () => {
    const overflow = createOverflow();
    const bytes = picture(5, 1_000).subarray(0, 100);
    const sha256 = await overflow.put(bytes);
    expect(sha256).toBe(await sha256Of(bytes));
    expect(await createOverflow().get(sha256)).toEqual(bytes);
    expect((await overflow.get(sha256))?.buffer.byteLength).toBe(100);
    const other = await overflow.put(picture(6));
    expect((await overflow.list()).sort()).toEqual([sha256, other].sort());
    await overflow.remove([sha256]);
    expect(await overflow.get(sha256)).toBeUndefined();
    expect(await overflow.list()).toEqual([other]);
  });

  it("answers within a second that a browser which never opens it refuses, and takes it when it does", async () => {
    const open = vi.spyOn(indexedDB, "open").mockImplementation(() => new IDBOpenDBRequest());
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const overflow = createOverflow();
    const answers = Promise.allSettled([overflow.put(picture(1)), overflow.put(picture(2))]);
    // The hash of the bytes comes in its own time; only the waiting that follows runs on the false clock.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(999);
    vi.useRealTimers();
    expect((await answers).map((answer) => answer.status === "rejected" && String(answer.reason))).toEqual([
      expect.stringContaining("does not answer"),
      expect.stringContaining("does not answer"),
    ]);
    open.mockRestore();
  });

  it("is opened again after a failure, and refused where it fails again", async () => {
    const overflow = createOverflow();
    const refuse = () => {
      throw new DOMException("no", "SecurityError");
    };
    const open = vi.spyOn(indexedDB, "open").mockImplementation(refuse);
    await expect(overflow.put(picture(1))).rejects.toThrow("no");
    open.mockRestore();
    vi.spyOn(indexedDB, "open").mockImplementationOnce(refuse);
    const sha256 = await overflow.put(picture(1));
    expect(await overflow.get(sha256)).toEqual(picture(1));
  });

  it("outlives a connection that the browser lost", async () => {
    const overflow = createOverflow();
    await overflow.put(picture(1));
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(() => {
      throw new DOMException("the connection to the server was lost", "InvalidStateError");
    });
    const sha256 = await overflow.put(picture(2));
    expect(await overflow.get(sha256)).toEqual(picture(2));
  });
});
