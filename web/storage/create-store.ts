import type { MachineModel } from "../../shared/machine/types.ts";
import type { CountEffect } from "../document/edits.ts";
import type { Actions } from "./actions.ts";
import type { DesignActions, DesignStore } from "./design-store.ts";
import type { Environment } from "./environment.ts";
import { createKeeper } from "./keeper.ts";
import type { Origin } from "./scene.ts";
import type { Action } from "./writing.ts";

/** ZIP and PNG code that only saving and opening need. */
const designFile = () => import("../design-file/design-file.ts");

/** A store for one design of a machine model. See DesignStore; what its actions do is in `actions.ts`. */
export function createDesignStore(model: MachineModel, environment: Environment): DesignStore {
  const { performOn, origin, current, ...kept } = createKeeper(model, environment);
  const actionsOn = (at: () => Origin): DesignActions => {
    const perform = (make: (to: Actions) => Action) => performOn(at(), make);
    return {
      renameMachine: (...given) => perform((to) => to.renameMachine(...given)),
      setNames: (...given) => perform((to) => to.setNames(...given)),
      setImage: (...given) => perform((to) => to.setImage(...given)),
      setImages: (...given) => perform((to) => to.setImages(...given)),
      clearImage: (...given) => perform((to) => to.clearImage(...given)),
      swapImages: (...given) => perform((to) => to.swapImages(...given)),
      applyDefaults: (...given) => perform((to) => to.applyDefaults(...given)),
      fillEmpty: (...given) => perform((to) => to.fillEmpty(...given)),
      fillDesign: (...given) => perform((to) => to.fillDesign(...given)),
      dress: (...given) => perform((to) => to.dress(...given)),
      setVariants: (...given) => perform((to) => to.setVariants(...given)),
      removeImage: (...given) => perform((to) => to.removeImage(...given)),
      moveImage: (...given) => perform((to) => to.moveImage(...given)),
      setReturnToStep: (...given) => perform((to) => to.setReturnToStep(...given)),
      confirm: (...given) => perform((to) => to.confirm(...given)),
      startOver: (...given) => perform((to) => to.startOver(...given)),

      async addImage(category, ...given) {
        let at = -1;
        const outcome = await perform((to) =>
          to.addImage(
            (index) => {
              at = index;
            },
            category,
            ...given,
          ),
        );
        return outcome.ok ? { ...outcome, id: current().lists[category]?.[at]?.id ?? "" } : outcome;
      },
      async setCount(...given) {
        let effect: CountEffect = "none";
        const outcome = await perform((to) =>
          to.setCount(
            (did) => {
              effect = did;
            },
            ...given,
          ),
        );
        return outcome.ok ? { ...outcome, effect } : outcome;
      },

      async openDesign(bytes) {
        const of = at();
        const { openDesignFile } = await designFile();
        const file = await openDesignFile(model, bytes);
        if (typeof file === "string") return { ok: false, reason: file };
        return performOn(of, (to) => to.openDesign(file));
      },
    };
  };
  return {
    ...kept,
    ...actionsOn(origin),
    here() {
      const of = origin();
      return actionsOn(() => of);
    },
    async saveDesign() {
      const { saveDesignFile } = await designFile();
      return saveDesignFile(model, current(), kept);
    },
  };
}
