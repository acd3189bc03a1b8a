import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Brand, createEmptyDesign, type Design } from "../../shared/model/design.ts";
import {
  confirmDesign,
  type EditResult,
  replaceContent,
  withContent,
  withSlot,
  withSlots,
} from "../../shared/model/edit.ts";
import { addListImages, moveListImage, replaceImage } from "../../shared/model/pictures.ts";
import { applyDefaults, setSlotCount } from "../../shared/model/screens.ts";
import { createBlobPicture, mergeBlobs } from "../../web/edit/new-image.ts";
import type { UndoOffer } from "../../web/edit/state.ts";
import { blob, contentOf } from "../store/browser.ts";
import { breakCalls, muteConsole } from "../store/faults.ts";
import { listOf, slotsOf } from "../support/categories.ts";
import {
  change,
  editBrowser,
  expectOk,
  imageOf,
  MATERIALS,
  model,
  openedPage,
  type Page,
  put,
  rename,
} from "./browser.ts";

beforeEach(muteConsole);

const LIST = "screensaver";
const CUPS = "hotcupsizes";

const firstId = ({ lists }: Design) => lists[LIST]?.[0]?.id ?? "";
const toCount = (count: number) => (design: Design) =>
  setSlotCount(design, slotsOf(model, CUPS), count, MATERIALS);
const clear = (category: string, slot: string) => (design: Design) =>
  withSlot(design, category, slot, undefined);
const startOver = (design: Design) => replaceContent(design, createEmptyDesign(model, ""));
const shown = ({ state }: Page) => contentOf(state.design);

const COUNT = { kind: "count", category: CUPS } as const;
const REMOVAL = { kind: "removal", category: CUPS } as const;
const PICTURE = { kind: "picture", category: CUPS } as const;

async function filled() {
  const { browser, page } = await openedPage("Lobby");
  for (const slot of ["regular", "large"]) await put(page, CUPS, slot, imageOf(slot));
  for (const text of ["first", "second"]) {
    const { image, blobs } = imageOf(text);
    const add = (design: Design) => addListImages(design, listOf(model, LIST), [image]);
    await change(page, { kind: "picture", category: LIST }, add, { blobs });
  }
  return { browser, page };
}

