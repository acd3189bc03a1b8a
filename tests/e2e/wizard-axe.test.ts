import { describe, inject, it } from "vitest";
import { expectNoFaults, NAMES, testStates } from "./axe-states.ts";
import { browserForTests } from "./browser.ts";

const { open } = browserForTests();

describe("axe finds nothing, light and dark", () => {
  testStates();
  if (inject("isLong")) return;

  it("in the pickers, with and without finds", async () => {
    const { page } = await open("/screensaver", { reducedMotion: "reduce" });
    await page.evaluate((names) => localStorage.setItem("blendNames", names), NAMES);
    await page.getByRole("button", { name: "Browse Generic Screensavers" }).click();
    await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    await expectNoFaults(page, "screensavers");
    await page.goto("/blends");
    await page.getByRole("button", { name: "Browse Generic Images" }).first().click();
    await page.getByText("Showing suggestions for").waitFor();
    await expectNoFaults(page, "blends");
    await page.getByPlaceholder("Search images...").fill("zzz");
    await page.getByText("No images found matching your search.").waitFor();
    await expectNoFaults(page, "nothing found");
  });
});
