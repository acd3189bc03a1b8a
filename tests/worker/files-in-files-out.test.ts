import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sameBytes } from "../support/bytes.ts";
import { png } from "../support/png.ts";
import { dataUrl, opened, send, sendJson } from "./api.ts";

/*
 * Files in are files out: each file of a request is in its package with its bytes and its name, in the
 * order that the keys say; where one can't be, the whole request is refused.
 */

const PICTURES = Array.from({ length: 6 }, (_, seed) => png(2 + seed, 3, { noise: 200, seed }));

interface Sent {
  readonly key: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const category = fc.constantFrom("icons", "icons", "customization", "screensaver", "byeScreen");
const index = fc.constantFrom("", "_0", "_1", "_2", "_10", "_999999999");
// What FormData writes for a line end or a quote can be told from the name's own "%0A" by nobody.
const fileName = fc
  .oneof(
    fc.constantFrom(...'a.png|A.PNG|a.png| a.png |con.png|é☕.png|x"y;z.png|C:\\b.png|.'.split("|")),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
  )
  .filter((name) => !/%(22|0d|0a)|\\(["\\]|$)|[\r\n]/i.test(name));
const file = fc.record({
  key: fc.tuple(category, index).map(([id, number]) => id + number),
  name: fileName,
  bytes: fc.constantFrom(...PICTURES),
});
const files = fc.array(file, { minLength: 1, maxLength: 7 });

const LIMITS_OF: Readonly<Record<string, number>> = { screensaver: 5, byeScreen: 1 };
const categoryOf = ({ key }: Sent): string => key.replace(/_.*/, "");
const isNumbered = ({ key }: Sent): boolean => key.includes("_");
const indexOf = ({ key }: Sent): number => (key.includes("_") ? Number(key.replace(/.*_/, "")) : Infinity);

const isTooMany = (sent: readonly Sent[]): boolean =>
  Object.entries(LIMITS_OF).some(([id, most]) => sent.filter((one) => categoryOf(one) === id).length > most);

const ORDER = ["screensaver", "byeScreen", "icons", "customization"];
/** The files in the order of a package: by category, by number, those without one last, as they came. */
const inOrder = (sent: readonly Sent[]): Sent[] =>
  ORDER.flatMap((id) =>
    sent
      .filter((one) => categoryOf(one) === id)
      .sort((a, b) => (indexOf(a) === indexOf(b) ? 0 : indexOf(a) - indexOf(b))),
  );

async function expectAll(response: Response, sent: readonly Sent[]): Promise<void> {
  const { files, config } = await opened(response);
  const wanted = inOrder(sent);
  expect(config.files.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  expect(config.files.map(({ originalName }) => originalName)).toEqual(wanted.map(({ name }) => name));
  expect(files.every(({ bytes }, i) => sameBytes(bytes, wanted[i]?.bytes ?? new Uint8Array()))).toBe(true);
}

async function expectRefusal(response: Response): Promise<void> {
  expect(response.status).toBe(422);
  await response.body?.cancel();
}

describe("files in are files out", () => {
  it("of a form", async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.nat(7), async (sent, nameAt) => {
        const form = new FormData();
        sent.forEach(({ key, name, bytes }, i) => {
          if (i === nameAt) form.append("packageName", "Lobby");
          form.append(key, new Blob([bytes]), name);
        });
        if (nameAt >= sent.length) form.append("packageName", "Lobby");
        const numbered = sent.filter(isNumbered).map(({ key }) => key);
        const response = await send({ body: form });
        if (isTooMany(sent) || new Set(numbered).size < numbered.length) await expectRefusal(response);
        else await expectAll(response, sent);
      }),
      { numRuns: 200 },
    );
  });

  it("of JSON", async () => {
    await fc.assert(
      fc.asyncProperty(files, async (sent) => {
        const members = sent.map(
          ({ key, name, bytes }) =>
            `${JSON.stringify(key)}: ${JSON.stringify({ name, data: dataUrl(bytes) })}`,
        );
        const response = await sendJson(`{"packageName": "Lobby", "files": {${members.join(", ")}}}`);
        const isRepeated = new Set(sent.map(({ key }) => key)).size < sent.length;
        if (!sent.every(isNumbered) || isRepeated || isTooMany(sent)) await expectRefusal(response);
        else await expectAll(response, sent);
      }),
      { numRuns: 200 },
    );
  });
});
