import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { png } from "../support/png.ts";
import { needs } from "../support/programs.ts";
import { readZip } from "../support/read-zip.ts";
import { ZIP_READERS } from "../support/zip-readers.ts";
import { browserForTests } from "./browser.ts";
import { drop, savedBy, type TestFile } from "./files.ts";

const { open } = browserForTests();

const photo = (name: string, width: number, height: number, seed: number): TestFile => ({
  name,
  bytes: png(width, height, { seed, noise: 200 }),
});

/** What is dropped on each zone, and its path in the package. */
const DROPS: readonly { zone: string; files: readonly (TestFile & { path: string })[] }[] = [
  {
    zone: "Screensaver",
    files: [
      { ...photo("Morning light.png", 1024, 768, 1), path: "screensaver/Morning_light.png" },
      { ...photo("Poranek Łódź ☕.png", 1024, 768, 2), path: "screensaver/Poranek_odz.png" },
    ],
  },
  { zone: "Bye screen", files: [{ ...photo("北京.png", 1024, 768, 3), path: "byeScreen/byeScreen_0.png" }] },
  {
    zone: "Icons",
    files: [
      { ...photo("cup.png", 302, 485, 4), path: "icons/cup.png" },
      { ...photo("CUP.PNG", 460, 235, 5), path: "icons/CUP_2.png" },
      { ...photo("room.png", 406, 200, 6), path: "icons/room.png" },
    ],
  },
  {
    zone: "Customization",
    files: [
      { ...photo("brew.png", 1024, 485, 7), path: "customization/brew.png" },
      { ...photo("option.png", 460, 485, 8), path: "customization/option.png" },
    ],
  },
];
const FILES = DROPS.flatMap(({ files }) => files);

describe("from the drop to the USB stick", () => {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-"));
  const archive = join(folder, "package.mp");
  let bytes = Buffer.alloc(0);

  beforeAll(async () => {
    const { page, problems } = await open("/media-upload");
    for (const { zone, files } of DROPS) {
      const region = page.getByRole("region", { name: zone });
      await drop(region.locator("fieldset"), ...files);
      await region.getByText(files[0]?.name ?? "", { exact: true }).waitFor();
    }
    ({ bytes } = await savedBy(page, () => page.getByRole("button", { name: "Create Package" }).click()));
    writeFileSync(archive, bytes);
    expect(problems).toEqual([]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("packs every file byte for byte, behind local headers of the dialect", () => {
    const entries = readZip(bytes);
    expect(entries.map(({ path }) => path)).toEqual(["config.json", ...FILES.map(({ path }) => path)]);
    for (const { path, bytes } of FILES) {
      const entry = entries.find((one) => one.path === path);
      expect(Buffer.compare(entry?.bytes ?? Buffer.alloc(0), bytes)).toBe(0);
    }
  });

  it("starts with the literal bytes of a local header: method 8, flags 0, version 20, no extras", () => {
    expect(bytes.subarray(0, 14).toString("hex")).toBe("504b0304140000000800000021" + "00");
    expect(bytes.subarray(26, 30).toString("hex")).toBe("0b000000");
    expect(bytes.subarray(30, 41).toString()).toBe("config.json");
    expect(bytes.subarray(-22, -12).toString("hex")).toBe("504b0506000000000900");
  });

  it("keeps each file's own name, size and validity in config.json", () => {
    const config = JSON.parse(Buffer.from(readZip(bytes)[0]?.bytes ?? []).toString());
    expect(
      config.files.map((row: { originalName: string; valid: boolean }) => [row.originalName, row.valid]),
    ).toEqual(FILES.map(({ name }) => [name, true]));
  });

  for (const reader of ZIP_READERS) {
    it(`is read by ${reader.name}`, needs(reader.program), () => {
      const { "config.json": _, ...found } = reader.read(archive);
      const expected = FILES.map(({ path, bytes }) => [path, { size: bytes.length, crc32: crc32(bytes) }]);
      expect(found).toEqual(Object.fromEntries(expected));
    });
  }
});
