import { describe, expect, it, vi } from "vitest";
import { ACTIVE } from "../../shared/machines/index.ts";
import { listNameFields, nameOfField, slotNameFieldId } from "../../shared/model/name-fields.ts";
import { listRailSteps } from "../../shared/model/questions.ts";
import { fillDesign } from "../../shared/model/screens.ts";
import { discardDrafts, findUnsavedNames } from "../../web/edit/draft-autosave.ts";
import { draftKey } from "../../web/edit/drafts.ts";
import { type FakeBrowser, putRecord } from "../store/browser.ts";
import { breakCalls, fakeTimers, muteConsole } from "../store/faults.ts";
import {
  change,
  editBrowser,
  expectOk,
  imageOf,
  MATERIALS,
  model,
  namesOf,
  openedPage,
  type Page,
  put,
  rename,
  stored,
} from "./browser.ts";

const FIELDS = listNameFields(model);
const BLENDS = "blends";
const LONG = "Äthiopien Yirgacheffe";

const fieldOf = (slot?: string) => {
  const field = FIELDS.find(({ id }) => id === (slot ? slotNameFieldId(BLENDS, slot) : "name"));
  if (!field) throw new Error(`there is no field for ${slot}`);
  return field;
};
const type = (page: Page, text: string, slot?: string) => page.drafts.type(fieldOf(slot), text);
const textIn = (page: Page, slot?: string) =>
  page.drafts.texts[draftKey(page.state.design, fieldOf(slot).id)] ??
  nameOfField(page.state.design, fieldOf(slot));
const unsaved = ({ drafts, state }: Page) =>
  findUnsavedNames(drafts.texts, FIELDS, state.design).map(({ id }) => id);
const nothingFailed = async ({ drafts }: Page) => expect(await drafts.flush()).toBe(undefined);
const TYPED = "brewscreen:typed:";
/** What localStorage keeps of names that are typed, by the end of its key. */
const kept = ({ storage }: Pick<FakeBrowser, "storage">) =>
  Object.fromEntries(
    [...storage.entries].flatMap(([key, text]) =>
      key.startsWith(TYPED) ? [[key.replace(TYPED, ""), text]] : [],
    ),
  );
/** The machine's name after so many milliseconds, and after all that they began. */
async function nameAfter(page: Page, ms: number): Promise<string> {
  await vi.advanceTimersByTimeAsync(ms);
  expectOk(await change(page, { kind: "rename" }, (design) => design));
  return page.state.design.name;
}
/** A page whose time stands still, in which a name was typed, and that can be sent events. */
async function frozen(name: string) {
  const page = await editBrowser().open();
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  type(page, name);
  await nothingFailed(page);
  fakeTimers();
  return { page, send: (event: string) => void events.dispatchEvent(new Event(event)) };
}