describe("undo", () => {
  it.each<[string, UndoOffer, (design: Design) => EditResult, images: number]>([
    ["a count change", COUNT, toCount(3), 2],
    [
      "defaults",
      { kind: "defaults", category: CUPS },
      (design) => applyDefaults(design, slotsOf(model, CUPS), MATERIALS),
      2,
    ],
    ["a clear", REMOVAL, clear(CUPS, "large"), 1],
    [
      "a removal",
      { kind: "removal", category: LIST },
      (design) => replaceImage(design, { category: LIST, key: firstId(design) }, undefined),
      1,
    ],
    ["a start over", { kind: "startOver" }, startOver, 4],
    ["a replacement", PICTURE, (design) => withSlot(design, CUPS, "large", imageOf("other").image), 1],
  ])("brings back what %s took, also at the next start", async (_, offer, edit, images) => {
    const { browser, page } = await filled();
    const before = shown(page);
    const { undo: earlier } = page.state;
    expectOk(await change(page, offer, edit, { blobs: imageOf("other").blobs }));
    const after = shown(page);
    expect(after).not.toEqual(before);
    expect(page.state).toMatchObject({ undo: offer, loss: { ...offer, images }, redo: null });
    expectOk(await page.undo());
    expect(shown(page)).toEqual(before);
    expect(page.state).toMatchObject({ undo: earlier, redo: offer, loss: null });
    expectOk(await page.redo());
    expect(shown(page)).toEqual(after);
    expectOk(await page.undo());
    browser.kill(page);
    const later = await browser.open();
    expect(shown(later)).toEqual(before);
    expect(later.state).toMatchObject({ undo: null, redo: null });
  });

  it("takes words, a brand and pictures of one change back together", async () => {
    const { browser, page } = await filled();
    const before = shown(page);
    const logo = await createBlobPicture(blob("logo").bytes);
    const other = imageOf("other");
    const brand: Brand = { colours: ["#aa2211", "#00ff00"], style: "modern", logo: logo.picture };
    const content = { texts: { hot: "Heiß" }, brand };
    const edit = (design: Design) => withContent(withSlot(design, CUPS, "large", other.image), content);
    const blobs = new Map([...other.blobs, ...logo.blobs]);
    expectOk(await change(page, { kind: "words" }, edit, { blobs }));
    const later = await browser.open();
    expect(later.state.design).toMatchObject(content);
    expect(await later.pictures.bytes(logo.picture)).toEqual(blob("logo").bytes);
    await page.undo();
    expect(shown(page)).toEqual(before);
    await page.redo();
    expect(page.state.design).toMatchObject(content);
  });

  it("stays if there is no room for it, until there is", async () => {
    const { page } = await filled();
    const before = shown(page);
    await change(page, REMOVAL, clear(CUPS, "large"));
    const { mend } = breakCalls("put", "full");
    expect(await page.undo()).toEqual({ ok: false, fault: "full" });
    expect(page.state).toMatchObject({
      status: "notSaved",
      fault: "full",
      inMemory: false,
      undo: { kind: "removal" },
      loss: { images: 1 },
    });
    mend();
    expectOk(await page.undo());
    expect(shown(page)).toEqual(before);
    expect(page.state.status).toBe("saved");
  });

  it("is offered of what was changed outside of the app, which no tab switched to", async () => {
    const { browser, page } = await filled();
    browser.leave(page);
    const { entries } = browser.storage;
    entries.set("machineName", "Foyer");
    entries.set("machineTimestamp", "1600000000000");
    const unusable = "Foyer_1600000000000_blends_left";
    entries.set(unusable, "//elsewhere.example/a.png");
    const later = await browser.open();
    expect(later.state).toMatchObject({
      design: { name: "Foyer", timestamp: "1600000000000" },
      switchedFrom: null,
      setAside: [unusable],
      undo: { kind: "restore" },
    });
    await rename(later, "Bar");
    expect(vi.mocked(console.error).mock.calls).toEqual([[`Ignoring the invalid value of ${unusable}`]]);
    for (const name of ["Foyer", "Lobby"]) {
      expectOk(await later.undo());
      expect(later.state.design.name).toBe(name);
    }
  });

  it("is not offered of designs that take another's place outside of the app, which no tab switched to", async () => {
    const { browser, page } = await filled();
    browser.leave(page);
    const { entries } = browser.storage;
    entries.clear();
    entries.set("machineName", "Foyer");
    const second = await browser.open();
    expect(second.state).toMatchObject({ design: { name: "Foyer" }, switchedFrom: null, undo: null });
    expect(await second.store.list()).toHaveLength(2);
    entries.clear();
    browser.leave(second);
    const third = await browser.open();
    expect(third.state).toMatchObject({ design: { name: "" }, switchedFrom: null, undo: null });
  });

  it("of the first design leaves it to Redo, but not once another is open", async () => {
    const page = await editBrowser().open();
    const other = { ...createEmptyDesign(model, "other"), name: "Lobby" };
    expectOk(await page.editDesigns([], null, () => ({ designs: new Map([["other", other]]) })));
    await rename(page, "Bar");
    expectOk(await page.undo());
    expect(page.state).toMatchObject({ design: { revision: 0 }, redo: { kind: "rename" } });
    expectOk(await page.designs.open("other"));
    expect(page.state).toMatchObject({ design: { name: "Lobby" }, undo: null, redo: null });
  });

  it("ends with another page's change, and not as that notes where to return to", async () => {
    const { browser, page } = await filled();
    const other = await browser.open();
    await change(page, REMOVAL, clear(CUPS, "large"));
    other.setReturnToStep("/blends");
    expect(page.returnToStep()).toBe("/blends");
    other.setReturnToStep("");
    expect([page.returnToStep(), browser.storage.entries.has("returnToStep")]).toEqual(["", false]);
    expect(page.state).toMatchObject({ undo: { kind: "removal" }, loss: { images: 1 } });
    await rename(other, "Foyer");
    await expect.poll(() => page.state.undo).toBeNull();
    expect(page.state).toMatchObject({ redo: null, loss: null });
    expect(await page.undo()).toEqual({ ok: false, fault: "gone" });
    expect(page.state.design.slots[CUPS]).not.toHaveProperty("large");
  });
});

