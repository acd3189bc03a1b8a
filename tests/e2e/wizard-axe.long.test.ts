import { describe, it } from "vitest";
import { expectNoFaults, JUDGED, NAMES, STEP_STATES } from "./axe-states.ts";
import { browserForTests } from "./browser.ts";

const { open } = browserForTests();

describe("axe finds nothing, light and dark", () => {
  // tests/e2e/page-states.ts has one step of each kind; here is every step, refused and filled.
  it.each(JUDGED)("on $title: refused and filled", async (judged) => {
    const viewport = { width: 1024, height: 768 };
    const { page } = await open(judged.route, { viewport, reducedMotion: "reduce" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const states of STEP_STATES)
      for await (const name of states(page, judged)) await expectNoFaults(page, name);
  });

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
