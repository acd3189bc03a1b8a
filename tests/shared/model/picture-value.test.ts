import { describe, expect, it } from "vitest";
import type { Picture } from "../../../shared/model/design.ts";
import {
  PNG_MEDIA_TYPE,
  parseImageValue,
  parsePicture,
  pngDataUrlLength,
  serializePicture,
  storedImagePath,
} from "../../../shared/model/picture-value.ts";
import { sha } from "./samples.ts";

const inline = (type: string, base64: string) => `data:${type};base64,${base64}`;

describe("the value of a picture", () => {
  it.each<[string, ReturnType<typeof parseImageValue>]>([
    [`/stored-images/${sha(7)}.png`, { kind: "stored", sha256: sha(7) }],
    ["/images/a.png", { kind: "path", path: "/images/a.png" }],
    [`/stored-images/${sha(7)}.webp`, { kind: "path", path: `/stored-images/${sha(7)}.webp` }],
    [inline("image/png", "QUJD"), { kind: "inline", type: "image/png", base64: "QUJD" }],
    [inline("image/x-icon", "QUI="), { kind: "inline", type: "image/x-icon", base64: "QUI=" }],
    [inline("image/png", "QQ=="), { kind: "inline", type: "image/png", base64: "QQ==" }],
    [inline("image/png", "QUJDRA"), null],
    [inline("image/png", "QUJ*"), null],
    [inline("image/png", ""), null],
    [inline("image/svg+xml", "QUJD"), null],
    [inline("text/html", "QUJD"), null],
    ["data:image/png,QUJD", null],
    ["images/a.png", null],
    ["//elsewhere.example/a.png", null],
    ["https://elsewhere.example/a.png", null],
    ["", null],
  ])("%s is read", (value, expected) => {
    expect(parseImageValue(value)).toEqual(expected);
  });

  it.each<[Picture | null | undefined, string]>([
    [null, ""],
    [undefined, ""],
    [{ blob: sha(7), bytes: 0 }, storedImagePath(sha(7))],
    [{ path: "/images/a.png" }, "/images/a.png"],
    [{ value: inline("image/png", "QUJD") }, inline("image/png", "QUJD")],
    [{ value: "what another program wrote" }, "what another program wrote"],
  ])("of %j is written, and read again", (picture, value) => {
    expect(serializePicture(picture)).toBe(value);
    if (picture) expect(parsePicture(value)).toEqual(picture);
  });

  it("is as long as it says", () => {
    for (let bytes = 0; bytes < 10; bytes++) {
      const value = inline(PNG_MEDIA_TYPE, Buffer.alloc(bytes).toString("base64"));
      expect(pngDataUrlLength(bytes)).toBe(value.length);
    }
  });
});
