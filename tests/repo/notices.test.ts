import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatNotices, NOTICES_FILE } from "../../scripts/notices.ts";

const ROOT = join(import.meta.dirname, "../..");

describe("third-party notices", () => {
  it("are those of what is installed (npm run notices)", () => {
    expect(readFileSync(NOTICES_FILE, "utf8")).toBe(formatNotices());
  });

  it("name every library of the product", () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    for (const [name, version] of Object.entries<string>(dependencies))
      expect(formatNotices()).toContain(`\n${name} ${version.replace("^", "")}\nLicense: `);
  });

  it("hold the licence of every font", () => {
    const fonts = globSync("web/**/*.{woff2,ttf}", { cwd: ROOT });
    expect(fonts.length).toBeGreaterThan(10);
    const licences = globSync("web/**/*-OFL.txt", { cwd: ROOT }).map((file) => file.split(/[/\\]/).at(-1));
    const families = fonts.map(
      (file) => file.match(/([a-z-]+?)(-common|-\d+)?(-\d+)?(-latin(-ext)?)?\.\w+$/)?.[1],
    );
    expect(families.filter((family) => !licences.includes(`${family}-OFL.txt`))).toEqual([]);
  });
});
