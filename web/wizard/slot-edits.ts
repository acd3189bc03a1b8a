import { LETTERING } from "#messages/lettering.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findArrangement } from "../../shared/machine/questions.ts";
import { mayNeedRenderedDefaults } from "../../shared/model/defaults.ts";
import type { Design } from "../../shared/model/design.ts";
import { type EditResult, withSlot } from "../../shared/model/edit.ts";
import { swapImages } from "../../shared/model/pictures.ts";
import { findAvailableImage, findEmptySlots } from "../../shared/model/questions.ts";
import { applyDefaults, fillEmptySlots, type LookMaterials } from "../../shared/model/screens.ts";
import { state } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { loadDefaultImageMaterials } from "../edit/materials.ts";
import type { ChangeKind } from "../edit/state.ts";
import { notify } from "../ui/toast/notify.ts";
import { type ClearedPicture, createRefitJobs } from "./adjust.ts";
import type { StepOfKind } from "./load-step.ts";
import type { Intake } from "./useIntake.tsx";

/** Without materials, text on pictures isn't updated. */
const NO_MATERIALS = {
  looks: [],
  words: { words: [], languages: [{ id: "", name: "", words: {} }], pictures: [], maxLength: 0 },
} as const;

export type SlotEdits = ReturnType<typeof createSlotEdits>;

export function createSlotEdits({ category, config }: StepOfKind<"slots">, intake: Intake) {
  const { id } = category;
  const { defaults, rest } = config;
  const empty = () => findEmptySlots(state.design, category, state.isMissing).map(({ slot }) => slot);
  async function changeSlots(
    slots: readonly string[],
    kind: ChangeKind,
    change: (design: Design, materials: LookMaterials) => EditResult,
    needs?: "every",
  ) {
    const into = state.design.id;
    const loaded = await loadDefaultImageMaterials().catch(() => NO_MATERIALS);
    if (needs && loaded === NO_MATERIALS && mayNeedRenderedDefaults(state.design)) {
      return void intake.fail(slots[0] ?? "", {
        message: WIZARD.notSaved,
        detail: faultMessage("notLoaded"),
      });
    }
    const materials = { ...loaded, isMissing: state.isMissing };
    const stored = await intake.change(slots, kind, (design) => change(design, materials), { into, needs });
    return stored && { isComplete: loaded !== NO_MATERIALS && stored.failures.length === 0 };
  }
  return {
    adjust: (slot: string) =>
      intake.adjust(slot, findAvailableImage(state.design, id, slot, state.isMissing)),
    async refit(pictures: readonly ClearedPicture[]): Promise<void> {
      await intake.beginOnce(empty()[0] ?? "", async () =>
        intake.fitAgain(await createRefitJobs(category, pictures, empty()).catch(() => [])),
      );
    },
    remove: (slot: string) =>
      intake.change([slot], "removal", (design) => withSlot(design, id, slot, undefined), {
        message: WIZARD.notRemoved,
      }),
    async swap(one: string, other: string): Promise<void> {
      const slots = [one, other] as const;
      const stored = await changeSlots(slots, "order", (design, materials) =>
        swapImages(design, category, slots, materials),
      );
      if (!stored) return;
      notify.success(WIZARD.swapped(intake.labelOf(one), intake.labelOf(other)));
      if (!stored.isComplete) notify.error(LETTERING.notFollowedSwap);
    },
    async applyDefault(slot?: string): Promise<void> {
      const only = slot === undefined ? undefined : [slot];
      const slots = only ?? findArrangement(category, state.design.counts[id]).places.map(({ slot }) => slot);
      intake.clear(slots);
      const change = (design: Design, materials: LookMaterials) =>
        applyDefaults(design, category, materials, only);
      if (!(await changeSlots(slots, "defaults", change, "every"))) return;
      const [first = ""] = slots;
      const isNamed = defaults && (!only || defaults.fills === "slot");
      intake.announce(
        isNamed ? intake.fill(defaults.applied, first) : WIZARD.defaultUsed(intake.labelOf(first)),
        slots,
      );
    },
    async fillRest(): Promise<void> {
      const change = (design: Design, materials: LookMaterials) =>
        fillEmptySlots(design, [category], materials);
      if (rest && (await changeSlots(empty(), "defaults", change, "every"))) notify.success(rest.applied);
    },
  };
}
