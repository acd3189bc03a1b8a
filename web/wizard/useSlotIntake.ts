import { useRef, useState } from "react";
import { fillWords } from "../../shared/machine/fill-words.ts";
import { arrangementFor, findSlot } from "../../shared/machine/questions.ts";
import type { MachineModel, SlotCategory } from "../../shared/machine/types.ts";
import { emptyPlaces } from "../document/completeness.ts";
import { dressAlong } from "../recipes/dress-along.ts";
import type { NewImage } from "../storage/design-store.ts";
import type { Outcome } from "../storage/outcome.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { notify } from "../ui/toast/notify.ts";
import { INTAKE } from "../words/intake.ts";
import { LETTERING } from "../words/lettering.ts";
import { LOOKS } from "../words/looks.ts";
import { WIZARD } from "../words/wizard.ts";
import { adjustingJob, NOT_READ, sameAgain } from "./adjusting-job.ts";
import type { ClearedPicture } from "./cleared-pictures.ts";
import { fittedPicture } from "./fitted-picture.ts";
import { type IntoDesign, intoDesign } from "./into-design.ts";
import { judgeFiles } from "./judge-files.ts";
import { MANY_FILES } from "./LeftFiles.tsx";
import { letterAround } from "./letter-around.ts";
import { loadsImage } from "./loads-image.ts";
import { namedSlots } from "./named-slots.ts";
import { joinWords, nothingWords, type RefusalInWords } from "./refusal-words.ts";
import { useLeftOut } from "./useLeftOut.ts";
import { useStepFit, type WaitingJob } from "./useStepFit.ts";

/** What is in progress or went wrong in a slot. */
export interface SlotState {
  readonly busy?: string;
  readonly error?: RefusalInWords;
  /** The picture that was not used but can still be made to fit. */
  readonly fittable?: WaitingJob;
}

const IDLE: SlotState = {};

/**
 * Everything that fills or empties the slots of a category, with its toasts, and what to show in each slot
 * meanwhile. An error stays until the slot is filled, emptied or tried again.
 */