describe("a name that is typed", () => {
  it("is stored after a pause, but not while an input method composes it, and keeps spaces at its end", async () => {
    const { page, send } = await frozen("Bar");
    type(page, "Lob");
    expect(page.drafts.status.isPending).toBe(true);
    expect(await nameAfter(page, 300)).toBe("Bar");
    type(page, "Lobby ");
    expect(await nameAfter(page, 300)).toBe("Bar");
    expect(await nameAfter(page, 200)).toBe("Lobby");
    expect(textIn(page)).toBe("Lobby ");
    type(page, "Lobby  ");
    expect(await nameAfter(page, 500)).toBe("Lobby");
    expect(textIn(page)).toBe("Lobby  ");
    expect(page.drafts.status).toEqual({ isPending: false, unfinished: [] });
    send("compositionstart");
    type(page, "ロビー");
    expect(await nameAfter(page, 2_000)).toBe("Lobby");
    send("compositionend");
    expect(await nameAfter(page, 500)).toBe("ロビー");
    for (const text of ["ロビー 2", "ロビー"]) type(page, text);
    expect(await nameAfter(page, 500)).toBe("ロビー");
    expect(page.drafts.texts).toEqual({});
  });

  it("is stored at once on leaving its field, the tab, the page and the page's part of the app", async () => {
    const { page, send } = await frozen("Bar");
    const leaving = ["focusout", "visibilitychange", "pagehide", "popstate", "pushState", "replaceState"];
    for (const event of leaving) {
      type(page, `${event} `);
      send(event);
      expect(await nameAfter(page, 0)).toBe(event);
      expect(page.drafts.texts).toEqual({});
    }
  });

  it("is stored on request, and typing in one field is one step of Undo", async () => {
    const { browser, page } = await openedPage();
    expect(page.drafts.status).toEqual({ isPending: false, unfinished: [] });
    for (const text of ["Lob", "Lobb", "Lobby"]) {
      type(page, text);
      await nothingFailed(page);
    }
    expect(page.state.undo).toEqual({ kind: "rename" });
    for (const text of ["A", "AB"]) {
      type(page, text, "left");
      expect(kept(browser)).toMatchObject({ [`${page.state.design.id}:blends.left`]: text });
      await nothingFailed(page);
    }
    expect(await stored(page)).toMatchObject({ name: "Lobby", names: { blends: { left: "AB" } } });
    expect(page.state.undo).toEqual({ kind: "names", category: BLENDS });
    // What was typed in is remembered until it is confirmed.
    expect(Object.keys(kept(browser))).toEqual([`${page.state.design.id}:${BLENDS}`]);
    expectOk(await page.undo());
    expect(page.state.design).toMatchObject({ name: "Lobby", names: { blends: {} } });
    expectOk(await page.undo());
    expect(page.state).toMatchObject({ design: { name: "" }, undo: null });
    expectOk(await page.redo());
    expect(page.state.design).toMatchObject({ name: "Lobby", names: { blends: {} } });
  });

  it("of a new design is stored with those of its other fields", async () => {
    const { browser, page } = await openedPage();
    type(page, "A", "left");
    expect(page.drafts.status.isPending).toBe(true);
    type(page, "Lobby");
    type(page, "B", "right");
    await nothingFailed(page);
    expect(await stored(page)).toMatchObject({ name: "Lobby", names: { blends: { left: "A", right: "B" } } });
    expect(Object.keys(kept(browser))).toEqual([`${page.state.design.id}:${BLENDS}`]);
  });

  it("is dropped if it is what is stored, whatever could be stored", async () => {
    const { page } = await openedPage("Lobby");
    const changes = vi.spyOn(page.store, "change");
    for (const text of ["Lobby 2", "Lobby "]) type(page, text);
    await nothingFailed(page);
    expect(page.drafts.texts).toEqual({});
    expect(changes).not.toHaveBeenCalled();
  });

  it("is not lost if it is typed while what was there before is stored", async () => {
    const { page } = await openedPage("Bar");
    type(page, "Lob");
    const storing = nothingFailed(page);
    const stopped = page.store.subscribe(() => {
      if (page.state.design.name === "Lob") type(page, "Lobby");
    });
    await storing;
    stopped();
    expect([page.state.design.name, textIn(page)]).toEqual(["Lob", "Lobby"]);
    await nothingFailed(page);
    expect(page.state.design.name).toBe("Lobby");
  });

  it("is stored at the next start if its page was closed during the pause", async () => {
    const { browser, page } = await openedPage("Lobby");
    fakeTimers();
    type(page, "Foyer");
    await nameAfter(page, 0);
    browser.kill(page);
    vi.clearAllTimers();
    const next = await browser.open();
    await expect.poll(async () => (await stored(next))?.name).toBe("Foyer");
    await expect.poll(() => kept(browser)).toEqual({});
    expect(next.drafts.texts).toEqual({});
  });

  it("is kept while it does not fit, over reloads, whether or not its design was ever stored", async () => {
    const { browser, page: first } = await openedPage();
    type(first, LONG, "left");
    await nothingFailed(first);
    expect(first.state.design.revision).toBe(0);
    browser.kill(first);

    const second = await browser.open();
    expect(textIn(second, "left")).toBe(LONG);
    await rename(second, "Lobby");
    expect(textIn(second, "left")).toBe(LONG);
    browser.kill(second);

    const third = await browser.open();
    expect(textIn(third, "left")).toBe(LONG);
    expect(unsaved(third)).toEqual(["blends.left"]);
    await expect.poll(() => third.drafts.status).toEqual({ isPending: false, unfinished: [BLENDS] });
    expect((await stored(third))?.names.blends?.left).toBe(undefined);
    expectOk(await third.designs.create("Foyer"));
    expect(third.drafts.status).toEqual({ isPending: false, unfinished: [] });
  });

  it("is found again though its page is killed as the new design is first stored", async () => {
    const { browser, page } = await openedPage();
    // It ends before it is told that the design is stored.
    vi.spyOn(page.store, "subscribe").mockReturnValue(() => {});
    type(page, LONG, "left");
    await nothingFailed(page);
    await rename(page, "Lobby");
    browser.kill(page);
    expect(kept(browser)).toMatchObject({ ":blends.left": LONG });
    const next = await browser.open();
    await expect.poll(() => textIn(next, "left")).toBe(LONG);
  });

  it("is kept if there is no room for it, and is stored later", async () => {
    const { page } = await openedPage("Lobby");
    type(page, "Foyer");
    breakCalls("commit", "full", 1, 2);
    expect(await page.drafts.flush()).toMatchObject({ ok: false, fault: "full" });
    expect(page.state).toMatchObject({ status: "notSaved", design: { name: "Lobby" } });
    expect(textIn(page)).toBe("Foyer");
    await nothingFailed(page);
    expect(page.state).toMatchObject({ status: "saved", design: { name: "Foyer" } });
  });

  it("is not said to be stored if only what was typed after it is", async () => {
    const { page } = await openedPage("Lobby");
    vi.spyOn(ACTIVE, "wordTable").mockRejectedValueOnce(new TypeError("Failed to fetch"));
    muteConsole();
    type(page, "A", "left");
    type(page, "Foyer");
    expect(await page.drafts.flush()).toEqual({ ok: false, fault: "notLoaded" });
    expect(console.error).not.toHaveBeenCalled();
    expect(page.state).toMatchObject({ status: "notSaved", fault: "notLoaded", design: { name: "Foyer" } });
    expect(page.drafts.status).toEqual({ isPending: true, unfinished: [] });
    await nothingFailed(page);
    expect(page.state).toMatchObject({ status: "saved", design: { names: { blends: { left: "A" } } } });
  });

  it.each([0, null])("is stored if localStorage takes nothing, or is blocked: %s", async (quota) => {
    const page =
      quota === null ? await editBrowser().open({ view: null }) : await editBrowser({ quota }).open();
    type(page, "Lobby");
    await nothingFailed(page);
    expect((await stored(page))?.name).toBe("Lobby");
  });

  it("goes to the design it was typed for, if another is opened during the pause", async () => {
    const { page } = await openedPage("Lobby");
    const lobby = page.state.design.id;
    const [foyer = ""] = expectOk(await page.designs.create("Foyer")).ids;
    type(page, "Foyer 2 ");
    type(page, LONG, "left");
    expectOk(await page.designs.open(lobby));
    expect(textIn(page, "left")).toBe("");
    await nothingFailed(page);
    expect(await namesOf(page)).toEqual(["Foyer 2", "Lobby*"]);
    expect(Object.keys(page.drafts.texts).sort()).toEqual([`${foyer}:${BLENDS}`, `${foyer}:blends.left`]);
    expectOk(await page.designs.open(foyer));
    expect(textIn(page, "left")).toBe(LONG);
  });

  it("is stored after the pause, too, if another design is opened meanwhile", async () => {
    const { page } = await frozen("Bar");
    type(page, "Foyer");
    expectOk(await page.designs.create("Hall"));
    expect(await nameAfter(page, 500)).toBe("Hall");
    expect(await namesOf(page)).toEqual(["Foyer", "Hall*"]);
    expect(page.drafts.texts).toEqual({});
  });

  it("is forgotten by the next page if its design was removed, and by no page that sees no designs", async () => {
    const { browser, page } = await openedPage();
    type(page, LONG, "middle");
    await nothingFailed(page);
    const draft = kept(browser);
    await rename(page, "Lobby");
    type(page, LONG, "left");
    const { design } = page.state;
    const key = draftKey(design, fieldOf("left").id);
    const [foyer = ""] = expectOk(await page.designs.create("Foyer")).ids;
    const [empty = ""] = expectOk(await page.designs.create()).ids;
    const others = { ...draft, [`${empty}:blends.right`]: LONG, "later:blends.left": LONG };
    await putRecord("designs", "later", { ...design, id: "later", version: 1_000 });
    expectOk(await page.designs.open(foyer));
    for (const [each, text] of Object.entries(others)) browser.storage.setItem(`${TYPED}${each}`, text);
    const next = await browser.open();
    await nothingFailed(next);
    expect(next.drafts.texts[key]).toBe(LONG);
    expectOk(await page.designs.remove([design.id]));
    expect(page.drafts.texts[key]).toBe(LONG);
    const broken = breakCalls("open", "refused");
    const without = await browser.open();
    await nothingFailed(without);
    await without.store.list();
    for (const id of ["later", empty, design.id]) expect(await without.store.read(id)).toBeNull();
    expect(without.drafts.texts).toMatchObject({ ...others, [key]: LONG });
    broken.mend();
    const last = await browser.open();
    await expect.poll(() => last.drafts.texts[key]).toBe(undefined);
    await nothingFailed(last);
    expect(last.drafts.texts).toMatchObject(others);
  });

  it("is dropped if its design is removed before it is stored", async () => {
    const browser = editBrowser();
    const [page, other] = [await browser.open(), await browser.open()];
    await rename(page, "Lobby");
    browser.deafen(page);
    type(page, "Foyer");
    expectOk(await other.designs.remove([page.state.design.id]));
    expect(await page.drafts.flush()).toEqual({ ok: false, fault: "gone" });
    expect(page.drafts.texts).toEqual({});
    expect(page.state).toMatchObject({ status: "saved", fault: null });
  });

  it("is not put into a design that another page opens before the first change", async () => {
    const { browser, page: earlier } = await openedPage();
    for (const name of ["Lobby", "L"]) {
      type(earlier, name);
      await nothingFailed(earlier);
    }
    discardDrafts(earlier.drafts, FIELDS, earlier.state.design);
    browser.kill(earlier);
    const other = await browser.open();
    const lobby = other.state.design.id;
    const [empty = ""] = expectOk(await other.designs.create()).ids;
    expectOk(await other.designs.remove([lobby]));
    expectOk(await other.designs.remove([empty]));
    const page = await browser.open();
    const late = await browser.open();
    browser.deafen(late);
    for (const each of [page, late]) {
      expect(each.state.design.revision).toBe(0);
      type(each, "Foyer");
    }
    expectOk(await other.designs.undo());
    expectOk(await other.designs.undo());
    expectOk(await other.designs.open(lobby));
    await expect.poll(() => page.state.design.id).toBe(lobby);
    await nothingFailed(page);
    expect(await late.drafts.flush()).toEqual({ ok: false, fault: "gone" });
    expect(await namesOf(page)).toEqual(["Lobby*"]);
    for (const { drafts } of [page, late]) expect(drafts.texts).toEqual({ ":name": "Foyer" });
  });

  it("is in each of two pages what was typed last", async () => {
    const browser = editBrowser();
    const [one, other] = [await browser.open(), await browser.open()];
    type(one, "Lobby");
    type(other, "House", "left");
    await Promise.all([nothingFailed(one), nothingFailed(other)]);
    const whole = { name: "Lobby", names: { blends: { left: "House" } } };
    expect(await stored(one)).toMatchObject(whole);
    await expect.poll(() => [one, other].map(({ state }) => state.design)).toMatchObject([whole, whole]);
  });

  it("is seen by other pages as it is typed, which take nothing else for a name", async () => {
    const { drafts } = await editBrowser().open();
    drafts.take(`${TYPED}design-9:name`, "Lob");
    drafts.take("machineName", "Bar");
    drafts.take(null, null);
    expect(drafts.texts).toEqual({ "design-9:name": "Lob" });
    drafts.take(`${TYPED}design-9:name`, null);
    expect(drafts.texts).toEqual({});
  });

  it("is dropped on request, alone or with others", async () => {
    const page = await editBrowser().open();
    type(page, "Lobby");
    for (const slot of ["left", "right"]) type(page, slot, slot);
    const [left, right] = [fieldOf("left"), fieldOf("right")];
    discardDrafts(
      page.drafts,
      [left, right, fieldOf("middle")],
      page.state.design,
      (_, text) => text.trim() === "left",
    );
    expect(unsaved(page)).toEqual(["name", "blends.right"]);
    discardDrafts(page.drafts, [right], page.state.design);
    expect(unsaved(page)).toEqual(["name"]);
  });

  it("makes a step incomplete while it doesn't fit, and Fill leaves it alone", async () => {
    const page = await editBrowser().open();
    await put(page, "hotcold", "hot", imageOf("hot"));
    type(page, "Lobby");
    await nothingFailed(page);
    type(page, LONG, "left");
    type(page, "Own", "middle");
    expect(page.drafts.status).toEqual({ isPending: true, unfinished: [BLENDS] });
    await nothingFailed(page);
    const held = unsaved(page);
    const filled = fillDesign(model, page.state.design, {
      ...MATERIALS,
      imageFor: () => undefined,
      isLeftEmpty: (field) => held.includes(field),
    });
    expect(filled).toMatchObject({
      name: "Lobby",
      names: { blends: { middle: "Own", right: "Dark Roast" } },
    });
    expect(filled.names.blends?.left).toBe(undefined);
    type(page, "");
    const { unfinished } = page.drafts.status;
    expect(unfinished).toEqual(["name", BLENDS]);
    const steps = listRailSteps(model, page.state.design, undefined, unfinished);
    expect(steps.find(({ id }) => id === "name")?.state).toBe("missing");
    expect(page.state.design.name).toBe("Lobby");
  });
});
