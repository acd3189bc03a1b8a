import type { Page } from "playwright";
import { describe, expect, inject, it } from "vitest";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { FILE_IMPORT } from "#messages/drop.ts";
import { SHELF } from "#messages/shelf.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import {
  ALPHA,
  answers,
  BETA,
  beginBeta,
  dropAnywhere,
  filesOf,
  held,
  heldOf,
  openMachine,
  plan,
  planButton,
  pressPutOn,
  put,
  putOn,
  shows,
  withAlpha,
} from "./dropping.ts";
import { drop } from "./files.ts";
import { hears } from "./said.ts";
import { eventually } from "./wizard.ts";

const { open } = browserForTests();
const { otherTab } = FILE_IMPORT;

const alpha = async () => withAlpha(await open(LIGHT_PAGE, { reducedMotion: "reduce" }));

/** Holds up requests of a page: `areAsked` resolves at the first one, `letOn` lets them go. */
async function holdUp(page: Page, files: RegExp) {
  const { promise: isOn, resolve: letOn } = Promise.withResolvers<void>();
  const { promise: areAsked, resolve: asked } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    asked();
    await isOn;
    await route.continue();
  });
  return { areAsked, letOn };
}

/** Each picture that is put on is compared with the default of its place. */
const DEFAULTS = /\/images\/defaults\//;

/* The acts that visitors do most; the long tests have the others. */
if (!inject("isLong")) {
  describe("files for a machine, when another tab opens another one", () => {
    it("go to no other machine: the plan says so, and opens its own again", async () => {
      const page = await alpha();
      await dropAnywhere(page, filesOf(ALPHA));
      const other = await beginBeta(page);
      await shows(page, "Beta");
      await pressPutOn(page);
      await answers(page, otherTab.isFor("Alpha"));
      expect(await held(other)).toEqual({});
      await plan(page).getByText(otherTab.opened("Beta")).waitFor();
      expect(await plan(page).getByRole("heading", { level: 2 }).first().textContent()).toContain("Alpha");

      await planButton(page, otherTab.back("Alpha")).click();
      await plan(page).waitFor({ state: "detached" });
      expect(await held(page)).toEqual(heldOf(ALPHA));
      await shows(page, "Alpha");
      await openMachine(other, "Beta");
      expect(await held(other)).toEqual({});
    });
  });

  describe("files given in two tabs at once", () => {
    it("are not mixed: the second tab is told of the first, and its files become a machine of their own", async () => {
      const { page } = await open("/", { reducedMotion: "reduce" });
      const other = await page.context().newPage();
      await other.goto("/");
      for (const each of [page, other]) await each.getByRole("heading", { level: 1 }).waitFor();
      await dropAnywhere(page, filesOf(ALPHA));
      await dropAnywhere(other, filesOf(BETA));
      await put(other);
      await eventually(() => held(other)).toEqual(heldOf(BETA));
      await pressPutOn(page);
      await answers(page, otherTab.changed(""));
      expect(await held(page)).toEqual(heldOf(BETA));

      await planButton(page, otherTab.fresh).click();
      await plan(page).waitFor({ state: "detached" });
      expect(await held(page)).toEqual(heldOf(ALPHA));
      await page.goto("/machines");
      await page.getByText(SHELF.count(2)).waitFor();
    });
  });
} else {
  describe("files for a machine, when another tab opens another one", () => {
    it("belong to the machine that was open when they came, even while they are read", async () => {
      const page = await alpha();
      // Words of file names, which are needed for sorting.
      const words = await holdUp(page, /\/spoken-[^/]*\.js$/);
      await drop(page.locator("body"), ...filesOf(ALPHA));
      await words.areAsked;
      const other = await beginBeta(page);
      await shows(page, "Beta");
      words.letOn();
      await putOn(page).waitFor();
      await pressPutOn(page);
      await answers(page, otherTab.isFor("Alpha"));
      expect(await held(other)).toEqual({});
    });

    it("go to the other one only after a press that names it, and the plan first shows what they replace", async () => {
      const page = await alpha();
      await dropAnywhere(page, filesOf(ALPHA));
      const other = await beginBeta(page);
      await planButton(page, otherTab.instead("Beta")).click();
      await plan(page)
        .getByRole("heading", { name: FILE_IMPORT.title("Beta") })
        .waitFor();
      expect(await held(other)).toEqual({});
      await put(page);
      expect(await held(other)).toEqual(heldOf(ALPHA));
      await shows(page, "Beta");
    });

    it("become a machine of their own if theirs was deleted", async () => {
      const page = await alpha();
      await dropAnywhere(page, filesOf(ALPHA));
      const other = await beginBeta(page);
      await other.goto("/machines");
      await other.getByRole("button", { name: "More options for Alpha", exact: true }).click();
      await other.getByRole("button", { name: "Delete", exact: true }).click();
      await other.getByText("Alpha was deleted.").waitFor();
      // The tab does not know yet that Alpha is gone.
      await planButton(page, otherTab.back("Alpha")).click();
      await planButton(page, otherTab.fresh).click();
      await plan(page).waitFor({ state: "detached" });
      expect(await held(page)).toEqual(heldOf(ALPHA));
      await page.goto("/machines");
      await page.getByText(SHELF.count(2)).waitFor();
      await openMachine(page, "Beta");
      expect(await held(page)).toEqual({});
    });

    it("go to their own machine if the press came first, and their tab says where they are", async () => {
      const page = await alpha();
      await dropAnywhere(page, filesOf(ALPHA));
      const ours = await holdUp(page, DEFAULTS);
      await pressPutOn(page);
      await ours.areAsked;
      const other = await beginBeta(page);
      await shows(page, "Beta");
      ours.letOn();
      await plan(page).waitFor({ state: "detached" });
      await hears(page, FILE_IMPORT.isOnOther(16, "Alpha"));
      // It got its name before this could be announced.
      await hears(page, DESIGN_MENU.switched("Alpha", "Beta"));
      expect(await held(other)).toEqual({});
      await openMachine(other, "Alpha");
      expect(await held(other)).toEqual(heldOf(ALPHA));
    });
  });

  describe("files that are put on in two tabs at once", () => {
    it("are only those of the first, until the second confirms again", async () => {
      const page = await alpha();
      const other = await page.context().newPage();
      await other.goto("/machine-name");
      await shows(other, "Alpha");
      await dropAnywhere(page, filesOf(ALPHA));
      await dropAnywhere(other, filesOf(BETA));
      const ours = await holdUp(page, DEFAULTS);
      await pressPutOn(page);
      await ours.areAsked;
      await put(other);
      ours.letOn();
      await answers(page, otherTab.changed("Alpha"));
      expect(await held(page)).toEqual(heldOf(BETA));
      await planButton(page, otherTab.anyway("Alpha")).click();
      await plan(page).waitFor({ state: "detached" });
      expect(await held(page)).toEqual(heldOf(ALPHA));
    });
  });
}
