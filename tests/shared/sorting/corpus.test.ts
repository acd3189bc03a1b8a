import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { FILE_NAME_VOCABULARY } from "../../../shared/machines/classic/spoken.ts";
import { sortPictures } from "../../../shared/sorting/sort-pictures.ts";
import { CORPUS, type CorpusPicture, nothingIn } from "./corpus.ts";

const sortCorpus = () =>
  CORPUS.map(({ name, title, pictures }) => {
    const plan = sortPictures({
      model: CLASSIC_MODEL,
      vocabulary: FILE_NAME_VOCABULARY,
      pictures,
      design: nothingIn(CLASSIC_MODEL),
    });
    const placed = pictures.map((picture, index) => {
      const placing = plan.placements.find((each) => each.picture === index);
      return { name, title, picture, placing };
    });
    return { name, placed, names: plan.names.blends };
  });
const sorted = sortCorpus().flatMap(({ placed }) => placed);
type Sorted = (typeof sorted)[number];

const placeOf = ({ placing }: Sorted) => (placing ? `${placing.category}/${placing.slot}` : "left over");
const isRight = ({ picture, placing }: Sorted) =>
  placing === undefined
    ? picture.right.length === 0
    : picture.right.includes(placing.category) ||
      picture.right.includes(`${placing.category}/${placing.slot}`);
const of = (kind: CorpusPicture["kind"]) => sorted.filter(({ picture }) => picture.kind === kind);
const sure = sorted.filter(({ placing }) => placing?.certainty === "sure");
const wrongOnes = (all: readonly Sorted[]) =>
  all.filter((each) => !isRight(each)).map((each) => `${each.picture.path}: ${placeOf(each)}`);

function share(what: string, all: readonly Sorted[]): number {
  const right = all.filter(isRight).length;
  console.log(`${what}: ${right} of ${all.length} right (${((100 * right) / all.length).toFixed(1)} %)`);
  return right / all.length;
}

/** Telling names with a misspelt or missing word, or with a rival. */
const GUESSED = [
  "capitals: 4711-HOTPOUR.tif.png",
  "capitals: 4711-COLDPOUR.tif.png",
  "chain: HotBeans_Menu2026_801_dispencing-hot.png",
  "chain: HotBeans_Menu2026_802_dispencing-iced.png",
  "icons-found: coffee_dispensing.png",
  "intern: iced cup size - lrage.png",
  "kafferosteri: kall_lamna_plats.jpg",
  "kafferosteri: kall_utan_mjolk.jpg",
  "oficina: cafe-der.png",
  "second-boulangerie: unique.png",
  ...["welcome screen", "welcome screen 2", "Blend 1 - House", "Blend 2 - Ethiopia", "Blend 3 - Decaf"].map(
    (name) => `second-hotel: ${name}.png`,
  ),
  "third-codes: 4711-ICEDCUP-1SIZE.png",
  ...["hot", "cold", "left blend", "Ausgabe heiß"].map((name) => `third-copies: ${name}.png`),
  ...["third-nested: yes.png", "third-nested: no.png"],
  "third-salon-de-the: gobelet glacé taille unique.png",
];

const BLEND_NAMES = {
  "blend-names": { left: "Hot Chocolate", right: "Full City Roast" },
  cafeteria: { left: "Brasil", middle: "Colombia", right: "Descafeinado" },
  folders: { left: "Colombian", middle: "Kenya", right: "Decaf" },
  gelateria: { left: "Arabica", middle: "Robusta", right: "Decaffeinato" },
  kantine: { left: "Hausmischung", middle: "Äthiopien", right: "Espresso" },
  krankenhaus: { left: "Crema", middle: "Espresso", right: "Entkoffeiniert" },
  reseller: { left: "Colombian", middle: "House", right: "Dark" },
  "second-roesterei": { left: "Hausröstung", middle: "Äthiopien", right: "Entkoffeiniert" },
  "third-baeckerei": { left: "Hausmischung", middle: "Kolumbien", right: "Dunkle Röstung" },
  "us-diner": { left: "Donut Shop", middle: "Hazelnut", right: "Decaf" },
};

describe("what people call their pictures", () => {
  it("is enough to judge by", () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(10);
    expect(sorted.length).toBeGreaterThanOrEqual(120);
  });

  it.each([
    ["in all", ""],
    ["in what a second reader wrote alone", "second-"],
    ["in what a third reader wrote alone", "third-"],
  ])("takes 95 % of telling names to their places, and 99 % of what it calls sure, %s", (_, part) => {
    const ofPart = (all: readonly Sorted[]) => all.filter(({ name }) => name.startsWith(part));
    const [told, calledSure] = [ofPart(of("telling")), ofPart(sure)];
    expect(share(`${part} telling names`, told), wrongOnes(told).join("\n")).toBeGreaterThanOrEqual(0.95);
    expect(share(`${part} called sure`, calledSure), wrongOnes(calledSure).join("\n")).toBeGreaterThanOrEqual(
      0.99,
    );
    expect(told.filter((each) => calledSure.includes(each)).length).toBeGreaterThan(0.8 * told.length);
  });

  it("is placed rightly and surely, apart from what is known to be hard", () => {
    const again = sortCorpus();
    const placed = again.flatMap((design) => design.placed);
    expect(wrongOnes(placed.filter(({ picture }) => picture.kind !== "camera"))).toEqual([
      "cold - Copy.png: coldcupsizes/regular",
    ]);
    const guessed = placed.filter(
      ({ picture, placing }) => picture.kind === "telling" && placing?.certainty === "guess",
    );
    expect(
      guessed.map(({ name, picture }) => `${name}: ${picture.path.normalize().replace(/^.*\//, "")}`),
    ).toEqual(GUESSED);
    expect(Object.fromEntries(again.flatMap(({ name, names }) => (names ? [[name, names]] : [])))).toEqual(
      BLEND_NAMES,
    );
  });

  it("only guesses where the name says nothing", () => {
    const bold = [...of("camera"), ...of("untold"), ...of("none")].filter(
      ({ placing }) => placing?.certainty === "sure",
    );
    expect(bold.map(({ picture }) => picture.path)).toEqual([]);
    share("told by size and order alone", of("untold"));
  });

  it("leaves over what is none of the machine's", () => {
    expect(share("none of the machine's", of("none"))).toBeGreaterThanOrEqual(0.8);
  });
});
