import { describe, expect, inject, it } from "vitest";
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

  it("serves pages with a strict content security policy", async () => {
    const policy = (await fetch(inject("baseUrl"))).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
  });
});
