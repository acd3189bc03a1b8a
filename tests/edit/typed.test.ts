import { describe, expect, it, onTestFinished, vi } from "vitest";
import { listNameFields, nameIn, slotFieldId } from "../../shared/model/name-fields.ts";
import { listRailSteps } from "../../shared/model/questions.ts";
import { fillDesign } from "../../shared/model/screens.ts";
import { typedKey } from "../../web/edit/typed.ts";
import { confirmTyped, isUnconfirmed, unsavedNames } from "../../web/edit/typed-write.ts";
import { breakCalls } from "../store/faults.ts";
import {
  editBrowser,
  expectOk,
  imageOf,
  MATERIALS,
  model,
  namesOf,
  type Page,
  put,
  rename,
  stored,
} from "./browser.ts";

const FIELDS = listNameFields(model);
const BLENDS = "blends";
const LONG = "Äthiopien Yirgacheffe";

const fieldOf = (slot?: string) => {
  const field = FIELDS.find(({ id }) => id === (slot ? slotFieldId(BLENDS, slot) : "name"));
  if (!field) throw new Error(`there is no field for ${slot}`);
  return field;
};
const type = (page: Page, text: string, slot?: string) => page.typed.type(fieldOf(slot), text);
const textIn = (page: Page, slot?: string) =>
  page.typed.texts[typedKey(page.state.design, fieldOf(slot).id)] ?? nameIn(page.state.design, fieldOf(slot));
const unsaved = ({ typed, state }: Page) =>
  unsavedNames(typed.texts, FIELDS, state.design).map(({ id }) => id);
const nothingFailed = async ({ typed }: Page) => expect(await typed.flush()).toBe(undefined);

