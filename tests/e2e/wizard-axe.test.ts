import { describe, expect, it } from "vitest";
import { CLASSIC } from "../../shared/catalogue/classic.ts";
import { findSlot } from "../../shared/catalogue/questions.ts";
import { stepsOf } from "../../shared/catalogue/steps.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { axeFaults } from "./judge.ts";
import { image, zone } from "./wizard.ts";

const { open } = browserForTests();

const DARK = { colorScheme: "dark", reducedMotion: "reduce" } as const;
const LIGHT = { colorScheme: "light", reducedMotion: "reduce" } as const;
const SMALL = image("small.png", { width: 10, height: 10 });
const NAMES = JSON.stringify({ left: "House Blend", middle: "Colombian", right: "Dark Roast" });

describe.each([
  ["light", LIGHT],
  ["dark", DARK],
] as const)("axe finds nothing, %s", (_, options) => {
  it.each(stepsOf(CLASSIC).map((step) => ({ route: step.facts.route, step })))(
    "on $route",
    async ({ step }) => {
      const { page } = await open(step.facts.route, options);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      if (step.kind === "slots") {
        await page.evaluate((names) => localStorage.setItem("blendNames", names), NAMES);
        await page.reload();
        await page.getByRole("heading", { level: 1, name: step.facts.heading }).waitFor();
        const [{ places }] = step.category.arrangements;
        for (const { slot } of places) await drop(zone(page, findSlot(step.category, slot).label), SMALL);
        await page.getByText("small.png is 10 × 10").first().waitFor();
      } else if (step.kind === "list") {
        await drop(zone(page, step.facts.label), SMALL, image("a.png", step.category.arrangements[0].size));
        await page.getByText("small.png is 10 × 10").waitFor();
      } else if (step.kind === "name") {
        await page.getByRole("button", { name: "Continue" }).click({ force: true });
        await page.getByText("This name has 0 characters.").waitFor();
      }
      expect(await axeFaults(page)).toEqual([]);
    },
  );

  it("in the pickers, with and without finds", async () => {
    const { page } = await open("/screensaver", options);
    await page.evaluate((names) => localStorage.setItem("blendNames", names), NAMES);
    await page.getByRole("button", { name: "Browse Generic Screensavers" }).click();
    await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.goto("/blends");
    await page.getByRole("button", { name: "Browse Generic Images" }).first().click();
    await page.getByText("Showing suggestions for").waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByPlaceholder("Search images...").fill("zzz");
    await page.getByText("No images found matching your search.").waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
});
