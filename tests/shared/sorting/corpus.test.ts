import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { FILE_NAME_VOCABULARY } from "../../../shared/machines/classic/spoken.ts";
import { sortPictures } from "../../../shared/sorting/sort-pictures.ts";
import { CORPUS, type CorpusPicture, nothingIn } from "./corpus.ts";

const sorted = CORPUS.flatMap(({ name, title, pictures }) => {
  const plan = sortPictures({
    model: CLASSIC_MODEL,
    spoken: FILE_NAME_VOCABULARY,
    pictures,
    design: nothingIn(CLASSIC_MODEL),
  });
  return pictures.map((picture, index) => {
    const placing = plan.placings.find((each) => each.picture === index);
    return { name, title, picture, placing };
  });
});
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
