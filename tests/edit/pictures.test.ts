import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Design, Picture } from "../../shared/model/design.ts";
import { withSlot } from "../../shared/model/edit.ts";
import { createPngImage } from "../../web/edit/new-image.ts";
import { toPngDataUrl } from "../../web/store/mirror-write.ts";
import { blob, database, evict } from "../store/browser.ts";
import {
  change,
  editBrowser,
  expectOk,
  imageOf,
  model,
  openedPage,
  type Page,
  pictureOf,
  put,
} from "./browser.ts";

const hot = pictureOf("hot");

describe("what shows a picture", () => {
  function countUrls() {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const urls = { created: 0, revoked: [] as string[] };
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      expect(file).toMatchObject({ size: blob("hot").bytes.length, type: "image/png" });
      return `blob:${++urls.created}`;
    });
    vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void urls.revoked.push(url));
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    return urls;
  }
  async function show({ pictures }: Page, picture: Picture) {
    const url = await pictures.url(picture);
    if (typeof url === "string") throw new Error(url);
    return url;
  }

  it("is a path or an inline picture itself", async () => {
    const page = await editBrowser().open();
    const urls = countUrls();
    const [path, value] = ["/images/a.png", toPngDataUrl(blob("inline").bytes)];
    expect((await show(page, { path })).url).toBe(path);
    expect((await show(page, { value })).url).toBe(value);
    expect(urls.created).toBe(0);
    expect(await page.pictures.url({ value: "//elsewhere.example/a.png" })).toBe("missing");
  });

  it("is one object URL for all who show the same, released a while after the last", async () => {
    const page = await editBrowser().open();
    await put(page, "hotcold", "hot", imageOf("hot"));
    const urls = countUrls();
    const [a, b] = await Promise.all([show(page, hot), show(page, hot)]);
    expect([a.url, b.url, urls.created]).toEqual(["blob:1", "blob:1", 1]);
    a.release();
    a.release();
    vi.advanceTimersByTime(60_000);
    expect(urls.revoked).toEqual([]);
    b.release();
    const c = await show(page, hot);
    vi.advanceTimersByTime(60_000);
    expect([c.url, urls.revoked]).toEqual(["blob:1", []]);
    c.release();
    vi.advanceTimersByTime(60_000);
    expect(urls.revoked).toEqual(["blob:1"]);
    const [d, e] = [await show(page, hot), await show(page, hot)];
    expect([d.url, e.url]).toEqual(["blob:2", "blob:2"]);
    d.release();
    e.release();
    vi.advanceTimersByTime(60_000);
    expect(urls.revoked).toEqual(["blob:1", "blob:2"]);
  });
});

describe("a picture", () => {
  it("that is missing is told, and found once it is there again", async () => {
    const page = await editBrowser().open();
    await put(page, "hotcold", "hot", imageOf("hot"));
    await evict(hot.blob);
    expect(await page.pictures.url(hot)).toBe("missing");
    expect(await page.pictures.bytes(hot)).toBe("missing");
    await expect.poll(() => page.state.isMissing(hot)).toBe(true);
    await put(page, "hotcold", "cold", imageOf("hot"));
    await expect.poll(() => page.state.isMissing(hot)).toBe(false);
    expect(await page.pictures.bytes(hot)).toEqual(blob("hot").bytes);
  });

  it("that was missing before a page was opened is told from the start, and so is a path that is not served", async () => {
    const { browser, page: first } = await openedPage();
    await put(first, "hotcold", "hot", imageOf("hot"));
    browser.leave(first);
    await evict(hot.blob);
    const [gone, there] = ["/images/gone.png", "/images/there.png"];
    browser.served.set(there, blob("there").bytes);
    const { design } = first.state;
    const key = (slot: string) => `${model.defaultMachineName}_${design.timestamp}_blends_${slot}`;
    browser.storage.entries.set(key("left"), gone);
    browser.storage.entries.set(key("right"), there);
    const page = await browser.open();
    const { state } = page;
    expect(state.design.slots.blends).toMatchObject({ left: { picture: { path: gone } } });
    expect([hot, { path: gone }, { path: there }].map((picture) => state.isMissing(picture))).toEqual([
      true,
      true,
      false,
    ]);
    const clearLeft = (design: Design) => withSlot(design, "blends", "left", undefined);
    expectOk(await change(page, { kind: "removal", category: "blends" }, clearLeft));
    expect(await page.undo()).toEqual({ ok: false, fault: "gone" });
  });

  it("is looked for once it is shown, and asked for in a design that is not; who asks hears only of news", async () => {
    const page = await editBrowser().open();
    const { isMissing } = page.state;
    const look = vi.spyOn(page.store, "areStored");
    for (const [at, slot] of ["hot", "cold"].entries()) {
      await put(page, "hotcold", slot, imageOf(slot));
      await expect.poll(() => look.mock.settledResults).toHaveLength(at + 1);
    }
    const { design } = page.state;
    await page.designs.create("Foyer");
    expect(look).toHaveBeenCalledTimes(2);
    expect(page.state.isMissing).toBe(isMissing);
    await evict(hot.blob);
    expect(page.state.isMissing(hot)).toBe(false);
    await page.pictures.look(design);
    expect(page.pictures.isMissing(hot)).toBe(true);
  });

  it("has bytes, of whatever kind it is", async () => {
    const browser = editBrowser();
    const [inline, served] = [blob("inline", 61).bytes, blob("served").bytes];
    browser.served.set("/images/a.png", served);
    const { pictures } = await browser.open();
    expect(await pictures.bytes({ value: toPngDataUrl(inline) })).toEqual(inline);
    expect(await pictures.bytes({ path: "/images/a.png" })).toEqual(served);
    expect(await pictures.bytes({ path: "/images/none.png" })).toBe("unreachable");
    for (const value of ["//elsewhere.example/a.png", "data:image/png;base64,QR=="])
      expect(await pictures.bytes({ value })).toBe("missing");
  });

  it("is stored without the rest of the buffer that it is cut from", async () => {
    const page = await editBrowser().open();
    const bytes = blob("long", 1_000).bytes.subarray(0, 100);
    await put(page, "hotcold", "hot", await createPngImage(bytes));
    const [stored] = (await database()).blobs.values();
    expect(stored).toEqual(bytes);
    expect((stored as Uint8Array).buffer.byteLength).toBe(100);
  });

  it("has the browser asked to spare what is stored, once", async () => {
    const { browser, page } = await openedPage("Lobby");
    expect(browser.persisting.asked).toBe(0);
    for (const text of ["one", "two"]) await put(page, "hotcold", "hot", imageOf(text));
    await put(await browser.open(), "hotcold", "hot", imageOf("three"));
    expect(browser.persisting.asked).toBe(1);
  });
});
