import { CLASSIC_MODEL } from "../../../../shared/machines/classic/model.ts";
import { REQUEST_LIMITS } from "../../../../shared/package/limits.ts";
import { readMultipartRequest } from "../../../../worker/multipart/read-multipart.ts";
import { PackageDraft } from "../../../../worker/package-draft.ts";
import { mustBe, mustEqual, type Reader, utf8 } from "../../../fuzz/reader.ts";
import { joined } from "../../../support/bytes.ts";
import { png } from "../../../support/png.ts";
import { CutPieces } from "../../cut-pieces.ts";

const BOUNDARY = "----x";
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

async function read(bytes: Uint8Array, cuts: readonly number[]) {
  const draft = new PackageDraft(CLASSIC_MODEL);
  const pieces = new CutPieces(bytes, cuts);
  const result = (await readMultipartRequest(pieces, draft, TYPE)) ?? draft.end(new Date(0));
  mustBe(
    pieces.mostKept <= REQUEST_LIMITS.partHeaderBytes + TYPE.length,
    `${pieces.mostKept} bytes were kept`,
  );
  return result;
}

/** The form as Node reads it, or undefined if it refuses it. */
const readByNode = (bytes: Uint8Array<ArrayBuffer>): Promise<FormData | undefined> =>
  new Response(bytes, { headers: { "Content-Type": TYPE } }).formData().catch(() => undefined);

async function check(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const whole = await read(bytes, []);
  const cuts = [...bytes.keys()];
  mustEqual(await read(bytes, cuts), whole, "cut everywhere");
  const some = cuts.filter((at) => at % 11 === 5);
  mustEqual(await read(bytes, some), whole, "cut");
  const form = "code" in whole ? undefined : await readByNode(bytes);
  if (!form || "code" in whole) return;
  mustEqual(whole.packageName, `${form.get("packageName")}`.trim(), "the name");
  const files = [...form.values()].filter((value) => typeof value !== "string");
  const lengths = (sizes: number[]) => sizes.sort((a, b) => a - b);
  // Without a file's name, a part is text to Node.
  const named = whole.files.filter(({ originalName }) => originalName !== undefined);
  mustEqual(
    lengths(named.map(({ facts }) => facts.bytes)),
    lengths(files.map(({ size }) => size)),
    "other files than Node reads",
  );
}

const part = (head: string, content: string | Uint8Array) =>
  joined([
    utf8(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    typeof content === "string" ? utf8(content) : content,
    utf8("\r\n"),
  ]);
const end = utf8(`--${BOUNDARY}--\r\n`);
const name = part('name="packageName"', " Lobby ");

export const reader: Reader = {
  seeds: [
    joined([name, part('name="icons"; filename="a.png"', png(2, 3)), end]),
    joined([
      part("name=\"blends.left\"; filename*=UTF-8''%e2%98%95.png", png(1, 1)),
      name,
      part("name=x", ""),
      end,
    ]),
    joined([
      utf8("preamble\r\n"),
      part('name="icons_3"; filename="a\\"%22.png"', png(3, 2)),
      name,
      end,
      utf8("epilogue"),
    ]),
  ],
  words: [
    ...["\r\n", "\r\n\r\n", `\r\n--${BOUNDARY}`, `--${BOUNDARY}--`, "--", ...'\r\n \t;"\\=:'],
    "Content-Disposition: form-data",
    ...["Content-Type: text/plain\r\n", "Content-Transfer-Encoding: base64\r\n"],
    ...["icons", "packageName", "createdAt"].map((name) => `name="${name}"`),
    ...['filename="a.png"', "filename*=utf-8''", "%22", "%0d"],
  ],
  check,
};
