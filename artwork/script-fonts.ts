import { copyFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/*
 * Makes web/fonts: Japanese in two weights, each in slices, and Arabic. Run it again when the Japanese texts have new
 * characters: they should be in the slice that every Japanese visitor loads.
 */

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "web/fonts");
const require = createRequire(import.meta.url);
const subsetFont: (
  font: Buffer,
  text: string,
  options: {
    readonly targetFormat: "woff2";
    readonly noHinting: boolean;
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  },
) => Promise<Buffer> = require("subset-font");
const packageFile = (name: string, file: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), file);

/** The characters from one code point to another. */
const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

const eucJp = new TextDecoder("euc-jp");
/** The characters in rows of JIS X 0208. */
const jisRows = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, row) => first + row).flatMap((row) =>
    Array.from({ length: 94 }, (_, cell) => eucJp.decode(new Uint8Array([row + 160, cell + 161]))).filter(
      (character) => !character.includes("\ufffd"),
    ),
  );

/** Han characters of everyday use that are not in the first level of JIS X 0208. */
const FURTHER_JOYO = "丼傲刹哺喩嗅嘲彙恣惧慄憬拉摯曖楷毀璧瘍箋籠緻羞訃諧貪踪辣錮鬱塡剝頰𠮟";
/** Common in names of coffees and machines. */
const MENU =
  "珈琲深浅中煎焙挽淹豆粉抹茶紅緑烏龍玄米麦牛乳豆乳生蜜蜂苺林檎檸檬柚子桜栗芋胡麻黒白糖塩無微加甘苦酸味香濃薄熱冷温氷湯水朝昼夕夜特製上級自家限定季節春夏秋冬東京都大阪府県市区町村駅前店本社支受付階号室社員食堂休憩所会議事務工場病院学校図書館喫茶";

const isHan = (character: string): boolean => /\p{Script=Han}/u.test(character);
const isJapanese = (character: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(character);
const ours = globSync("{web/messages/ja,shared}/**/*.ts", { cwd: ROOT })
  .flatMap((file) => [...readFileSync(join(ROOT, file), "utf8").normalize("NFC")])
  .filter(isJapanese);

const common = new Set([
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...jisRows(1, 1),
  ..."※〒→←↑↓☆★○●◎◇◆□■△▲▽▼♪①②③④⑤⑥⑦⑧⑨⑩㈱",
  ...range(0x3001, 0x30ff).filter((character) => /\p{Assigned}/u.test(character)),
  ...range(0xff01, 0xff9f),
  ...MENU,
  ...ours,
]);

/** The number of files for the other characters. Each covers one range of code points. */
const SLICE_COUNT = 8;
const rest = [...new Set([...jisRows(16, 47), ...FURTHER_JOYO])]
  .filter((character) => isHan(character) && !common.has(character))
  .sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
const perSlice = Math.ceil(rest.length / SLICE_COUNT);
const slices = Array.from({ length: SLICE_COUNT }, (_, at) => rest.slice(at * perSlice, (at + 1) * perSlice));

const WEIGHTS = { 400: "400Regular", 700: "700Bold" };

async function write(name: string, font: Buffer, characters: Iterable<string>, axes = {}): Promise<void> {
  const bytes = await subsetFont(font, [...characters].join(""), {
    targetFormat: "woff2",
    noHinting: true,
    ...axes,
  });
  writeFileSync(join(FOLDER, `${name}.woff2`), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}

const JAPANESE = "@expo-google-fonts/noto-sans-jp";
for (const [weight, name] of Object.entries(WEIGHTS)) {
  const font = readFileSync(packageFile(JAPANESE, `${name}/NotoSansJP_${name}.ttf`));
  await write(`noto-sans-jp-common-${weight}`, font, common);
  for (const [at, slice] of slices.entries()) await write(`noto-sans-jp-${at + 1}-${weight}`, font, slice);
}
copyFileSync(packageFile(JAPANESE, "LICENSE_FONT"), join(FOLDER, "noto-sans-jp-OFL.txt"));

const ARABIC = "@fontsource-variable/noto-sans-arabic";
const arabic = (script: string): Buffer =>
  readFileSync(packageFile(ARABIC, `files/noto-sans-arabic-${script}-wght-normal.woff2`));
const axes = { variationAxes: { wght: { min: 400, max: 700 } } };
await write("noto-sans-arabic", arabic("arabic"), [...range(0x600, 0x6ff), ...range(0x200c, 0x200f)], axes);
await write("noto-sans-arabic-latin", arabic("latin"), [...range(0x20, 0x7e), ...range(0xa0, 0xff)], axes);
copyFileSync(packageFile(ARABIC, "LICENSE"), join(FOLDER, "noto-sans-arabic-OFL.txt"));

const literal = (characters: Iterable<string>): string => JSON.stringify([...characters].sort().join(""));
writeFileSync(
  join(FOLDER, "noto-sans-jp.ts"),
  `/* Made by artwork/script-fonts.ts. */

/** The characters of each slice of Noto Sans JP, by the slice's name. */
export const NOTO_SANS_JP_SLICES: Readonly<Record<string, string>> = {
  common: ${literal(common)},
${slices.map((slice, at) => `  ${at + 1}: ${literal(slice)},`).join("\n")}
};
`,
);

/**
 * If ranges overlap, browsers prefer the face that was declared last, so they load another slice only for characters that
 * the common one lacks. Punctuation that Latin fonts also have, such as the ellipsis, gets its Japanese form.
 */
const COMMON_RANGE = "U+2014-2015, U+2025-2026, U+203B, U+2460-24FF, U+25A0-266F, U+3000-9FFF, U+FF00-FFEF";
const hex = (character = ""): string => (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
const isBasic = (character: string): boolean => character.length === 1;
const rangeOf = (slice: readonly string[]): string =>
  [
    `U+${hex(slice[0])}-${hex(slice.findLast(isBasic))}`,
    ...slice.filter((character) => !isBasic(character)).map((character) => `U+${hex(character)}`),
  ].join(", ");
const faces = Object.keys(WEIGHTS).flatMap((weight) =>
  [...slices.map((slice, at) => [`${at + 1}`, rangeOf(slice)]), ["common", COMMON_RANGE]].map(
    ([name, unicodeRange]) => `@font-face {
  font-family: "Noto Sans JP";
  font-weight: ${weight};
  font-display: swap;
  src: url("./noto-sans-jp-${name}-${weight}.woff2") format("woff2");
  unicode-range: ${unicodeRange};
}
`,
  ),
);
writeFileSync(
  join(FOLDER, "noto-sans-jp.css"),
  ["/* Made by artwork/script-fonts.ts. */\n", ...faces].join(""),
);
