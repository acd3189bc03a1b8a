import { useState } from "react";
import { fillWords } from "../../shared/machine/fill-words.ts";
import { arrangementFor, findSlot } from "../../shared/machine/questions.ts";
import type { SlotCategory } from "../../shared/machine/types.ts";
import { emptyPlaces } from "../document/completeness.ts";
import { admit, canBeFitted } from "../intake/admit.ts";
import type { NewImage } from "../storage/design-store.ts";
import type { Outcome } from "../storage/outcome.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { notify } from "../ui/toast/notify.ts";
import { INTAKE } from "../words/intake.ts";
import { WIZARD } from "../words/wizard.ts";
import { loadsImage } from "./loads-image.ts";
import { nothingWords, type RefusalInWords, refusalWords } from "./refusal-words.ts";

/** What is under way or went wrong in a slot. */
export interface SlotState {
  readonly busy?: string;
  readonly error?: RefusalInWords;
  /** The file that was refused, where it can be made to fit. */
  readonly fittable?: File;
}

const IDLE: SlotState = {};

/**
 * Everything that fills or empties the slots of a category, with its toasts, and what to show in each slot
 * meanwhile. What went wrong stands until the slot is filled, emptied or tried again.
 */
export function useSlotIntake(category: SlotCategory) {
  const { step } = category;
  const [states, setStates] = useState<Readonly<Record<string, SlotState>>>({});
  /** Files for which no slot was free. */
  const [left, setLeft] = useState<readonly string[]>([]);
  const set = (slot: string, state: SlotState) => setStates((before) => ({ ...before, [slot]: state }));

  const arrangementNow = () => arrangementFor(category, store.design.counts[category.id]);
  const fill = (words: string, slot: string) =>
    fillWords(words, {
      slot,
      label: findSlot(category, slot).label,
      name: store.design.names[category.id]?.[slot] ?? findSlot(category, slot).label,
    });

  const fail = (slot: string, error: RefusalInWords, fittable?: File) => {
    notify.error(error.message);
    set(slot, { error, ...(fittable && { fittable }) });
  };
  /** Shows what became of an action on a slot. */
  const conclude = (slot: string, outcome: Outcome, success: string) => {
    if (!outcome.ok) {
      fail(slot, { message: WIZARD.notSaved, detail: storeFaultWords(outcome.reason) });
      return;
    }
    set(slot, IDLE);
    notify.success(success);
  };

  async function upload(slot: string, file: File): Promise<void> {
    const arrangement = arrangementNow();
    const rule = { accepts: category.accepts, size: arrangement.size };
    set(slot, { busy: INTAKE.checking });
    const admission = await admit(file, rule);
    // Another count was chosen meanwhile: it was checked against the size of the one before.
    if (arrangementNow() !== arrangement) {
      if (arrangementNow().places.some((place) => place.slot === slot)) return upload(slot, file);
      setLeft((before) => [...before, file.name]);
      return set(slot, IDLE);
    }
    if (!admission.ok) {
      const { refusal } = admission;
      const words = refusalWords(category, rule, file.name, refusal);
      return fail(slot, words, canBeFitted(refusal) ? file : undefined);
    }
    const image: NewImage = { bytes: admission.bytes, name: file.name };
    conclude(slot, await store.setImage(category.id, slot, image), fill(step.words.uploaded, slot));
  }

  return {
    stateOf: (slot: string): SlotState => states[slot] ?? IDLE,
    left,

    /** Files for a slot; those after the first, or all without a slot, go to the empty ones in order. */
    async take(files: readonly File[], at?: string): Promise<void> {
      const empty = emptyPlaces(store.design, category).map(({ slot }) => slot);
      const targets = at === undefined ? empty : [at, ...empty.filter((slot) => slot !== at)];
      const rest = files.slice(targets.length).map(({ name }) => name);
      setLeft(rest);
      if (rest.length > 0) notify.error(WIZARD.moreThanSlots);
      await Promise.all(targets.map((slot, index) => files[index] && upload(slot, files[index])));
    },
    nothing: (slot: string) => fail(slot, nothingWords(category)),

    async remove(slot: string): Promise<void> {
      const outcome = await store.clearImage(category.id, slot);
      if (outcome.ok) set(slot, IDLE);
      else fail(slot, { message: WIZARD.notRemoved, detail: storeFaultWords(outcome.reason) });
    },
    /** Defaults for one slot, or for all. */
    async applyDefault(slot?: string): Promise<void> {
      const { defaults } = step;
      const [first = ""] = arrangementNow().places.map((place) => place.slot);
      if (!defaults) return;
      setStates({});
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
    /** A bundled picture that the visitor chose for a slot. */
    async choose(slot: string, path: string): Promise<void> {
      const { library } = step;
      if (!library) return;
      set(slot, { busy: INTAKE.checking });
      if (!(await loadsImage(path, arrangementNow().size)))
        return fail(slot, {
          message: library.failed,
          detail: WIZARD.pictureNotLoadedAdvice,
        });
      conclude(slot, await store.setImage(category.id, slot, { path }), fill(library.chosen, slot));
    },
    /** Nothing that went wrong with the slots of another count matters any more. */
    forget() {
      setStates({});
      setLeft([]);
    },
  };
}

export type SlotIntake = ReturnType<typeof useSlotIntake>;
