import { describe, expect, it } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { evictedImages } from "../../web/document/completeness.ts";
import { imageOf } from "../../web/document/design.ts";
import { planExport } from "../../web/exports/plan.ts";
import { missingIn } from "../../web/review/missing.ts";
import { keepingWords } from "../../web/shell/design-words.ts";
import { memoryOverflow } from "../../web/storage/memory.ts";
import { createMissing } from "../../web/storage/missing.ts";
import { FakeBrowser } from "./fake-browser.ts";
import { picture, shownBy } from "./pictures.ts";

const large = (seed: number) => picture(seed, 400_000);

/** A confirmed design with pictures in IndexedDB, which the browser then evicts. */
async function evicted(): Promise<FakeBrowser> {
  const browser = new FakeBrowser();
  const tab = await browser.open();
  const { store } = tab;
  await store.renameMachine("Lobby");
  await store.setImage("hotcold", "hot", { bytes: large(1) });
  await store.setImage("hotcold", "cold", { bytes: picture(2) });
  for (let i = 0; i < 4; i++) await store.addImage("screensaver", { bytes: large(10 + i) });
  await store.confirm();
  tab.close();
  browser.images.clear();
  return browser;
}

describe("images that the browser has evicted", () => {
  it("ask for another confirmation, which then holds", async () => {
    const browser = await evicted();
    const first = await browser.open();
    expect(first.store.design.isConfirmed).toBe(false);
    await first.store.confirm();
    expect(first.store.design.isConfirmed).toBe(true);
    expect((await browser.open()).store.design.isConfirmed).toBe(true);
    await first.store.setImage("hotcold", "hot", { bytes: picture(3) });
    expect((await browser.open()).store.design.isConfirmed).toBe(false);
  });

  it("confirm nothing again once they are replaced", async () => {
    const browser = await evicted();
    const { store } = await browser.open();
    expect(store.keeping).toMatchObject({ state: "saved", missing: 5 });
    await store.setImage("hotcold", "hot", { bytes: picture(3) });
    for (let i = 0; i < 4; i++) await store.addImage("screensaver", { bytes: picture(20 + i) });
    expect((await browser.open()).store.design.isConfirmed).toBe(false);
  });

  it("use up no place of a list", async () => {
    const browser = await evicted();
    const { store } = await browser.open();
    for (let i = 0; i < 4; i++) {
      const outcome = await store.addImage("screensaver", { bytes: picture(20 + i) });
      expect(outcome).toMatchObject({ ok: true, id: store.design.lists.screensaver?.[i]?.id });
    }
    expect(shownBy(store).lists.screensaver).toEqual([20, 21, 22, 23].map((i) => `picture ${i}, 60 bytes`));
    expect(store.keeping.missing).toBe(1);
    expect(await store.addImage("screensaver", { bytes: picture(9) })).toEqual({
      ok: false,
      reason: "listFull",
    });
  });

  it("are named in the review and known to every export", async () => {
    const { store } = await (await evicted()).open();
    const words = missingIn(CLASSIC, store.design).map((each) => each.words);
    expect(words).toContain("this browser has deleted 4 images, which are left out of exports");
    expect(words).toContain("this browser has deleted the image for Hot, so the default image is used");
    const images = planExport(CLASSIC, store.design).screens.flatMap((screen) => screen.images);
    expect(images.filter(({ isEvicted }) => isEvicted)).toHaveLength(5);
  });

  it("are those of the design that is shown, also where the app was slow to say what it has of another", async () => {
    const answers: ((isServed: boolean) => void)[] = [];
    const overflow = { ...memoryOverflow(), list: async () => [] };
    const missing = createMissing(
      overflow,
      () => new Promise((resolve) => answers.push(resolve)),
      () => {},
    );
    const first = missing.find([imageOf("/images/slow.png")]);
    const evicted = `/stored-images/${"a".repeat(64)}.png`;
    const second = missing.find([imageOf(evicted)]);
    await second;
    for (const answer of answers) answer(true);
    await first;
    expect([...missing.urls()]).toEqual([evicted]);
  });

  it("are also those whose path the app does not have", async () => {
    const browser = new FakeBrowser({
      machineName: "Lobby",
      machineTimestamp: "7",
      Lobby_7_hotcold_hot: "/images/gone.png",
      Lobby_7_hotcold_cold: "/images/there.png",
    });
    browser.notServed.add("/images/gone.png");
    browser.entries.set("Lobby_7_screensaver_0", "/images/gone.png");
    const { store } = await browser.open();
    const { hot, cold } = store.design.slots.hotcold ?? {};
    expect([hot?.isMissing, cold?.isMissing]).toEqual([true, false]);
    // This browser has deleted nothing then.
    const words = missingIn(CLASSIC, store.design).map((each) => each.words);
    expect(words).toContain("the app does not have 1 image any more, which is left out of exports");
    expect(words).toContain("the app does not have the image for Hot any more, so the default image is used");
    expect(words.join()).not.toContain("browser");
    expect(keepingWords(store.keeping, evictedImages(store.design))).toMatch(/^The app does not have 2 /);
  });
});