describe("the notice of what a change took away", () => {
  it("is given to nothing else", async () => {
    const { page } = await filled();
    const others: readonly (readonly [UndoOffer, (design: Design) => EditResult])[] = [
      [
        { kind: "defaults", category: "blends" },
        (design) => applyDefaults(design, slotsOf(model, "blends"), MATERIALS),
      ],
      [
        { kind: "order", category: LIST },
        (design) => moveListImage(design, { category: LIST, key: firstId(design) }, 1),
      ],
      [{ kind: "rename" }, (design) => withContent(design, { name: "Foyer" })],
    ];
    for (const [offer, edit] of others) {
      expectOk(await change(page, offer, edit));
      expect(page.state).toMatchObject({ loss: null, undo: offer });
    }
  });

  it("counts the images that are gone", async () => {
    const { page } = await filled();
    const [one, two] = [imageOf("1"), imageOf("2")];
    const edit = (design: Design) => withSlots(design, CUPS, { regular: one.image, large: two.image });
    await change(page, PICTURE, edit, { blobs: mergeBlobs([one, two]) });
    expect(page.state.loss).toEqual({ ...PICTURE, images: 2 });
    await put(page, CUPS, "large", imageOf("3"));
    expect(page.state.loss).toEqual({ ...PICTURE, images: 1 });
  });

  it("counts all images that are gone by one step", async () => {
    const { page } = await filled();
    const putInGroup = async (category: string, slot: string, group: string) => {
      const { image, blobs } = imageOf(group);
      const edit = (design: Design) => withSlot(design, category, slot, image);
      await change(page, { kind: "picture", category }, edit, { blobs, group });
    };
    await putInGroup(CUPS, "large", "dropped");
    await putInGroup("blends", "left", "dropped");
    expect(page.state.loss?.images).toBe(1);
    await putInGroup(CUPS, "regular", "dropped");
    expect(page.state.loss).toEqual({ ...PICTURE, images: 2 });
    await putInGroup("blends", "middle", "later");
    expect(page.state.loss).toBeNull();
  });

  it("stays until the next change: neither notes nor edits that change nothing are one", async () => {
    const { page } = await filled();
    await change(page, COUNT, toCount(3));
    page.setReturnToStep("/final-preview");
    expectOk(await page.edit(page.state.design.id, null, confirmDesign));
    expectOk(await change(page, COUNT, toCount(3)));
    expect(page.state).toMatchObject({ loss: { kind: "count", images: 2 }, design: { isConfirmed: true } });
    await put(page, "hotcold", "hot", imageOf("new"));
    expect(page.state.loss).toBeNull();
  });

  it("stays while a design that is not shown is changed, and ends when another is shown", async () => {
    const { page } = await filled();
    const lobby = page.state.design.id;
    await page.designs.create("Foyer");
    await put(page, "hotcold", "hot", imageOf("new"));
    const offer: UndoOffer = { kind: "removal", category: "hotcold" };
    await change(page, offer, clear("hotcold", "hot"));
    await rename(page, "Bar", lobby);
    expect(page.state.loss).toEqual({ ...offer, images: 1 });
    await page.designs.open(lobby);
    expect(page.state).toMatchObject({ undo: { kind: "rename" }, loss: null });
  });
});

it("a page without storage says so from the start, unless localStorage alone can keep the design", async () => {
  const browser = editBrowser();
  const fine = { status: "saved", fault: null, inMemory: false };
  expect((await browser.open({ view: null })).state).toMatchObject(fine);
  breakCalls("open", "refused");
  expect((await browser.open()).state).toMatchObject(fine);
  const page = browser.start({ view: null });
  expect(page.state).toMatchObject({ status: "loading", fault: null, inMemory: false });
  await page.ready;
  expect(page.state).toMatchObject({ status: "notSaved", fault: "unavailable", inMemory: true });
  page.setReturnToStep("/blends");
  expect(page.returnToStep()).toBe("");
  expectOk(await put(page, CUPS, "large", imageOf("large")));
  expect([browser.persisting.asked, page.drafts.status.isPending]).toEqual([0, false]);
});
