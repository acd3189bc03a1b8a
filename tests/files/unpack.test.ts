import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { type UnpackResult, unpackFile } from "../../web/files/jobs.ts";
import { runFileJob } from "../../web/files/run-job.ts";
import { noise } from "../support/bytes.ts";
import { designPackage } from "../support/media-package.ts";
import { rawZip } from "../support/raw-zip.ts";
import { readZip } from "../support/read-zip.ts";

const noiseOf = (length: number) => new Uint8Array(noise(length));

const opened = async (bytes: Uint8Array<ArrayBuffer>): Promise<Extract<UnpackResult, { ok: true }>> => {
  const unpacked = await unpackFile(new Blob([bytes]));
  if (!unpacked.ok) throw new Error(unpacked.fault);
  return unpacked;
};

describe("what a visitor's archive holds", () => {
  it("is a package's pictures, byte for byte, and its name", async () => {
    const bytes = designPackage(CLASSIC_MODEL, { packageName: "Łódź" });
    const { kind, packageName, files, left } = await opened(bytes);
    expect([kind, packageName, left]).toEqual(["package", "Łódź", []]);
    const expected = readZip(bytes).slice(1);
    expect(files.map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
    for (const [i, { file }] of files.entries())
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(expected[i]?.bytes);
  });

  it("is every file of any other zip, whatever it is, but not what systems left there", async () => {
    const { kind, files, left } = await opened(
      rawZip([
        { path: "Fotos/" },
        { path: "Fotos/Käse heiß.jpg", data: noise(9), both: { flags: 0x800 } },
        { path: "__MACOSX/Fotos/._Käse heiß.jpg", data: noise(9), both: { flags: 0x800 } },
        { path: "Fotos/.DS_Store", data: noise(9) },
        { path: "Fotos/Thumbs.db", data: noise(9) },
        { path: "Fotos/locked.png", data: noise(9), both: { flags: 1 } },
        { path: "../above.png", data: noise(9) },
      ]),
    );
    expect(kind).toBe("zip");
    expect(files.map(({ path, file }) => [path, file.name])).toEqual([
      ["Fotos/Käse heiß.jpg", "Käse heiß.jpg"],
    ]);
    expect(left).toEqual([
      { path: "Fotos/locked.png", fault: "encrypted" },
      { path: "../above.png", fault: "unsafe-path" },
    ]);
  });

  it("is a design, which is not unpacked", async () => {
    const design = rawZip([
      { path: "design.json", data: noise(9) },
      { path: "images/a.png", data: noise(9) },
    ]);
    expect(await opened(design)).toMatchObject({ kind: "design", files: [] });
  });

  it("is a reason where it is none, or can't be read", async () => {
    expect(await runFileJob("unpackFile", new Blob([noiseOf(2_000)]))).toEqual({
      ok: false,
      fault: "not-zip",
    });
    expect(await unpackFile(new Blob([noiseOf(2_000)]))).toEqual({ ok: false, fault: "not-zip" });
    const gone = new Blob([noiseOf(2_000)]);
    gone.slice = () => {
      throw new DOMException("gone", "NotFoundError");
    };
    expect(await unpackFile(gone)).toEqual({ ok: false, fault: "unreadable" });
  });
});
