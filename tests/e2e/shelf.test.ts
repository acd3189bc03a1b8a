import { unzipSync } from "fflate";
import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { FILE_IMPORT } from "#messages/drop.ts";
import { SHELF } from "#messages/shelf.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { designPackage } from "../support/media-package.ts";
import { png } from "../support/png.ts";
import { rawZip } from "../support/raw-zip.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { putRows, rowsOf } from "./database.ts";
import { dropOnPage } from "./dropping.ts";
import { confirm, download, exportButton } from "./exporting.ts";
import { savedBy } from "./files.ts";
import { bundledDesign } from "./full-design.ts";
import { focusIsOn } from "./hands.ts";
import { hears } from "./said.ts";
import { settled } from "./settled.ts";
import { card, choose, hasNames, key, named, nameField, names, openName, rename } from "./shelf.ts";
import { seedDesigns } from "./stored-design.ts";

const { open, openDesign } = browserForTests();

/** A shelf with one design, Lobby. */
async function withLobby(): Promise<Page> {
  const page = await openDesign(bundledDesign(), "/machines", { reducedMotion: "reduce" });
  await named(page, "Lobby").waitFor();
  return page;
}

async function copy(page: Page, name: string, as: string): Promise<void> {
  await choose(page, name, "Duplicate");
  await nameField(page, `${name} 2`);
  // It types over the name.
  await page.keyboard.type(as);
  await page.keyboard.press("Enter");
  await named(page, as).waitFor();
}

/** Uses the screen that the review shows, the blends', on another machine too. Resolves to the dialog. */
async function useBlendsOn(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: "Use on other machines…" }).click();
  const dialog = page.getByRole("dialog", { name: "Use Blends Selection on other machines" });
  await dialog.getByRole("checkbox", { name }).check();
  await dialog.getByRole("button", { name: "Use on 1 machine" }).click();
  await dialog.getByText("Now used on 1 other machine: Blends Selection.").waitFor();
  return dialog;
}

const isOpen = (page: Page, name: string) =>
  page.getByRole("button", { name: `Your design: Saved ${name}` }).waitFor();

/** The open design's values of the blends. */
const blends = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes("_blends_"))
      .map(([key, value]) => [key.split("_").at(-1), value])
      .sort(),
  );