describe("a name that is typed", () => {
  it("is stored after a pause, once an input method has finished", async () => {
    const page = await editBrowser().open();
    const hear = new Map<string, () => void>();
    vi.stubGlobal("addEventListener", (event: string, listener: () => void) => hear.set(event, listener));
    type(page, "ろびい");
    await nothingFailed(page);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    hear.get("compositionstart")?.();
    type(page, "ロビ");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(page.state).toMatchObject({ status: "saved", design: { name: "ろびい" } });
    type(page, "ロビー");
    hear.get("compositionend")?.();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await expect.poll(async () => (await stored(page))?.name).toBe("ロビー");
    expect(unsaved(page)).toEqual([]);
  });

  it("is stored at once on leaving, and typing in one field is one step of Undo", async () => {
    const page = await editBrowser().open();
    for (const text of ["Lob", "Lobb", "Lobby"]) {
      type(page, text);
      await nothingFailed(page);
    }
    for (const text of ["A", "AB"]) {
      type(page, text, "left");
      await nothingFailed(page);
    }
    expect(await stored(page)).toMatchObject({ name: "Lobby", names: { blends: { left: "AB" } } });
    expectOk(await page.undo());
    expect(page.state.design).toMatchObject({ name: "Lobby", names: { blends: {} } });
    expectOk(await page.undo());
    expect(page.state).toMatchObject({ design: { name: "" }, undo: null });
    expectOk(await page.redo());
    expect(page.state.design).toMatchObject({ name: "Lobby", names: { blends: {} } });
  });

  it("keeps spaces at its end until it is left", async () => {
    const page = await editBrowser().open();
    await rename(page, "House");
    type(page, "House ");
    await expect.poll(() => page.state.status).toBe("saved");
    expect(textIn(page)).toBe("House ");
    expect(unsaved(page)).toEqual([]);
    await nothingFailed(page);
    expect(textIn(page)).toBe("House");
  });

  it("is stored at the next start if its page was closed during the pause", async () => {
    const browser = editBrowser();
    const page = await browser.open();
    await rename(page, "Lobby");
    type(page, "Foyer");
    browser.kill(page);
    const next = await browser.open();
    await expect.poll(async () => (await stored(next))?.name).toBe("Foyer");
  });

  it("is kept while it does not fit, over reloads, whether or not its design was ever stored", async () => {
    const browser = editBrowser();
    const first = await browser.open();
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
    expect((await stored(third))?.names.blends?.left).toBe(undefined);
  });

  it("is kept if there is no room for it, and is stored later", async () => {
    const page = await editBrowser().open();
    await rename(page, "Lobby");
    type(page, "Foyer");
    breakCalls("commit", "full", 1, 2);
    expect(await page.typed.flush()).toMatchObject({ ok: false, fault: "full" });
    expect(page.state).toMatchObject({ status: "notSaved", design: { name: "Lobby" } });
    expect(textIn(page)).toBe("Foyer");
    await nothingFailed(page);
    expect(page.state).toMatchObject({ status: "saved", design: { name: "Foyer" } });
  });

  it("is stored if localStorage takes nothing", async () => {
    const page = await editBrowser({ quota: 0 }).open();
    type(page, "Lobby");
    await nothingFailed(page);
    expect((await stored(page))?.name).toBe("Lobby");
  });

  it("goes to the design it was typed for, if another is opened during the pause", async () => {
    const page = await editBrowser().open();
    await rename(page, "Lobby");
    const lobby = page.state.design.id;
    const [foyer = ""] = expectOk(await page.designs.create("Foyer")).ids;
    type(page, "Foyer 2");
    type(page, LONG, "left");
    expectOk(await page.designs.open(lobby));
    expect(textIn(page, "left")).toBe("");
    await nothingFailed(page);
    expect(await namesOf(page)).toEqual(["Foyer 2", "Lobby*"]);
    expectOk(await page.designs.open(foyer));
    expect(textIn(page, "left")).toBe(LONG);
  });

  it("is forgotten by the next page if its design was removed", async () => {
    const browser = editBrowser();
    const page = await browser.open();
    await rename(page, "Lobby");
    type(page, LONG, "left");
    await nothingFailed(page);
    const { design } = page.state;
    const key = typedKey(design, fieldOf("left").id);
    expectOk(await page.designs.create("Foyer"));
    const next = await browser.open();
    await nothingFailed(next);
    expect(next.typed.texts[key]).toBe(LONG);
    expectOk(await page.designs.remove([design.id]));
    expect(page.typed.texts[key]).toBe(LONG);
    const last = await browser.open();
    await expect.poll(() => last.typed.texts[key]).toBe(undefined);
  });

  it("is not put into a design that another page opens before the first change", async () => {
    const browser = editBrowser();
    const other = await browser.open();
    await rename(other, "Lobby");
    const lobby = other.state.design.id;
    const [empty = ""] = expectOk(await other.designs.create()).ids;
    expectOk(await other.designs.remove([lobby]));
    expectOk(await other.designs.remove([empty]));
    const page = await browser.open();
    expect(page.state.design.revision).toBe(0);
    type(page, "Foyer");
    expectOk(await other.designs.undo());
    expectOk(await other.designs.undo());
    expectOk(await other.designs.open(lobby));
    await expect.poll(() => page.state.design.id).toBe(lobby);
    await nothingFailed(page);
    expect(await namesOf(page)).toEqual(["Lobby*"]);
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

  it("is confirmed by a press, whatever was stored by then", async () => {
    const page = await editBrowser().open();
    for (const slot of ["left", "middle", "right"]) type(page, slot, slot);
    await nothingFailed(page);
    expect(isUnconfirmed(page.typed, page.state.design, BLENDS)).toBe(true);
    confirmTyped(page.typed, page.state.design, BLENDS);
    expect(isUnconfirmed(page.typed, page.state.design, BLENDS)).toBe(false);
  });

  it("makes a step incomplete while it doesn't fit, and Fill leaves it alone", async () => {
    const page = await editBrowser().open();
    await put(page, "hotcold", "hot", imageOf("hot"));
    type(page, "Lobby");
    type(page, LONG, "left");
    type(page, "Own", "middle");
    await nothingFailed(page);
    const held = unsaved(page);
    const filled = fillDesign(model, page.state.design, {
      ...MATERIALS,
      imageFor: () => undefined,
      leaves: (field) => held.includes(field),
    });
    expect(filled).toMatchObject({
      name: "Lobby",
      names: { blends: { middle: "Own", right: "Dark Roast" } },
    });
    expect(filled.names.blends?.left).toBe(undefined);
    type(page, "");
    const { unfinished } = page.typed.status;
    expect(unfinished).toEqual(["name", BLENDS]);
    const steps = listRailSteps(model, page.state.design, undefined, unfinished);
    expect(steps.find(({ id }) => id === "name")?.state).toBe("missing");
    expect(page.state.design.name).toBe("Lobby");
  });
});
