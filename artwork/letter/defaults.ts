import type { Lettering } from "../../shared/machine/library.ts";
import { defaultImagePath, findSlot } from "../../shared/machine/questions.ts";
import type { Box, Size, SlotCategory } from "../../shared/machine/types.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { TWO_ACROSS_SIZE, TWO_BY_TWO_SIZE } from "../../shared/machines/classic/places.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { backdrop, layer, type Picture, words } from "./picture.ts";

/*
 * The pictures that stand in where an owner has none: options, cup sizes, leave room, brewing. Every
 * one is a touch button that says what it is.
 */

const HOT = { ink: "#4a2110", accent: "#b3341f", paper: "#fff3df" };
const COLD = { ink: "#0f3557", accent: "#1f6fb5", paper: "#eef7ff" };

const FACE = {
  family: "Fraunces",
  weight: 650,
  lineHeight: 1,
  tracking: -0.015,
  transform: "none",
  maxLines: 1,
  align: "center",
  anchor: "middle",
} as const;

const set = (box: Box, size: number, fill: string, more: Partial<Lettering> = {}): Lettering => ({
  ...FACE,
  box,
  size,
  fill: [fill],
  ...more,
});

/** A short bar in the accent colour. */
const bar = (x: number, y: number, width: number, colour: string): string =>
  `<div style="position: absolute; left: ${x}px; top: ${y}px; width: ${width}px; height: 5px; border-radius: 3px; background: ${colour}"></div>`;

/** What is painted on a picture of a size. */
type Painted = Pick<Picture, "plates" | "trueColour" | "html">;
type Painter = (slot: string, size: Size, label: string) => Painted;

/** Unlettered: the blend names are the owner's. */
const blend: Painter = (slot) => ({ plates: [slot], html: backdrop(slot) });

const SHADE = { colour: "rgba(20, 6, 2, 0.55)", y: 2, blur: 14 };

const OPTIONS: Readonly<Record<string, { text: string; shade: string }>> = {
  hot: { text: "Hot", shade: "60,14,6" },
  cold: { text: "Iced", shade: "8,36,68" },
};

const option: Painter = (slot) => {
  const name = `option-${slot}`;
  const { text, shade } = OPTIONS[slot] ?? { text: slot, shade: "0,0,0" };
  return {
    plates: [name],
    // Ice shows every missing tone.
    trueColour: slot === "cold",
    html:
      backdrop(name) +
      layer(`background: linear-gradient(rgba(${shade},0) 62%, rgba(${shade},0.7) 100%)`) +
      words(text, set({ x: 40, y: 376, width: 380, height: 92 }, 92, "#fffaf2", { shadow: SHADE })),
  };
};

/** A cup that stands over its label; narrow pictures are the middle of the same plate. */
const cup =
  (kind: "hot" | "cold"): Painter =>
  (slot, { width, height }, label) => {
    if (height === TWO_BY_TWO_SIZE.height) return quarter(slot, label);
    const name = `${kind}-${slot}`;
    const { ink, accent } = kind === "hot" ? HOT : COLD;
    return {
      plates: [name],
      html:
        backdrop(name) +
        words(label, set({ x: 16, y: 386, width: width - 32, height: 60 }, width > 400 ? 60 : 54, ink)) +
        bar(width / 2 - 24, 461, 48, accent),
    };
  };

/** A cup beside its label, for the two by two screen. */
function quarter(slot: string, label: string): Painted {
  const name = `wide-${slot}`;
  return {
    plates: [name],
    html:
      backdrop(name) +
      words(label, set({ x: 214, y: 70, width: 214, height: 80 }, 54, HOT.ink, { align: "left" })) +
      bar(217, 154, 48, HOT.accent),
  };
}

const ROOMS: Readonly<Record<string, { text: string; note: string }>> = {
  leaveroom: { text: "Leave room", note: "space for milk" },
  noroom: { text: "No room", note: "filled to the top" },
};

/** A glass beside its label, the level marked: with room, the free part is bracketed. */
const room =
  (kind: "hot" | "cold"): Painter =>
  (slot) => {
    const name = `${kind}-${slot}`;
    const { ink, accent } = kind === "hot" ? HOT : COLD;
    const { text, note } = ROOMS[slot] ?? { text: slot, note: "" };
    return {
      plates: [name],
      html:
        backdrop(name) +
        words(text, set({ x: 200, y: 46, width: 184, height: 56 }, 35, ink, { align: "left" })) +
        words(
          note,
          set({ x: 202, y: 110, width: 190, height: 30 }, 20, ink, {
            family: "Outfit",
            weight: 500,
            tracking: 0,
            align: "left",
            anchor: "top",
          }),
        ) +
        bar(202, 152, 40, accent),
    };
  };

/** What the machine's pictures say unless a design has other words. */
function said(word: string): string {
  const text = WORD_TABLE.languages[0].words[word];
  if (text === undefined) throw new Error(`the machine has no word ${word}`);
  return text;
}

const pouring =
  (kind: "hot" | "cold", title: string): Painter =>
  () => {
    const name = `dispensing-${kind}`;
    const shade = kind === "hot" ? "20,9,4" : "6,24,44";
    const paper = kind === "hot" ? HOT.paper : COLD.paper;
    return {
      plates: [name],
      trueColour: true,
      html:
        backdrop(name) +
        layer(
          `background: linear-gradient(90deg, rgba(${shade},0.75) 0%, rgba(${shade},0.5) 40%, rgba(${shade},0) 66%)`,
        ) +
        words(
          title,
          set({ x: 64, y: 88, width: 520, height: 170 }, 82, paper, {
            maxLines: 2,
            align: "left",
            shadow: SHADE,
          }),
        ) +
        words(
          "It will be ready in a moment",
          set({ x: 66, y: 276, width: 480, height: 44 }, 28, paper, {
            family: "Outfit",
            weight: 400,
            tracking: 0,
            align: "left",
          }),
        ),
    };
  };

/** How the pictures of a category are painted; which there are, and how large, its model says. */
const PAINTERS: Readonly<
  Record<Extract<(typeof CLASSIC_MODEL)["categories"][number], { kind: "slots" }>["id"], Painter>
> = {
  blends: blend,
  hotcold: option,
  hotcupsizes: cup("hot"),
  coldcupsizes: cup("cold"),
  hotleaveroom: room("hot"),
  coldleaveroom: room("cold"),
  dispensinghot: pouring("hot", said("pouringhot")),
  dispensingcold: pouring("cold", said("pouringcold")),
};

/** The defaults of a category, for each of its counts. */
const paint = (category: SlotCategory, painter: Painter): Picture[] =>
  category.arrangements.flatMap(({ count, size, places }) =>
    places.map(({ slot }) => ({
      path: defaultImagePath(category, count, slot),
      ...size,
      ...painter(slot, size, findSlot(category, slot).label),
    })),
  );

const placeholder = (): Picture => ({
  path: CLASSIC_MODEL.placeholder,
  ...TWO_ACROSS_SIZE,
  plates: ["placeholder"],
  html: backdrop("placeholder"),
});

/** Every default picture. */
export const defaultPictures = (): Picture[] => [
  ...CLASSIC_MODEL.categories.flatMap((category) =>
    category.kind === "slots" ? paint(category, PAINTERS[category.id]) : [],
  ),
  placeholder(),
];
