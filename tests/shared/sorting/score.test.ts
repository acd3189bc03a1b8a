import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { FILE_NAME_VOCABULARY } from "../../../shared/machines/classic/spoken.ts";
import type { SortTarget } from "../../../shared/sorting/plan.ts";
import { sortPictures } from "../../../shared/sorting/sort-pictures.ts";
import { nothingIn } from "./corpus.ts";

type Row = readonly [path: string, width: number, height: number, to: string];

/** Rows as in "left.png 302x485: blends/left sure". */
const rowsOf = (text: string): Row[] =>
  text.split("\n").map((line) => {
    const [, path = "", width, height, to = ""] = /^ *(.+) (\d+)x(\d+): (.+)$/.exec(line) ?? [];
    if (path === "") throw new Error(`no row: ${line}`);
    return [path, Number(width), Number(height), to];
  });

function expectPlaces(rows: readonly Row[], change: Partial<SortTarget> = {}) {
  const { placements, counts } = sortPictures({
    model: CLASSIC_MODEL,
    vocabulary: FILE_NAME_VOCABULARY,
    pictures: rows.map(([path, width, height]) => ({ path, width, height })),
    design: { ...nothingIn(CLASSIC_MODEL), ...change },
  });
  const to = rows.map(([path], index) => {
    const placing = placements.find(({ picture }) => picture === index);
    return [path, placing ? `${placing.category}/${placing.slot} ${placing.certainty}` : "left over"];
  });
  expect(to).toEqual(rows.map(([path, , , place]) => [path, place]));
  const filled = rows.filter(([, , , place]) => place !== "left over");
  expect(placements).toHaveLength(filled.length);
  return counts;
}

describe("a picture by itself", () => {
  it.each<Row>([
    // Made for a place, of its proportions, and too small for any.
    ["IMG_1.png", 302, 485, "blends/left guess"],
    ["IMG_1.png", 604, 970, "blends/left guess"],
    ["IMG_1.png", 3024, 4032, "blends/left guess"],
    ["IMG_1.png", 103, 165, "blends/left guess"],
    ["IMG_1.png", 90, 200, "blends/left guess"],
    ["IMG_1.png", 110, 150, "blends/left guess"],
    ["IMG_1.png", 97, 155, "left over"],
    ["IMG_1.png", 341, 256, "screensaver/0 guess"],
    ["IMG_1.png", 1, 1, "left over"],
    ["IMG_1.png", 1000, 100, "left over"],
    ["IMG_1.png", 600, 600, "hotcold/hot guess"],
    ["IMG_1.png", 1920, 1080, "screensaver/0 guess"],
    ["IMG_1.png", 500, 250, "hotleaveroom/leaveroom guess"],
    // What is named is for its place even if it is small, unless it was made for another.
    ["left.png", 1, 1, "blends/left sure"],
    ["left.png", 1000, 100, "blends/left sure"],
    ["left.png", 2048, 970, "blends/left sure"],
    ["left.png", 460, 235, "blends/left guess"],
    ["hot large.png", 1, 1, "hotcupsizes/large sure"],
    ["cold.png", 1920, 1080, "hotcold/cold guess"],
    ["screensaver.png", 302, 485, "screensaver/0 guess"],
    ["hot small.png", 1024, 768, "hotcupsizes/regular guess"],
    ["hot dispensing.png", 800, 600, "dispensinghot/screen sure"],
    ["hot dispensing.png", 302, 485, "dispensinghot/screen guess"],
    // The size says what the name leaves out.
    ["hot.png", 1024, 485, "dispensinghot/screen sure"],
    ["hot.png", 2048, 970, "dispensinghot/screen sure"],
    ["small.png", 460, 235, "hotcupsizes/regular sure"],
    ["small.png", 302, 485, "hotcupsizes/regular guess"],
    ["no room.png", 812, 400, "hotleaveroom/noroom guess"],
    ["dispensing.png", 1024, 485, "dispensinghot/screen guess"],
    ["blend.png", 302, 485, "blends/left guess"],
    ["cup.png", 460, 485, "hotcupsizes/regular guess"],
    ["hot xl cup.png", 302, 485, "hotcupsizes/xlarge guess"],
    ["cold brew cup small.png", 3000, 4000, "coldcupsizes/regular guess"],
    // Against itself, beside the point, or none of the machine's.
    ["right left.png", 302, 485, "blends/left guess"],
    ["blend hot.png", 302, 485, "blends/left guess"],
    ["left/right.png", 302, 485, "blends/right sure"],
    ["Cold/hot.png", 460, 485, "hotcold/hot sure"],
    ["hot/small.png", 3000, 4000, "hotcupsizes/regular sure"],
    ["left cup.png", 302, 485, "blends/left guess"],
    ["left dispensing.png", 302, 485, "blends/left guess"],
    ["cold hot small.png", 460, 485, "hotcupsizes/regular guess"],
    ["large.png", 1024, 768, "screensaver/0 guess"],
    ["logo left.png", 302, 485, "blends/left guess"],
    ["logo hot.png", 600, 600, "left over"],
    ["logo.png", 302, 485, "left over"],
  ])("%s of %i × %i: %s", (...row) => {
    expectPlaces([row]);
  });
});

