import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LETTERING_STYLES } from "../../shared/machines/classic/library/lettering.ts";
import { letteringFor, scaleFor } from "../../web/picture/lettering/order.ts";
import { launch } from "../e2e/browser.ts";
import { letterOn } from "../e2e/letter.ts";

/*
 * What lettering a picture costs beside the same picture without words, both decoded, drawn and encoded in the same
 * thread, in turns. By hand: node tests/bench/lettering.ts
 */

const ROUNDS = 7;
const STYLE = "realistic";
const PICTURES = [
  { size: { width: 302, height: 485 }, path: "generic/scenes/rosetta-above.png" },
  { size: { width: 1024, height: 768 }, path: "generic/screensavers/first-light.png" },
];
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const browser = await launch();
const page = await browser.newPage();
const letter = await letterOn(page);
const rows: string[] = [];
for (const { size, path } of PICTURES) {
  const picture = new Uint8Array(
    readFileSync(join(import.meta.dirname, "../../public/images/defaults", path)),
  );
  const order = {
    picture,
    size,
    lettering: letteringFor(LETTERING_STYLES, STYLE, size),
    treatment: { style: STYLE, scale: scaleFor(LETTERING_STYLES.drawnFor, size) },
  } as const;
  const times: { lettered: number[]; plain: number[] } = { lettered: [], plain: [] };
  const time = async (text: string): Promise<number> =>
    (await letter([{ ...order, text }]))[0]?.ms ?? Number.NaN;
  await time("Hausmischung");
  for (let round = 0; round < ROUNDS; round++) {
    times.lettered.push(await time("Hausmischung"));
    times.plain.push(await time(""));
  }
  const [lettered, plain] = [median(times.lettered), median(times.plain)];
  rows.push(
    `| ${size.width}x${size.height} | ${lettered.toFixed(0)} | ${plain.toFixed(0)} | ${(lettered - plain).toFixed(0)} |`,
  );
}
await browser.close();
console.log(
  [
    "| picture | lettered, ms | without words, ms | words alone, ms |",
    "| --- | ---: | ---: | ---: |",
    ...rows,
  ].join("\n"),
);
