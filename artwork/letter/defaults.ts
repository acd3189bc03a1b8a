import type { Lettering } from "../../shared/machine/library.ts";
import type { Box } from "../../shared/machine/types.ts";
import { backdrop, layer, type Picture, words } from "./picture.ts";

/*
 * The pictures that stand in where an owner has none: options, cup sizes, leave room, brewing. Every
 * one is a touch button that says what it is.
 */

const ROOT = "/images/defaults";

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

/** Unlettered: the blend names are the owner's. */
const blends = (): Picture[] =>
  ["left", "middle", "right"].map((slot) => ({
    path: `${ROOT}/blends/${slot}.png`,
    width: 302,
    height: 485,
    plates: [slot],
    html: backdrop(slot),
  }));

const SHADE = { colour: "rgba(20, 6, 2, 0.55)", y: 2, blur: 14 };

function option(slot: "hot" | "cold", text: string, shade: string): Picture {
  const name = `option-${slot}`;
  return {
    path: `${ROOT}/hotcold/${slot}.png`,
    width: 460,
    height: 485,
    plates: [name],
    // Ice shows every missing tone.
    trueColour: slot === "cold",
    html:
      backdrop(name) +
      layer(`background: linear-gradient(rgba(${shade},0) 62%, rgba(${shade},0.7) 100%)`) +
      words(text, set({ x: 40, y: 376, width: 380, height: 92 }, 92, "#fffaf2", { shadow: SHADE })),
  };
}

const LABELS = { regular: "Regular", medium: "Medium", large: "Large", xlarge: "X-Large" };
type CupSlot = keyof typeof LABELS;

/** A cup that stands over its label; narrow pictures are the middle of the same plate. */
function cup(kind: "hot" | "cold", count: number, slot: CupSlot, width: number): Picture {
  const name = `${kind}-${slot}`;
  const { ink, accent } = kind === "hot" ? HOT : COLD;
  return {
    path: `${ROOT}/${kind}cupsizes/${count}/${slot}.png`,
    width,
    height: 485,
    plates: [name],
    html:
      backdrop(name) +
      words(LABELS[slot], set({ x: 16, y: 386, width: width - 32, height: 60 }, width > 400 ? 60 : 54, ink)) +
      bar(width / 2 - 24, 461, 48, accent),
  };
}

/** A cup beside its label, for the two by two screen. */
function quarter(slot: CupSlot): Picture {
  const name = `wide-${slot}`;
  return {
    path: `${ROOT}/hotcupsizes/4/${slot}.png`,
    width: 460,
    height: 235,
    plates: [name],
    html:
      backdrop(name) +
      words(LABELS[slot], set({ x: 214, y: 70, width: 214, height: 80 }, 54, HOT.ink, { align: "left" })) +
      bar(217, 154, 48, HOT.accent),
  };
}

/** A glass beside its label, the level marked: with room, the free part is bracketed. */
function room(kind: "hot" | "cold", slot: "leaveroom" | "noroom", text: string, note: string): Picture {
  const name = `${kind}-${slot}`;
  const { ink, accent } = kind === "hot" ? HOT : COLD;
  return {
    path: `${ROOT}/${kind}leaveroom/${slot}.png`,
    width: 406,
    height: 200,
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
}

function dispensing(kind: "hot" | "cold", title: string, note: string): Picture {
  const name = `dispensing-${kind}`;
  const shade = kind === "hot" ? "20,9,4" : "6,24,44";
  const paper = kind === "hot" ? HOT.paper : COLD.paper;
  return {
    path: `${ROOT}/dispensing${kind}/screen.png`,
    width: 1024,
    height: 485,
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
        note,
        set({ x: 66, y: 276, width: 480, height: 44 }, 28, paper, {
          family: "Outfit",
          weight: 400,
          tracking: 0,
          align: "left",
        }),
      ),
  };
}

const placeholder = (): Picture => ({
  path: `${ROOT}/placeholder.png`,
  width: 460,
  height: 485,
  plates: ["placeholder"],
  html: backdrop("placeholder"),
});

/** Every default picture. */
export const defaultPictures = (): Picture[] => [
  ...blends(),
  option("hot", "Hot", "60,14,6"),
  option("cold", "Iced", "8,36,68"),
  ...(["regular", "large"] as const).map((slot) => cup("hot", 2, slot, 460)),
  ...(["regular", "medium", "large"] as const).map((slot) => cup("hot", 3, slot, 302)),
  ...(["regular", "medium", "large", "xlarge"] as const).map(quarter),
  cup("cold", 1, "regular", 460),
  ...(["regular", "large"] as const).map((slot) => cup("cold", 2, slot, 460)),
  ...(["regular", "medium", "large"] as const).map((slot) => cup("cold", 3, slot, 302)),
  room("hot", "leaveroom", "Leave room", "space for milk"),
  room("hot", "noroom", "No room", "filled to the top"),
  room("cold", "leaveroom", "Leave room", "space for milk"),
  room("cold", "noroom", "No room", "filled to the top"),
  dispensing("hot", "Your coffee is brewing", "It will be ready in a moment"),
  dispensing("cold", "Your iced coffee is pouring", "It will be ready in a moment"),
  placeholder(),
];
