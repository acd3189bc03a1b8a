import { arrangementFor, fillWords, findSlot } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { refused } from "../../shared/model/edit.ts";
import { clearPicture, setPictures, swapPictures } from "../../shared/model/pictures.ts";
import { emptyPlaces, presentImage } from "../../shared/model/questions.ts";
import { applyDefaults, fillEmpty } from "../../shared/model/screens.ts";
import { edit, state } from "../edit/app.ts";
import { LETTERING } from "../messages/en/lettering.ts";
import { WIZARD } from "../messages/en/wizard.ts";
import { notify } from "../ui/toast/notify.ts";
import type { ClearedPicture } from "./cleared-pictures.ts";
import { refusalsOfSlots } from "./refusal.ts";
import type { StepOf } from "./step-props.ts";
import { type Places, useIntake } from "./useIntake.ts";

/** Stands in for the machine's words if they can't be loaded: nothing follows them then. */
const NO_WORDS = { words: [], languages: [{ id: "", name: "", words: {} }], maxLength: 0 } as const;

/** Everything that fills, empties or exchanges the slots of a category, and what to show in each meanwhile. */
export function useSlotIntake(model: MachineModel, { category, config }: StepOf<"slots">) {
  const { id } = category;
  const placesIn = (design: Design) => arrangementFor(category, design.counts[id]).places;
  const empty = () => emptyPlaces(state.design, category, state.isMissing).map(({ slot }) => slot);
  const labelOf = (slot: string) => findSlot(category, slot).label;
  const fill = (words: string, slot: string) =>
    fillWords(words, { slot, label: labelOf(slot), name: state.design.names[id]?.[slot] ?? labelOf(slot) });

  const places: Places = {
    category,
    refusals: config.refusals,
    library: config.library,
    failed: WIZARD.notSaved,
    full: () => WIZARD.moreThanSlots,
    // One file goes where it was given, several to empty slots, beginning there.
    free(count, at, awaited) {
      if (at !== undefined && count === 1) return [at];
      const free = empty().filter((slot) => !awaited.includes(slot));
      return at !== undefined && free.includes(at) ? [at, ...free.filter((slot) => slot !== at)] : free;
    },
    put: (into, { image, blobs }, { target, group }) =>
      edit(
        into,
        { offer: { kind: "picture", category: id } },
        (design) => {
          // Only what the machine shows is rendered.
          const isShown = placesIn(design).some(({ slot }) => slot === target);
          if (!isShown && image.picture === null) return refused("gone");
          return setPictures(model, design, id, { [target]: image });
        },
        { blobs, group },
      ),
    notStored: (_, why) => ({ message: WIZARD.notSaved, detail: why }),
    label: labelOf,
    uploaded: (slot) => fill(config.words.uploaded, slot),
    chosen: (slot) => fill(config.library?.chosen ?? "", slot),
    refusalsOf: refusalsOfSlots,
  };
  const intake = useIntake(model, places);

  return {
    ...intake,
    /** Opens the editor for the originals of pictures that another count took away, for the empty slots. */
    async fitSame(pictures: readonly ClearedPicture[]): Promise<void> {
      const code = await import("./adjusting-job.ts").catch(() => undefined);
      const group = crypto.randomUUID();
      await intake.fitAgain(
        (await code?.sameAgain(category, pictures, empty(), group).catch(() => undefined)) ?? [],
      );
    },
    adjust: (slot: string) => intake.adjust(slot, presentImage(state.design, id, slot, state.isMissing)),
    remove: (slot: string) =>
      intake.act(slot, "removal", (design) => clearPicture(model, design, id, slot), {
        failed: WIZARD.notRemoved,
      }),
    async swap(one: string, other: string): Promise<void> {
      const into = state.design.id;
      const words = await ACTIVE.wordTable().catch(() => NO_WORDS);
      const swapped = (design: Design) => swapPictures(model, design, id, [one, other], { words });
      const stored = await intake.act(one, "order", swapped, { into });
      if (!stored) return;
      intake.clear([other]);
      notify.success(WIZARD.swapped(labelOf(one), labelOf(other)));
      if (words === NO_WORDS || stored.failures.length > 0) notify.error(LETTERING.notFollowedSwap);
    },
    /** Defaults for one slot, or for all. */
    async applyDefault(slot?: string): Promise<void> {
      const { defaults } = config;
      if (!defaults) return;
      const slots = slot === undefined ? placesIn(state.design).map((place) => place.slot) : [slot];
      intake.clear(slots);
      const [first = ""] = slots;
      const stored = await intake.act(first, "defaults", (design) => applyDefaults(model, design, id, slot));
      if (stored) notify.success(fill(defaults.applied, first));
    },
    /** Defaults for every slot that is empty. */
    async fillRest(): Promise<void> {
      const { rest } = config;
      if (!rest) return;
      const slots = empty();
      const stored = await intake.act(slots[0] ?? "", "defaults", (design) =>
        fillEmpty(model, design, id, state.isMissing),
      );
      if (!stored) return;
      intake.clear(slots);
      notify.success(rest.applied);
    },
  };
}

export type SlotIntake = ReturnType<typeof useSlotIntake>;