describe("the shelf", () => {
  it("is empty at first, and not on the home page", async () => {
    const { page } = await open("/machines");
    await page.getByRole("heading", { name: "Your first machine will appear here" }).waitFor();
    await page.goto("/");
    await page.getByRole("button", { name: "Your design: nothing to save yet" }).waitFor();
    expect(await page.getByRole("main").getByText("machines", { exact: false }).count()).toBe(0);
  });

  it("duplicates, renames, opens, deletes with an Undo, and makes a new machine", async () => {
    const page = await withLobby();
    await copy(page, "Lobby", "Terrace");
    expect(await names(page)).toEqual(["Terrace", "Lobby"]);
    await card(page, "Terrace").getByText("of 11 steps done").waitFor();
    expect(await openName(page)).toBe("Lobby");

    await page.getByRole("button", { name: "Open Terrace" }).click();
    await page.getByRole("heading", { level: 1, name: "Final Review" }).waitFor();
    await isOpen(page, "Terrace");
    expect(await openName(page)).toBe("Terrace");

    await page.goto("/machines");
    await choose(page, "Lobby", "Delete");
    await page.getByText("Lobby was deleted.").waitFor();
    await hasNames(page, "Terrace");
    await focusIsOn(page, "Undo");
    await page.keyboard.press("Enter");
    await hasNames(page, "Lobby", "Terrace");
    await focusIsOn(page, "Open Lobby");
    for (const name of ["Select several", "Done"]) {
      await key(page, name).focus();
      await focusIsOn(page, name);
      await page.keyboard.press("Enter");
    }
    await focusIsOn(page, "Select several");

    await choose(page, "Lobby", "Rename");
    await rename(page, "Lobby", "A");
    await page.getByText("This name has 1 character.").waitFor();
    await page.keyboard.press("Escape");
    await named(page, "Lobby").waitFor();

    await page.getByRole("button", { name: "New machine" }).click();
    await page.getByRole("heading", { level: 1, name: "NAME YOUR MACHINE" }).waitFor();
    expect(await openName(page)).toBeNull();
    await page.getByRole("textbox").fill("Bar");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/screensaver");
    await page.getByRole("button", { name: "Your design: Saved Bar" }).click();
    await page.getByRole("link", { name: "Your machines" }).first().click();
    await hasNames(page, "Bar", "Lobby", "Terrace");
  });

  it("says in another tab that the machine open there was deleted", async () => {
    const page = await withLobby();
    await copy(page, "Lobby", "Terrace");
    const other = await page.context().newPage();
    await other.goto("/machine-name");
    await isOpen(other, "Lobby");
    await choose(page, "Lobby", "Delete");
    await isOpen(other, "Terrace");
    await hears(other, DESIGN_MENU.deletedElsewhere("Lobby", "Terrace"));
  });

  it("takes many packages at once, updates them the second time, and finds them by their customer", async () => {
    const { page } = await open("/", { reducedMotion: "reduce" });
    const pack = (name: string) => designPackage(CLASSIC_MODEL, { packageName: name });
    const zip = rawZip(["Bar 10", "Bar 9"].map((name) => ({ path: `${name}/${name}.mp`, data: pack(name) })));
    const files = [
      { name: "machines.zip", bytes: zip },
      { name: "Foyer.mp", bytes: pack("Foyer") },
    ];
    const openAll = async () => {
      await dropOnPage(page, ...files);
      await key(page, FILE_IMPORT.which.openAll(3)).click();
      await page.getByText(SHELF.undoable.add(3, "Bar 10")).waitFor();
    };
    await openAll();
    await hasNames(page, "Bar 10", "Bar 9", "Foyer");

    await key(page, SHELF.several).click();
    for (const name of ["Bar 9", "Bar 10"])
      await page.getByLabel(SHELF.choose(name), { exact: true }).check();
    await key(page, SHELF.editDetails).click();
    await page.getByRole("combobox", { name: SHELF.details.customer }).last().fill("Müller AG");
    await key(page, SHELF.saveDetails).click();
    await card(page, "Bar 9").getByText("Müller AG").waitFor();
    await key(page, SHELF.done).click();
    await page.getByLabel(SHELF.order).selectOption("customer");
    await expect.poll(() => names(page)).toEqual(["Bar 9", "Bar 10", "Foyer"]);

    await openAll();
    await expect.poll(async () => (await names(page)).length).toBe(6);
    await key(page, SHELF.updateNamesakes(3)).click();
    await expect.poll(() => names(page)).toEqual(["Bar 9", "Bar 10", "Foyer"]);
  });

  it("is the same in two tabs: a machine opened in one is open in the other, which says so", async () => {
    const page = await withLobby();
    await copy(page, "Lobby", "Terrace");
    await page.goto("/machine-name");
    await isOpen(page, "Lobby");
    const other = await page.context().newPage();
    await other.goto("/machines");
    await other.getByRole("button", { name: "Open Terrace" }).click();
    const said = page.getByRole("region").getByText(DESIGN_MENU.switched("Lobby", "Terrace"));
    await said.waitFor();
    // It is neither a success nor a fault, so it has no icon.
    expect(await said.locator("xpath=..").locator("> svg").count()).toBe(0);
    await isOpen(page, "Terrace");
    await page.getByRole("textbox").fill("Roof");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/screensaver");
    await settled(page);
    await other.goto("/machines");
    await hasNames(other, "Lobby", "Roof");
    await choose(other, "Roof", "Delete");
    await isOpen(page, "Lobby");
  });

  it("puts a screen on other machines, and undoes that unless they had it already", async () => {
    const page = await withLobby();
    await copy(page, "Lobby", "Terrace");
    await page.goto("/blends");
    await page.getByRole("button", { name: "Browse Generic Images" }).first().click();
    await page.getByRole("dialog").getByRole("listitem").nth(3).getByRole("button").first().click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await settled(page);
    await page.goto("/final-preview");
    await page.getByRole("button", { name: "Next" }).click();
    const dialog = await useBlendsOn(page, "Terrace");
    await dialog.getByRole("button", { name: "Undo" }).click();
    await dialog.getByRole("checkbox", { name: "Terrace" }).waitFor();
    await dialog.getByRole("button", { name: "Use on 1 machine" }).click();
    await dialog.getByRole("button", { name: "Done" }).click();
    await dialog.waitFor({ state: "detached" });
    await useBlendsOn(page, "Terrace");
    // It would revert an earlier action.
    expect(await dialog.getByRole("button", { name: "Undo" }).count()).toBe(0);

    const mine = await blends(page);
    await page.goto("/machines");
    await page.getByRole("button", { name: "Open Terrace" }).click();
    await isOpen(page, "Terrace");
    expect(await blends(page)).toEqual(mine);
  });

  it("keeps the name being typed if Escape ends the conversion of an input method", async () => {
    const page = await withLobby();
    await choose(page, "Lobby", SHELF.rename);
    const field = await nameField(page, "Lobby");
    await field.fill("ロビー");
    // Safari ends the conversion before this event.
    for (const told of [{ isComposing: true }, { keyCode: 229 }]) {
      await field.dispatchEvent("keydown", { key: "Escape", ...told });
      expect(await field.inputValue()).toBe("ロビー");
    }
    await field.press("Escape");
    await named(page, "Lobby").waitFor();
  });

  it("keeps what is typed about a machine though its dialog is closed by mistake", async () => {
    const page = await withLobby();
    const openDetails = async () => {
      await choose(page, "Lobby", SHELF.editDetails);
      return page.getByRole("dialog", { name: SHELF.detailsOf("Lobby") });
    };
    const note = page.getByRole("textbox", { name: SHELF.details.note });
    const dialog = await openDetails();
    const customer = page.getByRole("combobox", { name: SHELF.details.customer });
    await expect.poll(() => customer.evaluate((input) => input === document.activeElement)).toBe(true);
    await note.fill("Ask at the desk");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await openDetails();
    await expect.poll(() => note.inputValue()).toBe("Ask at the desk");
    await key(dialog, SHELF.cancel).click();
    await openDetails();
    await expect.poll(() => note.inputValue()).toBe("");
  });

  it("says whose images a saved file lacks, even if the machine has no name", async () => {
    const page = await openDesign({ images: { screensaver_0: png(1024, 768) } }, "/machines", {
      reducedMotion: "reduce",
    });
    const unnamed = SHELF.unnamed(CLASSIC_MODEL.defaultMachineName);
    await named(page, unnamed).waitFor();
    const blobs = await rowsOf(page, "blobs");
    await putRows(
      page,
      "blobs",
      blobs.map(([sha256]) => [sha256, undefined]),
    );
    await key(page, SHELF.saveAll).click();
    await page.getByText(SHELF.incompleteInFile([unnamed])).waitFor();
  });

  it("adds all that a search finds to the selection", async () => {
    const page = await withLobby();
    await seedDesigns(page, 8);
    await page.reload();
    await key(page, SHELF.several).click();
    for (const name of ["Lobby", "Machine 1", "Machine 2"])
      await page.getByLabel(SHELF.choose(name), { exact: true }).check();
    await page.getByRole("searchbox").fill("Machine 4");
    await hasNames(page, "Machine 4");
    await key(page, SHELF.chooseAll).click();
    await page.getByText(SHELF.chosen(4)).waitFor();
    await key(page, SHELF.chooseNone).click();
    await page.getByText(SHELF.chosen(0)).waitFor();
  });

  it("makes another machine like the reviewed one, which stays as it was", async () => {
    const page = await withLobby();
    await page.goto("/final-preview");
    await confirm(page);
    await download(page, "Test package");
    await exportButton(page, "More").click();
    await page.getByRole("button", { name: "Create another like this" }).click();
    const dialog = page.getByRole("dialog", { name: "Create another like this" });
    const field = dialog.getByRole("textbox");
    await expect.poll(() => field.inputValue()).toBe("Lobby 2");
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill("Terrace");
    await dialog.getByRole("button", { name: "Create it" }).click();
    await page.getByText("Terrace created. You're working on it now.").first().waitFor();
    await isOpen(page, "Terrace");
    // The saved file was of the other machine.
    expect(await page.getByRole("link", { name: /^Save .* again$/ }).count()).toBe(0);
    expect(await openName(page)).toBe("Terrace");
    const made = await blends(page);
    expect(made.length).toBeGreaterThan(0);
    await page.goto("/machines");
    await hasNames(page, "Lobby", "Terrace");
    await page.getByRole("button", { name: "Open Lobby" }).click();
    await isOpen(page, "Lobby");
    expect(await blends(page)).toEqual(made);
  });

  it("can't be told to keep everything once it erases", async () => {
    const page = await withLobby();
    await page.evaluate(() => {
      CacheStorage.prototype.keys = () =>
        new Promise((resolve) => Reflect.set(window, "goOn", () => resolve([])));
    });
    await key(page, SHELF.erase).click();
    const dialog = page.getByRole("dialog", { name: SHELF.eraseTitle });
    await key(dialog, SHELF.eraseYes).click();
    await page.waitForFunction(() => Reflect.has(window, "goOn"));
    await key(dialog, SHELF.eraseNo).click({ force: true });
    await page.keyboard.press("Escape");
    await key(dialog, SHELF.erasing).waitFor();
    await page.evaluate(() => Reflect.get(window, "goOn")());
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("erases nothing while it still saves it", async () => {
    const page = await openDesign({ name: "Lobby", images: { blends_left: png(302, 485) } }, "/machines", {
      reducedMotion: "reduce",
    });
    await named(page, "Lobby").waitFor();
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (...given: [unknown, never]) {
        Reflect.set(window, "goOn", () => {
          Worker.prototype.postMessage = postMessage;
          postMessage.apply(this, given);
        });
      };
    });
    await key(page, SHELF.erase).click();
    const dialog = page.getByRole("dialog", { name: SHELF.eraseTitle });
    await key(dialog, SHELF.saveAll).click();
    await page.waitForFunction(() => Reflect.has(window, "goOn"));
    await key(dialog, SHELF.eraseYes).click({ force: true });
    const { bytes } = await savedBy(page, () => page.evaluate(() => Reflect.get(window, "goOn")()));
    expect(Object.keys(unzipSync(bytes))).toHaveLength(2);
    expect(await rowsOf(page, "designs")).toHaveLength(1);
  });

  it("says why there is only one machine without IndexedDB", async () => {
    const { page } = await open(LIGHT_PAGE);
    await page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", { value: undefined });
    });
    await page.goto("/machines");
    await page.getByText("This browser can keep only one machine").waitFor();
    await page.getByRole("link", { name: "Continue" }).waitFor();
  });
});
