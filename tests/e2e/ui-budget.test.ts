import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Response } from "playwright";
import { describe, expect, it } from "vitest";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { stopClock } from "./clock.ts";

const { open } = browserForTests();

/** Bytes of JavaScript with brotli that may load before any input. */
const BUDGET = 84_000;

describe("what loads before the first interaction", () => {
  it.each(["/", "/machine-name"])("stays within the budget on %s", async (path) => {
    const { page } = await open(LIGHT_PAGE);
    const scripts: Response[] = [];
    page.on("response", (answer) => {
      if (answer.request().resourceType() === "script") scripts.push(answer);
    });
    // Otherwise, more would load after ten seconds.
    await page.clock.install();
    await stopClock(page);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    // Later scripts do not count, and their bytes may be gone.
    const bodies = await Promise.all(scripts.map((answer) => answer.body()));
    const sizes = bodies.map((body) => brotliCompressSync(body).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(0);
    console.log(`${path}: ${total} bytes of JavaScript with brotli, of ${BUDGET}`);
    expect(total).toBeLessThanOrEqual(BUDGET);
  });

  it("leaves the developers' page out of the product", () => {
    const dist = join(import.meta.dirname, "../../dist");
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => file.startsWith("dev"))).toEqual([]);
    const scripts = files.filter((file) => /\.(js|html)$/.test(file));
    expect(scripts.length).toBeGreaterThan(2);
    for (const file of scripts)
      expect(readFileSync(join(dist, file), "utf8")).not.toContain("Invalid while focused");
  });
});
