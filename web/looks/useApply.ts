import { useRef, useState } from "react";
import { useLocation } from "wouter";
import type { Look } from "../../shared/machine/looks.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { PAGES } from "../../shared/product.ts";
import type { Said } from "../recipes/words-at.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { notify } from "../ui/toast/notify.ts";
import { LOOKS } from "../words/looks.ts";
import { applyLook } from "./apply-look.ts";
import type { LookPictures } from "./look-pictures.ts";
import { type IsMine, type LookMode, planLook } from "./plan.ts";

/** How far putting a look on the machine is. */
export interface Working {
  readonly look: string;
  readonly made: number;
  readonly all: number;
}

interface Choice {
  readonly model: MachineModel;
  readonly mode: LookMode;
  readonly isMine: IsMine;
  readonly said: Said;
  readonly pictures: LookPictures;
}

/** Puts a look on the machine, with progress and a way out. Then it is done, and from the home page leads to the review. */
export function useApply(choice: Choice, onDone: () => void) {
  const [path, navigate] = useLocation();
  const [working, setWorking] = useState<Working>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(undefined);

  async function use(look: Look): Promise<void> {
    if (running.current) return;
    const run = new AbortController();
    running.current = run;
    setFault(undefined);
    const { model, mode, isMine } = choice;
    try {
      const outcome = await applyLook({
        ...choice,
        look,
        plan: planLook(model, store.design, look, mode, isMine),
        onProgress: (made, all) => setWorking({ look: look.id, made, all }),
        signal: run.signal,
      });
      if (!outcome.ok) return setFault(faultWords(outcome.reason));
      onDone();
      if (path === PAGES.home) navigate(model.reviewStep.route);
      notify.success(LOOKS.done(look.name), { survives: true });
      if (outcome.failed.length > 0) notify.error(LOOKS.notMade(outcome.failed), { survives: true });
    } catch (reason) {
      if (run.signal.aborted) return;
      console.error(reason);
      setFault(LOOKS.nothingMade);
    } finally {
      running.current = undefined;
      setWorking(undefined);
    }
  }

  const cancel = () => running.current?.abort();
  return { working, fault, use, cancel };
}

const faultWords = (
  reason: Extract<Awaited<ReturnType<typeof applyLook>>, { ok: false }>["reason"],
): string => {
  if (reason === "nothing") return LOOKS.nothingToDo;
  return reason === "notMade" ? LOOKS.nothingMade : LOOKS.notSaved(storeFaultWords(reason));
};
