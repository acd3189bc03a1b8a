import { describe, expect, it } from "vitest";
import { createBytesSource } from "../../../shared/archive/source.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { readPackage } from "../../../shared/package/read-package.ts";
import { rebuildPackage } from "../../../shared/package/repair.ts";
import { applyPackageRules } from "../../../shared/package/rules/rules.ts";
import { joined, sameBytes } from "../../support/bytes.ts";
import { designPackage } from "../../support/media-package.ts";
import { needs } from "../../support/programs.ts";
import { readZip } from "../../support/read-zip.ts";
import { packedBy, ZIP_WRITERS } from "../../support/zip-writers.ts";

const OURS = designPackage(CLASSIC_MODEL);
const FILES = readZip(OURS);

describe("a package packed by another program", () => {
  for (const writer of ZIP_WRITERS)
    it(`(${writer.name}) opens, and repaired is ours`, needs(writer.program), async () => {
      const pictures = new Map<string, Uint8Array>();
      const reading = await readPackage(createBytesSource(packedBy(writer, FILES)), {
        onPicture: (path, bytes) => pictures.set(path, bytes),
      });
      const always = [...reading.traits].filter((trait) => !writer.sometimes?.includes(trait));
      expect(always.sort()).toEqual([...writer.traits].sort());
      const rules = new Set(applyPackageRules(CLASSIC_MODEL, reading).map(({ rule }) => rule));
      // 7-Zip sorts, so that config.json comes somewhere.
      rules.delete("config-not-first");
      expect([...rules]).toEqual(writer.traits.length > 0 ? ["dialect"] : []);
      const fallback = { packageName: "none", now: new Date() };
      const { archive, left } = rebuildPackage(CLASSIC_MODEL, reading, pictures, fallback);
      if (!archive.ok) throw new Error(archive.fault);
      expect(sameBytes(joined(archive.chunks()), OURS)).toBe(true);
      expect(left).toEqual([]);
    });
});