describe("pictures together", () => {
  it.each([1, 1.5, 2, 3, 4])("were made for the size that they have %d times", (scale) => {
    const [width, height] = [Math.round(460 * scale), Math.round(235 * scale)];
    const rows = ["regular", "medium", "large", "xlarge"].map(
      (slot, at): Row => [`IMG_${at}.png`, width, height, `hotcupsizes/${slot} guess`],
    );
    expect(expectPlaces(rows).hotcupsizes).toBe(4);
  });

  const TOGETHER: Readonly<Record<string, string>> = {
    "are in order of their numbers": `IMG_10.png 302x485: blends/right guess
      IMG_2.png 302x485: blends/middle guess
      IMG_1.png 302x485: blends/left guess`,
    "are surely what their numbers say of three": `blend 3.png 800x1200: blends/right sure
      blend 1.png 800x1200: blends/left sure
      blend 2.png 800x1200: blends/middle sure`,
    "are perhaps what their numbers say if they do not say of what": `hot 3.png 302x485: hotcupsizes/large guess
      hot 1.png 302x485: hotcupsizes/regular guess
      hot 2.png 302x485: hotcupsizes/medium guess`,
    "are perhaps what their numbers say if there are too few": `blend 1.png 302x485: blends/left guess
      blend 2.png 302x485: blends/middle guess`,
    "leave over what has a strange name where most say their places": `left.png 302x485: blends/left sure
      middle.png 302x485: blends/middle sure
      right.png 302x485: blends/right sure
      Banner.png 800x600: left over
      Banner 2 IMG.png 800x600: left over`,
    "leave it over where half do": `left.png 302x485: blends/left sure
      Banner.png 800x600: left over`,
    "take a camera's where most say their places": `left.png 302x485: blends/left sure
      middle.png 302x485: blends/middle sure
      IMG_7.png 800x600: screensaver/0 guess`,
    "take what has a strange name where most do": `left.png 302x485: blends/left sure
      Banner.png 800x600: screensaver/0 guess
      Flyer.png 800x600: screensaver/1 guess`,
    "take what was made for a place, whatever its name": `left.png 302x485: blends/left sure
      Peru.png 302x485: blends/middle guess`,
    "leave over what was made for a place that is full": `IMG_0.png 2048x1536: screensaver/0 guess
      IMG_1.png 2048x1536: screensaver/1 guess
      IMG_2.png 2048x1536: screensaver/2 guess
      IMG_3.png 2048x1536: screensaver/3 guess
      IMG_4.png 2048x1536: left over`,
    "go by their versions if their names are as good": `Left A v1.png 302x485: left over
      Left B v3.png 302x485: blends/left sure`,
    "go by their sizes before their versions": `left.png 302x485: blends/left sure
      blend left v5.png 3000x4000: left over`,
    "have rivals": `Left A.png 302x485: blends/left guess
      Left Peru.png 302x485: left over`,
    "go nowhere if their place is taken": `a/blend right.png 302x485: blends/right guess
      b/blend right.png 302x485: left over`,
    "have rivals whose own places suit them no better": `hot small.png 3000x4000: hotcupsizes/regular guess
      small cup.png 460x485: coldcupsizes/regular guess`,
    "are between two places of a category": "first or second blend.png 302x485: blends/left guess",
    "have no rivals in older versions, copies and archives": `old/left.png 302x485: left over
      left copy.png 302x485: left over
      left v3.png 302x485: blends/left sure`,
    "have no rivals in those with a better place": `hot.png 460x485: hotcold/hot sure
      Hot dispensing.png 1024x485: dispensinghot/screen sure`,
  };
  it.each(Object.entries(TOGETHER))("%s", (_, rows) => {
    expectPlaces(rowsOf(rows));
  });

  const BESIDE: Readonly<Record<string, readonly [Partial<SortTarget>, rows: string]>> = {
    "keep their positions": [
      { filled: { blends: { left: true } }, counts: { hotcupsizes: 3, coldcupsizes: 2 } },
      `IMG_1.png 302x485: hotcupsizes/regular guess
      IMG_2.png 302x485: blends/middle guess
      IMG_3.png 302x485: blends/right guess`,
    ],
    "replace nothing if they are rivals": [
      { filled: { blends: { left: true } } },
      `Left A.png 302x485: left over
      Left Peru.png 302x485: left over`,
    ],
    "fill what is empty": [{ filled: { hotcold: { hot: true } } }, "IMG_1.png 460x485: hotcold/cold guess"],
    "replace nothing without a word, where the count is as in the design": [
      {
        filled: { hotcupsizes: { regular: true, large: true }, coldcupsizes: { regular: true, large: true } },
      },
      `IMG_1.png 460x485: hotcold/hot guess
      IMG_2.png 460x485: hotcold/cold guess
      IMG_3.png 460x485: left over`,
    ],
    "come after what a list holds, named ones first": [
      { filled: { screensaver: { 0: true } } },
      `IMG_1.png 1024x768: screensaver/2 guess
      screensaver.png 800x600: screensaver/1 sure`,
    ],
    "go round what a list holds": [
      { filled: { screensaver: { 1: true } } },
      `screensaver b.png 1024x768: screensaver/2 sure
      screensaver a.png 1024x768: screensaver/0 sure`,
    ],
    "are added to a list after what is in it, and no more than it takes": [
      { filled: { screensaver: { 0: true, 1: true } } },
      `screensaver 1.png 1024x768: screensaver/2 sure
      screensaver 2.png 1024x768: screensaver/3 sure
      screensaver 3.png 1024x768: left over
      screensaver 4.png 1024x768: left over`,
    ],
  };
  it.each(Object.entries(BESIDE))("beside filled places %s", (_, [change, rows]) => {
    expectPlaces(rowsOf(rows), change);
  });

  const COUNTED: Readonly<Record<string, readonly [count: number, Partial<SortTarget>, rows: string]>> = {
    "the sizes of many over some that are filled": [
      4,
      { filled: { hotcupsizes: { regular: true, large: true } } },
      `IMG_1.png 460x235: hotcupsizes/regular guess
      IMG_2.png 460x235: hotcupsizes/medium guess
      IMG_3.png 460x235: hotcupsizes/large guess
      IMG_4.png 460x235: hotcupsizes/xlarge guess`,
    ],
    "a name that needs another, over some that are filled": [
      3,
      { filled: { hotcupsizes: { regular: true, large: true } } },
      "hot medium cup.png 302x485: hotcupsizes/medium sure",
    ],
    "the size of the named": [
      3,
      { counts: { hotcupsizes: 4, coldcupsizes: 3 } },
      "hot small cup.png 302x485: hotcupsizes/regular sure",
    ],
    "the sizes of three, if the other places of their size are filled": [
      3,
      { filled: { blends: { left: true, middle: true, right: true } } },
      `IMG_1.png 302x485: hotcupsizes/regular guess
      IMG_2.png 302x485: hotcupsizes/medium guess
      IMG_3.png 302x485: hotcupsizes/large guess`,
    ],
    "what the design has, if one picture would leave many places empty": [
      2,
      {},
      "IMG_1.png 920x470: left over",
    ],
    "what is filled, if a name that needs another was made for another place": [
      2,
      { filled: { hotcupsizes: { regular: true } } },
      `hot large.png 3000x4000: hotcupsizes/large sure
      hot medium.png 1024x768: left over`,
    ],
    "what is filled, if one picture would leave places empty": [
      2,
      { filled: { hotcupsizes: { regular: true, large: true } } },
      "IMG_1.png 460x235: left over",
    ],
    "what the design has, if no picture is for it": [
      4,
      { counts: { hotcupsizes: 4, coldcupsizes: 3 } },
      "IMG_1.png 302x485: blends/left guess",
    ],
  };
  it.each(Object.entries(COUNTED))("choose their count by %s", (_, [count, change, rows]) => {
    expect(expectPlaces(rowsOf(rows), change).hotcupsizes).toBe(count);
  });
});
