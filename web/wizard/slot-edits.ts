import { LETTERING } from "#messages/lettering.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findArrangement } from "../../shared/machine/questions.ts";
import type { Design } from "../../shared/model/design.ts";
import { withSlot } from "../../shared/model/edit.ts";
import { swapPictures } from "../../shared/model/pictures.ts";
import { findAvailableImage, findEmptySlots } from "../../shared/model/questions.ts";
import { applyDefaults, fillEmptySlots } from "../../shared/model/screens.ts";
import { state } from "../edit/app.ts";
import { loadMaterials } from "../edit/materials.ts";
import { notify } from "../ui/toast/notify.ts";
import { type ClearedPicture, createRefitJobs } from "./adjust.ts";
import type { StepOfKind } from "./load-step.ts";
import type { Intake } from "./useIntake.tsx";

/** If the materials can't be loaded, text on pictures isn't updated. */
const NO_MATERIALS = {
  looks: [],
  words: { words: [], languages: [{ id: "", name: "", words: {} }], pictures: [], maxLength: 0 },
} as const;

export type SlotEdits = ReturnType<typeof createSlotEdits>;

export function createSlotEdits({ category, config }: StepOfKind<"slots">, intake: Intake) {
  const { id } = category;
  const empty = () => findEmptySlots(state.design, category, state.isMissing).map(({ slot }) => slot);
  const materialsOrNone = () => loadMaterials().catch(() => NO_MATERIALS);
  return {
    adjust: (slot: string) =>
      intake.adjust(slot, findAvailableImage(state.design, id, slot, state.isMissing)),
    async refit(pictures: readonly ClearedPicture[]): Promise<void> {
      await intake.fitAgain(await createRefitJobs(category, pictures, empty()).catch(() => []));
    },
    remove: (slot: string) =>
      intake.change(slot, "removal", (design) => withSlot(design, id, slot, undefined), {
        message: WIZARD.notRemoved,
      }),
    async swap(one: string, other: string): Promise<void> {
      const into = state.design.id;
      const materials = await materialsOrNone();
      const swapped = (design: Design) => swapPictures(design, category, [one, other], materials);
      const stored = await intake.change(one, "order", swapped, { into });
      if (!stored) return;
      intake.clear([other]);
      intake.dismissAnnounced([other]);
      notify.success(WIZARD.swapped(intake.labelOf(one), intake.labelOf(other)));
      if (materials === NO_MATERIALS || stored.failures.length > 0) notify.error(LETTERING.notFollowedSwap);
    },
    async applyDefault(slot?: string): Promise<void> {
      const { defaults } = config;
      const into = state.design.id;
      const { places } = findArrangement(category, state.design.counts[id]);
      const slots = slot === undefined ? places.map((place) => place.slot) : [slot];
      intake.clear(slots);
      const [first = ""] = slots;
      const materials = await materialsOrNone();
      const stored = await intake.change(
        first,
        "defaults",
        (design) => applyDefaults(design, category, materials, slot === undefined ? undefined : [slot]),
        { into, needs: "every" },
      );
      const isNamed = defaults && (slot === undefined || defaults.fills === "slot");
      if (!stored) return;
      intake.dismissAnnounced(slots);
      intake.announce(
        isNamed ? intake.fill(defaults.applied, first) : WIZARD.defaultUsed(intake.labelOf(first)),
        slots,
      );
    },
    async fillRest(): Promise<void> {
      const { rest } = config;
      if (!rest) return;
      const into = state.design.id;
      const slots = empty();
      const materials = { ...(await materialsOrNone()), isMissing: state.isMissing };
      const stored = await intake.change(
        slots[0] ?? "",
        "defaults",
        (design) => fillEmptySlots(design, [category], materials),
        { into, needs: "every" },
      );
      if (!stored) return;
      intake.clear(slots);
      notify.success(rest.applied);
    },
  };
}
