import type {
  TemplateButton,
  Walkthrough,
  WalkthroughScreen,
  WalkthroughTarget,
} from "../../../shared/machine/walk.ts";
import type { FIVE_CUPS } from "./model.ts";

type CategoryId = (typeof FIVE_CUPS)["categories"][number]["id"];

/** One key, at the top; cups before the tea, a syrup after the room. */
const keys = (target: WalkthroughTarget<CategoryId>): readonly TemplateButton<CategoryId>[] => [
  { id: "up", label: "Up", box: { x: 20, y: 20, width: 120, height: 80 }, target },
];

const pour = (ms: number): WalkthroughScreen<CategoryId> => ({
  overlays: { stop: "temperature" },
  pouring: {
    ms,
    doneMs: 500,
    target: "temperature",
    progress: { box: { x: 0, y: 700, width: 1280, height: 40 }, pouring: "It flows", done: "It has flowed" },
  },
});

export const WALK: Walkthrough<CategoryId> = {
  start: ["idle", "temperature"],
  idleMs: 4000,
  screens: {
    idle: { pictures: "temperature", invitation: "Wake it" },
    temperature: { pictures: { warm: "warmcups", cool: "coolcups" }, keys: keys("start") },
    warmcups: { pictures: "teas", keys: keys("temperature") },
    // Cool drinks have no tea to choose.
    coolcups: { pictures: "coolroom", keys: keys("temperature") },
    teas: { pictures: "warmroom", keys: keys("warmcups") },
    warmroom: { pictures: { some: "syrups", none: "warmpour" }, keys: keys("teas") },
    coolroom: { pictures: "coolpour", keys: keys("coolcups") },
    syrups: { pictures: "warmpour", keys: keys("warmroom") },
    warmpour: pour(3000),
    coolpour: pour(1000),
  },
};
