import { describe, expect, it } from "vitest";
import {
  createTestPackage,
  TestPackageError,
  testPackageFailureMessage,
} from "../../web/exports/test-package.ts";
import { SaveError } from "../../web/files/deliver.ts";
import { readZip } from "../support/read-zip.ts";

describe("the test package", () => {
  it("is the same, byte for byte, whenever it is made", async () => {
    const make = async () => new Uint8Array(await (await createTestPackage("Łódź")).arrayBuffer());
    const [first, second] = [await make(), await make()];
    expect(first).toEqual(second);
    const config = readZip(first).find(({ path }) => path === "config.json");
    expect(JSON.parse(Buffer.from(config?.bytes ?? []).toString()).machineName).toBe("Łódź");
  });

  it.each([
    [
      new Error("ENOENT: template directory is gone"),
      "Template directory not found. Check if template files are properly included in the build.",
    ],
    [
      new TypeError("Failed to fetch"),
      "Network error while fetching resources. Check your internet connection.",
    ],
    [
      new TestPackageError("invalid", "invalid data: bad-path"),
      "Invalid data encountered while generating the file.",
    ],
    [
      new SaveError("test_machine.mp is empty"),
      "Error saving the file. The file may be corrupted or the browser blocked the download.",
    ],
    [new TestPackageError("library", "x"), "fflate library is not available or failed to load."],
    [new RangeError("out of memory"), "Error: out of memory"],
    ["a string", "Error: a string"],
  ])("says of %s: %s", (fault, words) => {
    expect(testPackageFailureMessage(fault)).toBe(words);
  });
});
