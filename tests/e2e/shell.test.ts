import { describe, expect, inject, it } from "vitest";
import { observatory } from "../support/observatory.ts";
import { browserForTests } from "./browser.ts";

const { open } = browserForTests();

describe("addresses", () => {
  it("opens the home page and names the tab", async () => {
    const { page, problems } = await open("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.title()).toContain("Brewscreen");
    expect(problems).toEqual([]);
  });

  it("sends any unknown path home", async () => {
    const { page } = await open("/no/such/page?x=1");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  it.each(["/assets/none.js", "/images/none.png"])("answers 404 for %s", async (path) => {
    expect((await fetch(inject("baseUrl") + path)).status).toBe(404);
  });

  it.each(["/", "/blends"])(
    "serves %s with headers that score 130 by the Observatory's table",
    async (path) => {
      const answer = await fetch(inject("baseUrl") + path);
      expect(observatory(answer.headers, await answer.text()).score).toBe(130);
    },
  );
});
