import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listFileTableRows } from "../../../shared/machine/files.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";

const README = readFileSync(new URL("../../../shared/package/README.md", import.meta.url), "utf8");

describe("the package's document", () => {
  it("has the machine's table of names", () => {
    const rows = listFileTableRows(CLASSIC_MODEL).map(
      ({ category, slot, path, packagePaths }) =>
        `| ${category}${slot === undefined ? ", the first" : `: ${slot}`} | \`${path}\` | ${packagePaths.map((each) => `\`${each}\``).join(", ")} |`,
    );
    const table = ["| picture | in Images (zip) | in the .mp |", "| --- | --- | --- |", ...rows].join("\n");
    expect(README.split("<!-- files -->")[1]?.split("<!-- /files -->")[0]?.trim()).toBe(table);
  });
});
