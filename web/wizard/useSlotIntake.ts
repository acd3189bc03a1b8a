import { useRef, useState } from "react";
import { fillWords } from "../../shared/machine/fill-words.ts";
import { arrangementFor, findSlot } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { applyDefaults, fillEmpty } from "../../shared/model/counts.ts";
import { type Design, imageName } from "../../shared/model/design.ts";
import { refused } from "../../shared/model/edit.ts";
import { clearPicture, setPictures, swapPictures } from "../../shared/model/pictures.ts";
import { emptyPlaces, presentImage } from "../../shared/model/questions.ts";
import { edit, state } from "../edit/app.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { faultWords } from "../edit/fault-words.ts";
import { bundledImage, type NewImage, pngImage } from "../edit/new-image.ts";
import { notify } from "../ui/toast/notify.ts";
import { INTAKE } from "../words/intake.ts";
import { LETTERING } from "../words/lettering.ts";
import { LOOKS } from "../words/looks.ts";
import { WIZARD } from "../words/wizard.ts";
import type { ClearedPicture } from "./cleared-pictures.ts";
import { judgeFiles } from "./judge-files.ts";
import { MANY_FILES } from "./LeftFiles.tsx";
import { loadsImage } from "./loads-image.ts";
import { namedSlots } from "./named-slots.ts";
import { whyNotStored } from "./outcome-words.ts";
import { joinWords, NOT_READ, nothingWords, type RefusalInWords } from "./refusal-words.ts";
import type { StepOf } from "./step-props.ts";
import { useLeftOut } from "./useLeftOut.ts";
import { jobToAdjust, useStepFit, type WaitingJob } from "./useStepFit.ts";

/** What is in progress or went wrong in a slot. */
export interface SlotState {
  readonly busy?: string;
  readonly error?: RefusalInWords;
  /** The picture that was not used but can still be made to fit. */
  readonly fittable?: WaitingJob;
}

const IDLE: SlotState = {};

/** Stands in for the machine's words if they can't be loaded: nothing follows them then. */
const NO_WORDS = { words: [], languages: [{ id: "", name: "", words: {} }], maxLength: 0 } as const;

/**
 * Everything that fills or empties the slots of a category, with its toasts, and what to show in each slot
 * meanwhile. An error stays until the slot is filled, emptied or tried again.
 */