export function useSlotIntake(model: MachineModel, category: SlotCategory) {
  const { step } = category;
  const [states, setStates] = useState<Readonly<Record<string, SlotState>>>({});
  const { left, addLeft, leaveOut, clearLeft } = useLeftOut();
  /** Slots that are waiting for a picture. */
  const awaited = useRef(new Set<string>());
  /** Slots whose picture is being read for the editor. */
  const adjusting = useRef(new Set<string>());
  /** What is to be said of the pictures of the editor, at once when it closes. */
  const successes = useRef<string[]>([]);
  const set = (slot: string, state: SlotState) => setStates((before) => ({ ...before, [slot]: state }));

  const arrangementNow = () => arrangementFor(category, store.design.counts[category.id]);
  const fill = (words: string, slot: string) =>
    fillWords(words, {
      slot,
      label: findSlot(category, slot).label,
      name: store.design.names[category.id]?.[slot] ?? findSlot(category, slot).label,
    });

  const fail = (slot: string, error: RefusalInWords, fittable?: WaitingJob) => {
    notify.error(error.message);
    set(slot, { error, ...(fittable && { fittable }) });
  };
  /** Shows the outcome of an action on a slot. */
  const conclude = (slot: string, outcome: Outcome, success: string, say = notify.success) => {
    awaited.current.delete(slot);
    if (!outcome.ok) {
      fail(slot, { message: WIZARD.notSaved, detail: storeFaultWords(outcome.reason) });
      return;
    }
    set(slot, IDLE);
    say(success);
  };
  const keep = async ({ actions }: IntoDesign, slot: string, image: NewImage, say?: typeof notify.success) =>
    conclude(slot, await actions.setImage(category.id, slot, image), fill(step.words.uploaded, slot), say);

  const sayLater = (success: string) => {
    successes.current.push(success);
    return "";
  };

  const fit = useStepFit({
    async onFitted(job, fitted, edit, original) {
      const { target, file, into } = job;
      // Another tab may have chosen a count without that slot.
      const isThere = arrangementNow().places.some(({ slot }) => slot === target);
      if (into.isShown() && !isThere) return leaveOut([file]);
      const image = await fittedPicture(category.id, job, fitted, edit, original);
      if (!image) return;
      const group = job.group ?? crypto.randomUUID();
      await keep(into, target, { ...image, group }, sayLater);
      if (into.isShown()) await letterAround(category.id, job, edit.over, group);
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
    const empty = emptyPlaces(store.design, category)
      .map(({ slot }) => slot)
      .filter((slot) => !awaited.current.has(slot));
    if (at !== undefined && count === 1) return [at];
    return at !== undefined && empty.includes(at) ? [at, ...empty.filter((slot) => slot !== at)] : empty;
  }

  async function take(files: readonly File[], at?: string): Promise<void> {
    const into = intoDesign();
    const arrangement = arrangementNow();
    const [first = at ?? arrangement.places[0]?.slot ?? ""] = targetsFor(files.length, at);
    clearLeft();
    set(first, { busy: files.length === 1 ? INTAKE.checking : INTAKE.checkingAll });
    const [judged, named] = await Promise.all([
      judgeFiles(category, arrangement.size, files),
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
      exact.map(
        ({ file, bytes, slot }) =>
          slot !== undefined && keep(into, slot, { bytes, name: file.name, group }, say),
      ),
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
    nothing: (slot: string) => fail(slot, nothingWords(category)),
    /** Opens the editor again for the pictures that were not used. */
    async fitAgain(jobs: readonly WaitingJob[]): Promise<void> {
      clearLeft();
      for (const { target } of jobs) set(target, IDLE);
      await fit.begin(jobs);
    },

    /** Opens the editor for the originals of pictures that another count took away, for the empty slots. */
    async fitSame(pictures: readonly ClearedPicture[]): Promise<void> {
      const group = crypto.randomUUID();
      const jobs = await sameAgain(category.id, pictures, targetsFor(pictures.length, undefined), group);
      leaveOut(jobs.flatMap(({ file, target }) => (target === undefined ? file : [])));
      await fit.begin(jobs.flatMap(({ target, ...job }) => (target === undefined ? [] : { ...job, target })));
    },

    /** Opens the editor for the picture of a slot. */
    async adjust(slot: string): Promise<void> {
      const image = store.design.slots[category.id]?.[slot];
      if (!image || image.isMissing || states[slot]?.busy || adjusting.current.has(slot)) return;
      adjusting.current.add(slot);
      const into = intoDesign();
      const job = await adjustingJob(model, category.id, slot, image, arrangementNow().size).finally(() =>
        adjusting.current.delete(slot),
      );
      if (job) await fit.begin([{ ...job, into }]);
      else fail(slot, NOT_READ);
    },
    async remove(slot: string): Promise<void> {
      const outcome = await store.clearImage(category.id, slot);
      if (outcome.ok) set(slot, IDLE);
      else fail(slot, { message: WIZARD.notRemoved, detail: storeFaultWords(outcome.reason) });
    },
    async swap(one: string, other: string): Promise<void> {
      const { outcome, isStale } = await dressAlong({
        swap: { category: category.id, one, other },
        offer: { kind: "order", category: category.id },
      });
      if (!outcome.ok)
        return fail(one, { message: WIZARD.notSaved, detail: storeFaultWords(outcome.reason) });
      set(one, IDLE);
      set(other, IDLE);
      const labelOf = (slot: string) => findSlot(category, slot).label;
      notify.success(WIZARD.swapped(labelOf(one), labelOf(other)));
      if (isStale) notify.error(LETTERING.notFollowedSwap);
    },
    /** Defaults for one slot, or for all. */
    async applyDefault(slot?: string): Promise<void> {
      const { defaults } = step;
      const [first = ""] = arrangementNow().places.map((place) => place.slot);
      if (!defaults) return;
      if (slot === undefined) setStates({});
      conclude(
        slot ?? first,
        await store.applyDefaults(category.id, slot),
        fill(defaults.applied, slot ?? first),
      );
    },
    /** Defaults for every slot that is empty. */
    async fillRest(): Promise<void> {
      const { rest } = step;
      if (!rest) return;
      const empty = emptyPlaces(store.design, category).map(({ slot }) => slot);
      const outcome = await store.fillEmpty(category.id);
      if (!outcome.ok) return conclude(empty[0] ?? "", outcome, "");
      for (const slot of empty) set(slot, IDLE);
      notify.success(rest.applied);
    },
    /** A picture of a look that the visitor chose for a slot. */
    async put(slot: string, image: NewImage): Promise<void> {
      const success = LOOKS.put(image.name ?? "", findSlot(category, slot).label);
      conclude(slot, await store.setImage(category.id, slot, image), success);
    },
    /** A bundled picture that the visitor chose for a slot. */
    async choose(slot: string, path: string): Promise<void> {
      const { library } = step;
      if (!library) return;
      const { actions } = intoDesign();
      set(slot, { busy: INTAKE.checking });
      if (!(await loadsImage(path, arrangementNow().size)))
        return fail(slot, {
          message: library.failed,
          detail: WIZARD.pictureNotLoadedAdvice,
        });
      conclude(slot, await actions.setImage(category.id, slot, { path }), fill(library.chosen, slot));
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
