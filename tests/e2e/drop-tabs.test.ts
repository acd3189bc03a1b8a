import { describe, expect, it } from "vitest";
import { DROP } from "#messages/drop.ts";
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
  shows,
  withAlpha,
} from "./dropping.ts";
import { eventually } from "./wizard.ts";

const { open } = browserForTests();
const { otherTab } = DROP;

describe("files for a machine, when another tab opens another one", () => {
  it("go to no other machine: the plan says so, and opens its own again", async () => {
    const page = await withAlpha(await open(LIGHT_PAGE, { reducedMotion: "reduce" }));
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
