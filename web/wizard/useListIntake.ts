import { useState } from "react";
import { fillWords } from "../../shared/machine/fill-words.ts";
import { arrangementFor } from "../../shared/machine/questions.ts";
import type { ListCategory } from "../../shared/machine/types.ts";
import { presentImages } from "../document/completeness.ts";
import { admit, canBeFitted } from "../intake/admit.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { notify } from "../ui/toast/notify.ts";
import { INTAKE } from "../words/intake.ts";
import { WIZARD } from "../words/wizard.ts";
import { loadsImage } from "./loads-image.ts";
import { joinWords, nothingWords, refusalWords } from "./refusal-words.ts";

/** What was wrong with a drop: the messages as one, and a sentence for each file. */
export interface ListRefusal {
  readonly message: string;
  readonly details: readonly string[];
  /** The files that can be made to fit. */
  readonly fittable: readonly File[];
}

/** Everything that adds to a list, takes away from it or orders it, with its toasts. */
export function useListIntake(category: ListCategory, onReordered: () => void) {
  const { step, id, maxImages: max } = category;
  const { words } = step;
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<ListRefusal>();

  const refuse = (
    messages: readonly string[],
    details: readonly string[],
    fittable: readonly File[] = [],
  ) => {
    if (messages.length === 0) return;
    const message = joinWords(messages);
    notify.error(message);
    setRefusal({ message, details, fittable });
  };

  async function takeChecked(files: readonly File[]): Promise<void> {
    const rule = { accepts: category.accepts, size: arrangementFor(category, undefined).size };
    const free = max - presentImages(store.design, id).length;
    const admissions = await Promise.all(
      files.map(async (file) => ({ file, admission: await admit(file, rule) })),
    );
    const messages: string[] = [];
    const details: string[] = [];
    const fittable: File[] = [];
    let added = 0;
    for (const { file, admission } of admissions) {
      if (!admission.ok) {
        const said = refusalWords(category, rule, file.name, admission.refusal);
        messages.push(said.message);
        details.push(said.detail);
        if (canBeFitted(admission.refusal)) fittable.push(file);
        continue;
      }
      if (added === free) {
        messages.unshift(fillWords(words.tooMany, { max, free }));
        details.unshift(WIZARD.notAdded(file.name));
        continue;
      }
      const outcome = await store.addImage(id, { bytes: admission.bytes, name: file.name });
      if (outcome.ok) added++;
      else {
        messages.push(words.failed);
        details.push(WIZARD.fileNotSaved(file.name, storeFaultWords(outcome.reason)));
      }
    }
    refuse(messages, details, fittable);
  }

  return {
    busy,
    refusal,

    /** Adds the first files that fit, in order, and names the rest. */
    async take(files: readonly File[]): Promise<void> {
      setRefusal(undefined);
      setBusy(files.length === 1 ? INTAKE.checking : INTAKE.checkingAll);
      try {
        await takeChecked(files);
      } catch (fault) {
        console.error("The images could not be processed", fault);
        refuse([words.failed], [WIZARD.listUnharmed]);
      } finally {
        setBusy(undefined);
      }
    },
    /** Adds a picture that was made to fit; the others that were refused with it can be made to fit still. */
    async takeFitted(file: File, original: File): Promise<void> {
      const before = refusal;
      await this.take([file]);
      const fittable = before?.fittable.filter((each) => each !== original) ?? [];
      if (before && fittable.length > 0)
        setRefusal((now) => now ?? { message: before.message, details: [], fittable });
    },
    nothing() {
      const { message, detail } = nothingWords(category);
      refuse([message], [detail]);
    },

    /** A bundled picture that the visitor chose. */
    async choose(path: string): Promise<void> {
      const { library } = step;
      if (!library) return;
      setRefusal(undefined);
      const full = fillWords(words.full, { max });
      if (presentImages(store.design, id).length >= max) return refuse([full], [WIZARD.makeRoom]);
      setBusy(INTAKE.checking);
      const loads = await loadsImage(path, arrangementFor(category, undefined).size);
      setBusy(undefined);
      if (!loads) return refuse([library.failed], [WIZARD.pictureNotLoadedAdvice]);
      const outcome = await store.addImage(id, { path });
      if (outcome.ok) notify.success(library.chosen);
      else if (outcome.reason === "listFull") refuse([full], [storeFaultWords(outcome.reason)]);
      else refuse([words.failed], [storeFaultWords(outcome.reason)]);
    },

    async move(imageId: string, index: number): Promise<void> {
      const outcome = await store.moveImage(id, imageId, index);
      if (outcome.ok) onReordered();
      else refuse([words.failed], [storeFaultWords(outcome.reason)]);
    },
    async remove(imageId: string): Promise<void> {
      setRefusal(undefined);
      const outcome = await store.removeImage(id, imageId);
      if (outcome.ok) onReordered();
      else refuse([words.failed], [storeFaultWords(outcome.reason)]);
    },
  };
}
