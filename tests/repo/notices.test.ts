import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatNotices, NOTICES_FILE } from "../../scripts/notices.ts";
import { findSources, readSource } from "../support/sources.ts";

describe("third-party notices", () => {
  it("are those of what is installed (npm run notices)", () => {
    expect(readFileSync(NOTICES_FILE, "utf8")).toBe(formatNotices());
  });

  it("name every library of the product", () => {
    const { dependencies } = JSON.parse(readSource("package.json"));
    for (const [name, version] of Object.entries<string>(dependencies))
      expect(formatNotices()).toContain(`\n${name} ${version.replace("^", "")}\nLicense: `);
  });

  it("hold the licence of every font", () => {
    const fonts = findSources("web/**/*.{woff2,ttf}");
    expect(fonts.length).toBeGreaterThan(10);
    const licences = findSources("web/**/*-OFL.txt").map((file) => file.split(/[/\\]/).at(-1));
    const families = fonts.map(
      (file) => file.match(/([a-z-]+?)(-common|-\d+)?(-\d+)?(-latin(-ext)?)?\.\w+$/)?.[1],
    );
    expect(families.filter((family) => !licences.includes(`${family}-OFL.txt`))).toEqual([]);
  });
});
