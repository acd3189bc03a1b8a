import fc from "fast-check";
import { chunk, file, ihdr, png } from "../../support/png.ts";
import { dataUrl } from "../api.ts";

const SMALL = file(ihdr({ width: 1, height: 1 }), chunk("IDAT", Uint8Array.of(1, 2, 3)), chunk("IEND"));
export const PICTURES = [SMALL, png(2, 3), png(7, 5)].map(dataUrl);

/** A text as a JSON string, some of its characters escaped in every way that there is. */
const written = (text: string, choices: readonly number[]): string => {
  const characters = [...text].map((character, i) => {
    const choice = choices[i % Math.max(1, choices.length)] ?? 0;
    const units = [...Array(character.length).keys()].map((unit) => character.charCodeAt(unit));
    const escaped = units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
    if (choice === 1 || !character.isWellFormed()) return escaped;
    if (choice === 2 && character === "/") return "\\/";
    if (choice === 3) return escaped.toUpperCase().replaceAll("U", "u");
    return JSON.stringify(character).slice(1, -1);
  });
  return `"${characters.join("")}"`;
};

const blank = fc.constantFrom("", "", "", " ", "\n", "\t \r\n");
const choices = fc.array(fc.constantFrom(0, 0, 0, 0, 0, 1, 2, 3), { maxLength: 12 });
/** Any code point but half a surrogate pair; fast-check's own unit takes two seconds to begin with. */
const character = fc
  .oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint));
const text = fc.oneof(
  fc.array(character, { maxLength: 12 }).map((characters) => characters.join("")),
  fc.constantFrom("a", "", "é", "北京", "😀", "\ud800"),
);
const string = fc.tuple(text, choices).map(([value, marks]) => written(value, marks));

/** A member: its name and value as JSON. */
type Member = [name: string, value: string];
const object = (members: readonly Member[], spaces: readonly string[]): string => {
  let i = 0;
  const space = () => spaces[i++ % Math.max(1, spaces.length)] ?? "";
  const rows = members.map(([name, value]) => `${space()}${name}${space()}:${space()}${value}${space()}`);
  return `{${rows.join(",") || space()}}`;
};
const unknown: fc.Arbitrary<Member> = fc.tuple(
  text
    .filter((name) => !["packageName", "files", "data", "name"].includes(name))
    .map((name) => written(name, [])),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
);
const data = fc.tuple(fc.constantFrom(...PICTURES), choices).map(([url, marks]) => written(url, marks));
/** Where a member comes twice. */
type Repeat = "root" | "files" | "file" | undefined;
/** The members, the known one of them once more if it is to come twice. */
const twice = (members: readonly Member[], known: Member | undefined, isTwice: boolean): readonly Member[] =>
  isTwice && known !== undefined ? [...members, known] : members;

const ORDERS = [["data"], ["data", "name"], ["name", "x", "data"], ["x", "data", "name"], ["data", "x"]];
const entryOf = (repeat: Repeat) =>
  fc
    .tuple(fc.constantFrom(...ORDERS), data, string, unknown, fc.array(blank, { maxLength: 5 }))
    .map(([order, url, name, other, spaces]) => {
      const members = order.map(
        (member): Member => (member === "x" ? other : [`"${member}"`, member === "data" ? url : name]),
      );
      const known = members.find((member) => member !== other);
      return object(twice(members, known, repeat === "file"), spaces);
    });
const key = fc.constantFrom("icons_0", "icons_1", "icons_2", "icons_10", "screensaver_0", "customization_7");
const filesOf = (repeat: Repeat) =>
  fc
    .tuple(
      fc.uniqueArray(fc.tuple(key, choices, entryOf(repeat)), {
        minLength: 1,
        maxLength: 3,
        selector: ([name]) => name,
      }),
      fc.array(blank, { maxLength: 4 }),
    )
    .map(([files, spaces]): Member => {
      const members = files.map(([name, marks, value]): Member => [written(name, marks), value]);
      return ['"files"', object(twice(members, members[0], repeat === "files"), spaces)];
    });
const packageName = fc.oneof(
  string,
  fc.constantFrom('"Lobby"', `"${" ".repeat(150)}x${"\\u00a0".repeat(150)}"`),
);

const bodyOf = (repeat: Repeat) =>
  fc
    .tuple(
      fc.array(unknown, { maxLength: 2 }),
      packageName.map((value): Member => ['"package\\u004eame"', value]),
      filesOf(repeat),
      fc.array(blank, { maxLength: 6 }),
      fc.boolean(),
    )
    .map(([others, name, files, spaces, isFirst]) => {
      const members = isFirst ? [files, ...others, name] : [name, ...others, files];
      return new TextEncoder().encode(object(twice(members, members[0], repeat === "root"), spaces));
    });

/** Mostly good bodies: members in any order, white space, escapes, strangers. */
export const body = bodyOf(undefined);

/** As `body`, but that a member of the root, of files or of a file comes twice. */
export const repeatingBody = fc.oneof(bodyOf("root"), bodyOf("files"), bodyOf("file"));