export function useSlotIntake(model: MachineModel, { category, config }: StepOf<"slots">) {
  const { id } = category;
  const [states, setStates] = useState<Readonly<Record<string, SlotState>>>({});
  const { left, addLeft, leaveOut, clearLeft } = useLeftOut();
  /** Slots that are waiting for a picture. */
  const awaited = useRef(new Set<string>());
  /** Slots whose picture is being read for the editor. */
  const adjusting = useRef(new Set<string>());
  /** What is to be said of the pictures of the editor, at once when it closes. */
  const successes = useRef<string[]>([]);
  const set = (slot: string, state: SlotState) => setStates((before) => ({ ...before, [slot]: state }));

  const arrangementIn = (design: Design) => arrangementFor(category, design.counts[id]);
  const arrangementNow = () => arrangementIn(state.design);
  const fill = (words: string, slot: string) =>
    fillWords(words, {
      slot,
      label: findSlot(category, slot).label,
      name: state.design.names[id]?.[slot] ?? findSlot(category, slot).label,
    });

  const fail = (slot: string, error: RefusalInWords, fittable?: WaitingJob) => {
    notify.error(error.message);
    set(slot, { error, ...(fittable && { fittable }) });
  };
  /** Shows the outcome of an action on a slot. */
  const conclude = (slot: string, outcome: EditOutcome, success: string, say = notify.success) => {
    awaited.current.delete(slot);
    const why = whyNotStored(outcome, (image) => image.category === id && image.key === slot);
    if (why !== undefined) return fail(slot, { message: WIZARD.notSaved, detail: why });
    set(slot, IDLE);
    say(success);
  };
  const put = (into: string, slot: string, { image, blobs }: NewImage, group?: string) =>
    edit(
      into,
      { offer: { kind: "picture", category: id } },
      (design) => {
        // Only what the machine shows is rendered.
        const isShown = arrangementIn(design).places.some((place) => place.slot === slot);
        if (!isShown && image.picture === null) return refused("gone");
        return setPictures(model, design, id, { [slot]: image });
      },
      { blobs, group },
    );

  const sayLater = (success: string) => {
    successes.current.push(success);
    return "";
  };

  const fit = useStepFit({
    async onFitted({ target, file, into, group }, image) {
      // Another tab may have chosen a count without that slot.
      const isThere = arrangementNow().places.some(({ slot }) => slot === target);
      if (into === state.design.id && !isThere) return leaveOut([file]);
      if (!image) return;
      const outcome = await put(into, target, image, group);
      conclude(target, outcome, fill(config.words.uploaded, target), sayLater);
    },
    onUnreadable: ({ target, refusal: { message } }, detail) => fail(target, { message, detail }),
    onEnd(unused) {
      awaited.current.clear();
      if (successes.current.length > 0) notify.success(successes.current.splice(0).join(" "));
      const isThere = ({ target }: WaitingJob) => arrangementNow().places.some(({ slot }) => slot === target);
      leaveOut(unused.filter((job) => !isThere(job)).map(({ file }) => file));
      const refused = unused.filter((job) => isThere(job) && !job.isAdjusting);
      const [job] = refused;
      if (!job) return;
      if (refused.length === 1) return fail(job.target, job.refusal, job);
      const title = joinWords(refused.map(({ refusal }) => refusal.message));
      notify.error(title);
      addLeft({
        title,
        files: refused.map(({ file, refusal: { detail } }) => ({ file, detail })),
        fittable: refused,
      });
    },
  });

  /** The slots to fill in order: one file goes where it was given, several to empty ones, unless their names say others. */
  function targetsFor(count: number, at: string | undefined): string[] {
    const empty = emptyPlaces(state.design, category, state.isMissing)
      .map(({ slot }) => slot)
      .filter((slot) => !awaited.current.has(slot));
    if (at !== undefined && count === 1) return [at];
    return at !== undefined && empty.includes(at) ? [at, ...empty.filter((slot) => slot !== at)] : empty;
  }

  async function take(files: readonly File[], at?: string): Promise<void> {
    const into = state.design.id;
    const arrangement = arrangementNow();
    const [first = at ?? arrangement.places[0]?.slot ?? ""] = targetsFor(files.length, at);
    clearLeft();
    set(first, { busy: files.length === 1 ? INTAKE.checking : INTAKE.checkingAll });
    const [judged, named] = await Promise.all([
      judgeFiles({ accepts: category.accepts, size: arrangement.size }, config.refusals, files),
      namedSlots(model, category, arrangement, files),
    ]);
    set(first, IDLE);
    // Another count was chosen meanwhile: they were checked against the size of the one before.
    if (arrangementNow() !== arrangement) {
      const isThere = arrangementNow().places.some(({ slot }) => slot === at);
      return at === undefined || isThere ? take(files, at) : leaveOut(files);
    }
    // What a name says may replace what is there; the rest fills empty slots.
    const said = new Map([...named].filter(([, slot]) => !awaited.current.has(slot)));
    const taken = new Set([...judged.exact, ...judged.fittable].map(({ file }) => said.get(file)));
    const targets = targetsFor(files.length, at).filter((slot) => !taken.has(slot));
    const slotFor = (file: File) => said.get(file) ?? targets.shift();
    const exact = judged.exact.map((each) => ({ ...each, slot: slotFor(each.file) }));
    const fittable = judged.fittable.map((each) => ({ ...each, slot: slotFor(each.file) }));
    for (const { slot } of [...exact, ...fittable]) if (slot !== undefined) awaited.current.add(slot);
    if (judged.refused.length > 0) {
      const refusals = judged.refused.map(({ refusal }) => refusal);
      const message = joinWords(refusals.map((each) => each.message));
      if (refusals.length < MANY_FILES)
        fail(targets[0] ?? first, { message, detail: refusals.map(({ detail }) => detail).join(" ") });
      else {
        notify.error(message);
        const files = judged.refused.map(({ file, refusal: { detail } }) => ({ file, detail }));
        addLeft({ title: message, files, fittable: [] });
      }
    }
    leaveOut([...exact, ...fittable].flatMap(({ file, slot }) => (slot === undefined ? file : [])));
    const group = crypto.randomUUID();
    const jobs = fittable.flatMap(({ file, refusal, reason, slot }) =>
      slot === undefined ? [] : { file, refusal, reason, target: slot, group, into },
    );
    // With an editor to follow it is said when that has closed.
    const say = jobs.length > 0 ? sayLater : undefined;
    await Promise.all(
      exact.map(async ({ file, bytes, slot }) => {
        if (slot === undefined) return;
        const outcome = await put(into, slot, await pngImage(bytes, file.name), group);
        conclude(slot, outcome, fill(config.words.uploaded, slot), say);
      }),
    );
    await fit.begin(jobs);
  }

  return {
    fit,
    left,
    stateOf(slot: string): SlotState {
      const state = states[slot] ?? IDLE;
      return fit.isOpening(slot) ? { ...state, busy: INTAKE.checking } : state;
    },

    take,
    nothing: (slot: string) => fail(slot, nothingWords(config.refusals)),
    /** Opens the editor again for the pictures that were not used. */
    async fitAgain(jobs: readonly WaitingJob[]): Promise<void> {
      clearLeft();
      for (const { target } of jobs) set(target, IDLE);
      await fit.begin(jobs);
    },

    /** Opens the editor for the originals of pictures that another count took away, for the empty slots. */
    async fitSame(pictures: readonly ClearedPicture[]): Promise<void> {
      const group = crypto.randomUUID();
      const targets = targetsFor(pictures.length, undefined);
      const code = await import("./adjusting-job.ts").catch(() => undefined);
      const jobs = (await code?.sameAgain(category, pictures, targets, group).catch(() => undefined)) ?? [];
      leaveOut(jobs.flatMap(({ file, target }) => (target === undefined ? file : [])));
      await fit.begin(jobs.flatMap(({ target, ...job }) => (target === undefined ? [] : { ...job, target })));
    },

    /** Opens the editor for the picture of a slot. */
    async adjust(slot: string): Promise<void> {
      const image = presentImage(state.design, id, slot, state.isMissing);
      if (!image || states[slot]?.busy || adjusting.current.has(slot)) return;
      adjusting.current.add(slot);
      const into = state.design.id;
      const name = imageName(model, { category: id, key: slot }, image);
      const job = await jobToAdjust(model, { image, name, target: slot, size: arrangementNow().size });
      adjusting.current.delete(slot);
      if (job) await fit.begin([{ ...job, into }]);
      else fail(slot, NOT_READ);
    },
    async remove(slot: string): Promise<void> {
      const outcome = await edit(state.design.id, { offer: { kind: "removal", category: id } }, (design) =>
        clearPicture(model, design, id, slot),
      );
      if (outcome.ok) set(slot, IDLE);
      else fail(slot, { message: WIZARD.notRemoved, detail: faultWords(outcome.fault) });
    },
    async swap(one: string, other: string): Promise<void> {
      const into = state.design.id;
      const words = await ACTIVE.wordTable().catch(() => NO_WORDS);
      const outcome = await edit(into, { offer: { kind: "order", category: id } }, (design) =>
        swapPictures(model, design, id, [one, other], { words }),
      );
      if (!outcome.ok) return fail(one, { message: WIZARD.notSaved, detail: faultWords(outcome.fault) });
      set(one, IDLE);
      set(other, IDLE);
      const labelOf = (slot: string) => findSlot(category, slot).label;
      notify.success(WIZARD.swapped(labelOf(one), labelOf(other)));
      if (words === NO_WORDS || outcome.failures.length > 0) notify.error(LETTERING.notFollowedSwap);
    },
    /** Defaults for one slot, or for all. */
    async applyDefault(slot?: string): Promise<void> {
      const { defaults } = config;
      const [first = ""] = arrangementNow().places.map((place) => place.slot);
      if (!defaults) return;
      if (slot === undefined) setStates({});
      const outcome = await edit(state.design.id, { offer: { kind: "defaults", category: id } }, (design) =>
        applyDefaults(model, design, id, slot),
      );
      conclude(slot ?? first, outcome, fill(defaults.applied, slot ?? first));
    },
    /** Defaults for every slot that is empty. */
    async fillRest(): Promise<void> {
      const { rest } = config;
      if (!rest) return;
      const empty = emptyPlaces(state.design, category, state.isMissing).map(({ slot }) => slot);
      const outcome = await edit(state.design.id, { offer: { kind: "defaults", category: id } }, (design) =>
        fillEmpty(model, design, id, state.isMissing),
      );
      if (!outcome.ok) return conclude(empty[0] ?? "", outcome, "");
      for (const slot of empty) set(slot, IDLE);
      notify.success(rest.applied);
    },
    /** A picture of a look that the visitor chose for a slot. */
    async put(slot: string, image: NewImage): Promise<void> {
      const success = LOOKS.put(image.image.name, findSlot(category, slot).label);
      conclude(slot, await put(state.design.id, slot, image), success);
    },
    /** A bundled picture that the visitor chose for a slot. */
    async choose(slot: string, path: string): Promise<void> {
      const { library } = config;
      if (!library) return;
      const into = state.design.id;
      set(slot, { busy: INTAKE.checking });
      if (!(await loadsImage(path, arrangementNow().size)))
        return fail(slot, {
          message: library.failed,
          detail: WIZARD.pictureNotLoadedAdvice,
        });
      conclude(slot, await put(into, slot, bundledImage(path)), fill(library.chosen, slot));
    },
    /** Forgets the errors of the slots of another count. */
    forget() {
      setStates({});
      clearLeft();
      awaited.current.clear();
    },
  };
}

export type SlotIntake = ReturnType<typeof useSlotIntake>;
