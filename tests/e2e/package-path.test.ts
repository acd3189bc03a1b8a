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
import { savedBy, type TestFile } from "./files.ts";
import { createButton, give } from "./uploads.ts";

const { open } = browserForTests();

const photo = (name: string, width: number, height: number, path: string): TestFile & { path: string } => ({
  name,
  bytes: png(width, height, { seed: path.length, noise: 200 }),
  path,
});

/** What is dropped on each zone, and its path in the package. */
const DROPS = {
  Screensaver: [
    photo("Morning light.png", 1024, 768, "screensaver/Morning_light.png"),
    photo("Poranek Łódź ☕.png", 1024, 768, "screensaver/Poranek_odz.png"),
  ],
  "Bye screen": [photo("北京.png", 1024, 768, "byeScreen/byeScreen_0.png")],
  Icons: [
    photo("cup.png", 302, 485, "icons/cup.png"),
    photo("CUP.PNG", 460, 235, "icons/CUP_2.png"),
    photo("room.png", 406, 200, "icons/room.png"),
  ],
  Customization: [
    photo("brew.png", 1024, 485, "customization/brew.png"),
    photo("option.png", 460, 485, "customization/option.png"),
  ],
};
const FILES = Object.values(DROPS).flat();

describe("from the drop to the USB stick", () => {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-"));
  const archive = join(folder, "package.mp");
  let bytes = Buffer.alloc(0);

  beforeAll(async () => {
    const { page, problems } = await open("/media-upload");
    for (const [area, files] of Object.entries(DROPS)) await give(page, area, ...files);
    ({ bytes } = await savedBy(page, () => createButton(page).click()));
    writeFileSync(archive, bytes);
    expect(problems).toEqual([]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("packs every file byte for byte, and keeps its name, size and validity in config.json", () => {
    const [config, ...entries] = readZip(bytes);
    expect(config?.path).toBe("config.json");
    expect(entries.map(({ path }) => path)).toEqual(FILES.map(({ path }) => path));
    for (const [i, { bytes }] of FILES.entries())
      expect(Buffer.compare(entries[i]?.bytes ?? Buffer.alloc(0), bytes)).toBe(0);
    const { files } = JSON.parse(Buffer.from(config?.bytes ?? []).toString());
    expect(files).toMatchObject(FILES.map(({ name }) => ({ originalName: name, valid: true })));
  });

  it("starts with the literal bytes of a local header: method 8, flags 0, version 20, no extras", () => {
    expect(bytes.subarray(0, 14).toString("hex")).toBe("504b0304140000000800000021" + "00");
    expect(bytes.subarray(26, 30).toString("hex")).toBe("0b000000");
    expect(bytes.subarray(30, 41).toString()).toBe("config.json");
    expect(bytes.subarray(-22, -12).toString("hex")).toBe("504b0506000000000900");
  });

  for (const reader of ZIP_READERS)
    it(`is read by ${reader.name}`, needs(reader.program), () => {
      const { "config.json": _, ...found } = reader.read(archive);
      const expected = FILES.map(({ path, bytes }) => [path, { size: bytes.length, crc32: crc32(bytes) }]);
      expect(found).toEqual(Object.fromEntries(expected));
    });
});
