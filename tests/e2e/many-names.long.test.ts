import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { VARIANTS } from "#messages/many.ts";
import { BLEND_PICTURES } from "../../shared/machines/classic/library/blends.ts";
import { png } from "../support/png.ts";
import { needs } from "../support/programs.ts";
import { browserForTests } from "./browser.ts";
import { savedBy } from "./files.ts";
import { doneButton, input, keptPng, stage } from "./fit.ts";
import { bundledDesign } from "./full-design.ts";
import { axeFaults, cutOff } from "./judge.ts";
import { blendsIn, FILES_PROGRAMS, filesIn, openTable, pasteText, summaryIn } from "./many.ts";
import type { StoredDesign } from "./stored-design.ts";
import { eventually } from "./wizard.ts";

/* Machines whose names differ, from a design whose pictures do not show names. */

const { open } = browserForTests();
const BLENDS = ["Left Blend", "Middle Blend", "Right Blend"];
const MACHINES = Array.from({ length: 3 }, (_, at) => ({
  name: `Floor ${at + 1}`,
  blends: ["Hausmischung", "Äthiopien", "Decaf"].map((blend) => `${blend} ${at + 1}`),
}));

async function tableOf(base: StoredDesign): Promise<Page> {
  const { page } = await openTable(open, base);
  await giveMachines(page);
  return page;
}

async function giveMachines(page: Page): Promise<void> {
  for (const blend of BLENDS) await page.getByLabel(blend, { exact: true }).check();
  await pasteText(page, MACHINES.map(({ name, blends }) => [name, ...blends].join("\t")).join("\n"));
  await page.getByText(VARIANTS.ready(MACHINES.length)).waitFor();
}

async function filesOf(page: Page): Promise<Record<string, Uint8Array>> {
  await page.getByRole("button", { name: VARIANTS.toFiles }).click();
  const { bytes } = await savedBy(page, () =>
    page.getByRole("button", { name: VARIANTS.exportStart }).click(),
  );
  await page.getByText(VARIANTS.exported(MACHINES.length)).waitFor();
  return filesIn(new Uint8Array(bytes));
}

const nameOn = (page: Page, blend: string) =>
  page.getByRole("group", { name: VARIANTS.namesOn }).getByRole("checkbox", { name: blend });

describe("machines with names of their own, from pictures without names", needs(...FILES_PROGRAMS), () => {
  it("have them put on our pictures: a default, one with another name, and an empty place", async () => {
    const whole = bundledDesign();
    const { blends_right: _, ...images } = whole.images ?? {};
    const [, middle] = BLEND_PICTURES;
    const page = await tableOf({ ...whole, images: { ...images, blends_middle: middle?.path ?? "" } });
    const files = await filesOf(page);
    expect(new Set(blendsIn(files, MACHINES)).size).toBe(MACHINES.length * BLENDS.length);
    expect(summaryIn(files).map(({ result }) => result)).toEqual(MACHINES.map(() => VARIANTS.summary.made));
    await page.getByRole("dialog").getByRole("button", { name: VARIANTS.close }).last().click();
    for (const blend of BLENDS) await eventually(() => nameOn(page, blend).isChecked()).toBe(true);
    expect(await page.getByText(VARIANTS.nameNotOn, { exact: true }).count()).toBe(0);
  });

  it("have them put on a fitted photo", async () => {
    const { blends_left: _, ...images } = bundledDesign().images ?? {};
    const { page } = await openTable(open, { ...bundledDesign(), images });
    await page.goto("/blends");
    const buffer = Buffer.from(png(640, 480, { seed: 1 }));
    await input(page, "Left").setInputFiles({ name: "photo.png", mimeType: "image/png", buffer });
    await stage(page).waitFor();
    await doneButton(page).click();
    await keptPng(page, "left");
    await page.goto("/many");
    await giveMachines(page);
    const files = await filesOf(page);
    expect(new Set(blendsIn(files, MACHINES)).size).toBe(MACHINES.length * BLENDS.length);
    expect(summaryIn(files).map(({ result }) => result)).toEqual(MACHINES.map(() => VARIANTS.summary.made));
  });

  it("say that finished artwork does not show them, and show them on request", async () => {
    const own = [1, 2, 3].map((seed) => png(302, 485, { seed }));
    const whole = bundledDesign();
    const [blends_left = "", blends_middle = "", blends_right = ""] = own;
    const page = await tableOf({
      ...whole,
      images: { ...whole.images, blends_left, blends_middle, blends_right },
    });
    for (const blend of BLENDS) await eventually(() => nameOn(page, blend).isChecked()).toBe(false);
    await page.getByText(VARIANTS.finishedNote).waitFor();
    await eventually(() => page.getByText(VARIANTS.nameNotOn, { exact: true }).count()).toBe(
      MACHINES.length * BLENDS.length,
    );
    expect(await axeFaults(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    const plain = await filesOf(page);
    expect(blendsIn(plain, MACHINES)).toEqual(
      MACHINES.flatMap(() => own.map((bytes) => Buffer.from(bytes).toString("base64"))),
    );
    const said = VARIANTS.namesNotOn(BLENDS);
    expect(summaryIn(plain)).toEqual(MACHINES.map(() => ({ result: VARIANTS.summary.lacking, notes: said })));
    const dialog = page.getByRole("dialog");
    await dialog.getByText(VARIANTS.lackingTitle(MACHINES.length)).waitFor();
    await dialog.getByText(VARIANTS.leftOutOne("Floor 1", said)).waitFor();
    await dialog.getByRole("button", { name: VARIANTS.close }).last().click();

    for (const blend of BLENDS) await nameOn(page, blend).check();
    await eventually(() => page.getByText(VARIANTS.nameNotOn, { exact: true }).count()).toBe(0);
    const named = await filesOf(page);
    expect(new Set([...blendsIn(named, MACHINES), ...blendsIn(plain, MACHINES)]).size).toBe(
      MACHINES.length * BLENDS.length + own.length,
    );
    expect(summaryIn(named)).toEqual(MACHINES.map(() => ({ result: VARIANTS.summary.made, notes: "" })));
  });
});
