import { createBytesSource } from "../../../shared/archive/source.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { checkPackage, repairPackage } from "../../../shared/package/api.ts";
import { anyPng } from "../../support/any-png.ts";
import { joined, sameBytes } from "../../support/bytes.ts";
import { png } from "../../support/png.ts";
import { rawZip } from "../../support/raw-zip.ts";
import { readZip } from "../../support/read-zip.ts";
import { JSON_WORDS, mustBe, mustEqual, type Reader, utf8 } from "../reader.ts";

const ICON = anyPng({ width: 302, height: 485, depth: 1, colourType: 0, sample: () => 0 });
const OTHER = png(3, 2);
const now = new Date(0);
const options = { isSound: async () => true };

const packageWith = (config: Uint8Array) =>
  rawZip([
    { path: "config.json", data: config },
    { path: "icons/Left_Blend.png", data: ICON },
    { path: "icons/other.png", data: OTHER },
  ]);
const repaired = (bytes: Uint8Array) =>
  repairPackage(CLASSIC_MODEL, createBytesSource(bytes), { packageName: "Fallback", now }, options);
const checked = (bytes: Uint8Array) => checkPackage(CLASSIC_MODEL, createBytesSource(bytes), options);

async function check(config: Uint8Array): Promise<void> {
  const bytes = packageWith(config);
  const { findings, packageName } = await checked(bytes);
  for (const { title, advice, detail = "" } of findings)
    mustBe(!/undefined|\[object|NaN/.test(title + advice + detail), `a finding says: ${detail}`);
  const result = await repaired(bytes);
  mustBe(result.ok, "whole pictures were lost");
  const archive = joined(result.archive.chunks());
  const pictures = readZip(archive).slice(1);
  mustBe(
    pictures.length === 2 &&
      pictures.every((picture) => [ICON, OTHER].some((one) => sameBytes(one, picture.bytes))),
    `${pictures.length} pictures were saved`,
  );
  const after = await checked(archive);
  mustEqual(
    after.findings.filter(({ isRepaired }) => isRepaired),
    [],
    "still to be repaired",
  );
  mustEqual(after.packageName, packageName ?? "Fallback", "the name");
  const twice = await repaired(archive);
  mustBe(twice.ok && sameBytes(joined(twice.archive.chunks()), archive), "a second repair changes it");
}

const row = (path: string, width: number, height: number, bytes: number) => ({
  ...{ path, category: "icons", originalName: null, width, height, bytes, valid: true },
});
const CONFIG = {
  ...{ packageName: " Lobby ", version: "1.0", type: "media-package", createdAt: "2026-11-22T10:00:00.000Z" },
  files: [row("icons/Left_Blend.png", 302, 485, ICON.length), row("icons/other.png", 3, 2, OTHER.length)],
};

export const reader: Reader = {
  seeds: [
    utf8(JSON.stringify(CONFIG)),
    new Uint8Array(Buffer.from(JSON.stringify({ ...CONFIG, createdAt: 5, files: {} }), "utf16le")),
    utf8(JSON.stringify({ ...CONFIG, files: [{ path: "icons/absent.png", originalName: "x" }] })),
  ],
  words: [
    ...JSON_WORDS,
    ...Object.keys(CONFIG).map((name) => `"${name}":`),
    ...Object.keys(row("", 0, 0, 0)).map((name) => `"${name}":`),
    ...['"icons/other.png"', '"+275760-09-13T00:00:00.000Z"', '"-000001-01-01T00:00:00Z"', '"2026"'],
  ],
  check,
};
