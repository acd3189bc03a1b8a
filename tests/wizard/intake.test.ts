import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CLASSIC_STEP_TEXTS } from "../../shared/machines/classic/step-words.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { createEmptyDesign, createPlainImage } from "../../shared/model/design.ts";
import { withSlot } from "../../shared/model/edit.ts";
import { NONE_MISSING } from "../../shared/model/questions.ts";
import { describeRefusal, fittedMessage } from "../../web/picture/fault-messages.ts";
import {
  createStartPlacement,
  movePlacement,
  showWholePicture,
  turnByQuarter,
} from "../../web/picture/placement.ts";
import {
  createIntakeMessages,
  findFreePlaces,
  groupRefusals,
  type IntakeStep,
  type IntakeView,
  placeFiles,
  placeJobs,
  type StepFitJob,
} from "../../web/wizard/intake.ts";
import { listOf, slotsOf } from "../support/categories.ts";

const { refusals } = CLASSIC_STEP_TEXTS.lists.screensaver;
const rule = { accepts: "png", size: { width: 1024, height: 768 } } as const;
const words = (refusal: Parameters<typeof describeRefusal>[3]) =>
  describeRefusal(refusals, rule, "latte.png", refusal).refusal;

describe("what the editor says of a placed picture", () => {
  const frame = { width: 302, height: 485 };
  const exact = { picture: frame, frame };
  const wide = { picture: { width: 604, height: 485 }, frame };
  const start = createStartPlacement(exact);
  it.each([
    ["nothing if it has the exact size and is as it came", exact, start, undefined],
    ["that it is cropped", wide, createStartPlacement(wide), "Cropped to fit: from 604\u00a0×\u00a0485"],
    ["that it is whole", wide, showWholePicture(wide, start), "Fitted without cropping: from 604"],
    [
      "that it is cropped, if it is turned",
      exact,
      turnByQuarter(exact, start, true),
      "Cropped to fit: from 302",
    ],
  ])("is %s", (_, layout, placement, expected) => {
    const said = fittedMessage(layout, placement, layout.picture);
    if (expected === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(expected);
    const settled = movePlacement(layout, placement, { x: 0, y: 0 });
    expect(fittedMessage(layout, settled, layout.picture)).toBe(said);
  });
  it("is the size of the file, not the one at which it was opened", () => {
    const photo = { picture: { width: 4099, height: 3074 }, frame };
    const said = fittedMessage(photo, createStartPlacement(photo), { width: 8064, height: 6048 });
    expect(said).toContain("Cropped to fit: from 8064\u00a0×\u00a06048");
    const drawing = { picture: { width: 1868, height: 3000 }, frame };
    expect(fittedMessage(drawing, createStartPlacement(drawing), frame)).toBeUndefined();
  });
});

describe("what is said of a refused file", () => {
  it("is the specification's message, what the image is and what is needed", () => {
    expect(words({ kind: "wrongSize", size: { width: 3, height: 4 } })).toEqual({
      message: "Image must be 1024x768 pixels. Current size: 3x4",
      detail:
        "latte.png is 3\u00a0×\u00a04 pixels. Crop or resize it to 1024\u00a0×\u00a0768, then add it again.",
    });
    expect(words({ kind: "wrongType", format: "AVIF" }).detail).toBe(
      "latte.png is an AVIF file. It must be a PNG of exactly 1024\u00a0×\u00a0768 pixels.",
    );
    expect(words({ kind: "wrongType", format: "PNG" }).detail).toContain(
      "a PNG variant that only Apple software can read",
    );
  });

  it.each([
    [{ kind: "damaged", fault: { code: "truncated", at: 9 } }, "the end of the file is missing"],
    [{ kind: "damaged", fault: { code: "bad-dimensions", at: 16 } }, "is 0 or over 16384 pixels"],
    [{ kind: "empty" }, "is empty"],
    [{ kind: "gone" }, "moved or deleted"],
    [{ kind: "undecodable", format: "HEIC" }, "a HEIC file, and this browser can't show it"],
    [{ kind: "altered", format: "HEIC" }, "privacy protection"],
  ] as const)("tells an unreadable file apart: %o", (why, part) => {
    const { message, detail } = words(why);
    expect(message).toBe("Error reading file");
    expect(detail).toContain(part);
  });
});

describe("several refused files", () => {
  const refused = (...messages: string[]) =>
    groupRefusals(
      messages.map((message) => ({ file: new File([], "latte.png"), target: "left", message, detail: "" })),
      undefined,
    ).map(({ message }) => message);

  it("are told in one text, each message once and with one stop between two", () => {
    expect(refused("One.", "Two", "One.", "Three.")).toEqual(["One. Two. Three."]);
    expect(refused("One.")).toEqual(["One."]);
    expect(refused("One", "One")).toEqual(["One"]);
  });

  it("are all named where no slot is left for them", () => {
    const file = (name: string) => new File([], name);
    const [told] = groupRefusals(
      [
        { file: file("more.png"), message: "Too many." },
        { file: file("text.txt"), message: "No image.", detail: "text.txt is a text file." },
      ],
      undefined,
    );
    expect(told?.message).toBe("Too many. No image.");
    expect(told?.details.join(" ")).toMatch(/more\.png.*text\.txt/);
  });
});

describe("files that are dropped on slots", () => {
  const refusal = { message: "Wrong size.", detail: "It is too small." };
  const blends = slotsOf(ACTIVE.model, "blends");
  const empty = createEmptyDesign(ACTIVE.model, "one");
  const design = withSlot(empty, "blends", "left", createPlainImage({ path: "/a.png" }));
  const free = (count: number, at?: string, awaited: readonly string[] = []) =>
    findFreePlaces(blends, { design, isMissing: NONE_MISSING }, awaited, count, at);

  it.each([
    ["a single file where it was dropped, even on a picture", free(1, "left"), ["left"]],
    ["a pasted file in the first empty slot", free(1), ["middle", "right"]],
    ["several files from where they were dropped", free(3, "right"), ["right", "middle"]],
    ["several files beside a picture on which they were dropped", free(3, "left"), ["middle", "right"]],
    ["no file where an earlier one will be", free(2, undefined, ["middle"]), ["right"]],
  ])("place %s", (_, places, expected) => expect(places).toEqual(expected));

  it("go where their names say first, then to free slots, and the rest has no place", () => {
    const named = new File([], "right.png");
    const [fits, last, bad] = [new File([], "b.png"), new File([], "c.png"), new File([], "d.txt")];
    const png = new Blob();
    const size = { width: 1, height: 1 };
    const placing = placeFiles(
      [
        { file: named, admission: { png } },
        { file: fits, admission: { kind: "wrongSize", size } },
        { file: last, admission: { kind: "wrongType", format: "JPEG" } },
        { file: bad, admission: { kind: "wrongType", format: "text" } },
      ],
      free(4),
      new Map([[named, "right"]]),
    );
    expect(placing.placed.map(({ file, target }) => [file.name, target])).toEqual([
      ["right.png", "right"],
      ["b.png", "middle"],
    ]);
    expect(placing.unplaced.map(({ file }) => file)).toEqual([last]);
    expect(placing.refused.map(({ file }) => file)).toEqual([bad]);
  });

  it("do not replace what their slot got meanwhile, if they are fitted later", () => {
    vi.stubGlobal("location", { pathname: "/" });
    onTestFinished(() => void vi.unstubAllGlobals());
    const view: IntakeView = { busy: {}, refusals: [] };
    const step = { kind: "slots", category: blends } as IntakeStep;
    const messages = createIntakeMessages(step, view);
    for (const target of ["left", "middle"]) {
      const job: StepFitJob = { ...{ file: new File([], `${target}.png`), target, into: "one" }, refusal };
      messages.leave({ ...job, ...refusal, job });
    }
    messages.tell(true);
    const placed = (free: readonly string[]) =>
      view.refusals.map(({ fittable }) =>
        placeJobs(fittable, free).map(({ file, target }) => [file.name, target]),
      );
    expect(placed(["left", "middle", "right"])).toEqual([
      [
        ["left.png", "left"],
        ["middle.png", "middle"],
      ],
    ]);
    messages.clear(["left"]);
    expect(placed(["middle", "right"])).toEqual([
      [
        ["left.png", "right"],
        ["middle.png", "middle"],
      ],
    ]);
    expect(placed(["middle"])).toEqual([
      [
        ["left.png", undefined],
        ["middle.png", "middle"],
      ],
    ]);
  });

  it("go into a list as far as there is room", () => {
    const list = listOf(ACTIVE.model, "screensaver");
    const places = findFreePlaces(list, { design, isMissing: NONE_MISSING }, ["screen"], 6, undefined);
    expect(places).toHaveLength(list.maxImages - 1);
    vi.stubGlobal("location", { pathname: "/" });
    onTestFinished(() => void vi.unstubAllGlobals());
    const view: IntakeView = { busy: {}, refusals: [] };
    const config = CLASSIC_STEP_TEXTS.lists.screensaver;
    const messages = createIntakeMessages({ kind: "list", category: list, config } as IntakeStep, view);
    messages.leaveOut(new File([], "more.png"), places.length);
    messages.tell(false);
    expect(view.refusals.map(({ message }) => message)).toEqual([
      "You can only upload up to 4 images. 3 slots remaining.",
    ]);
  });
});
