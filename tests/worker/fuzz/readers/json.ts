import { decodeBase64 } from "../../../../shared/package/data-url.ts";
import { JSON_WORDS, mustEqual, type Reader, utf8 } from "../../../fuzz/reader.ts";
import { png } from "../../../support/png.ts";
import { agrees, read, reference } from "../against-reference.ts";

// workerd has it; Node does not yet.
Uint8Array.prototype.setFromBase64 ??= function (this: Uint8Array, text: string) {
  const bytes = decodeBase64(text);
  if (bytes === undefined) throw new SyntaxError("not base64");
  this.set(bytes);
  return { read: text.length, written: bytes.length };
};

async function check(bytes: Uint8Array): Promise<void> {
  const whole = await read(bytes, []);
  const cuts = [...bytes.keys()];
  mustEqual(await read(bytes, cuts), whole, "cut everywhere");
  const some = cuts.filter((at) => at % 7 === 3);
  mustEqual(await read(bytes, some), whole, "cut");
  // The reference knows files alone.
  if (!/slots|\\u/.test(new TextDecoder().decode(bytes))) agrees(whole, reference(bytes), "may refuse");
}

const data = `data:image/png;base64,${Buffer.from(png(2, 3)).toString("base64")}`;
const write = (value: unknown) => utf8(JSON.stringify(value));

export const reader: Reader = {
  seeds: [
    write({ packageName: "Lobby", files: { icons_0: { data, name: "a.png" }, screensaver_1: { data } } }),
    write({
      slots: { "blends.left": { data } },
      createdAt: "2026-11-21T09:30:00Z",
      packageName: "é\ud83d\ude00",
    }),
    utf8(
      `\ufeff{"x": [true, null, -1.5e+3, {"a": {}}], "packageName": "\\u0041", "files": {"icons_0": {"data": "${data}"}}}`,
    ),
  ],
  words: [
    ...JSON_WORDS,
    ...["packageName", "files", "slots", "createdAt", "data", "name", "icons_0", "blends.left"].map(
      (name) => `"${name}":`,
    ),
    ...["\\", "\\u", "\\n", "=", "==", "data:", ";base64,", "-", "e+", ".", data],
  ],
  check,
};
