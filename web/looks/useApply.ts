import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { LOOKS } from "#messages/looks.ts";
import type { Look } from "../../shared/machine/looks.ts";
import { findCategory, findSlot } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { applyLook, type LookOptions, planLook } from "../../shared/model/look.ts";
import { PAGES } from "../../shared/product.ts";
import { edit, state } from "../edit/app.ts";
import type { EditFailure, EditOutcomeFault } from "../edit/editing.ts";
import { faultWords } from "../edit/fault-words.ts";
import { notify } from "../ui/toast/notify.ts";
import type { LookPictures } from "./look-pictures.ts";

interface Working {
  readonly look: string;
  readonly made: number;
  readonly all: number;
}

/** Applies a look, with progress and cancelling, and then leads from the home page to the review. */
export function useApply(options: LookOptions, pictures: LookPictures, onDone: () => void) {
  const { model } = ACTIVE;
  const [path, navigate] = useLocation();
  const [working, setWorking] = useState<Working>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function use(look: Look): Promise<void> {
    if (running.current) return;
    setFault(undefined);
    const { design } = state;
    const parts = planLook(model, design, look, options);
    const all = parts.flatMap((part): readonly string[] =>
      "slots" in part ? part.slots : part.paths,
    ).length;
    if (all === 0) return setFault(LOOKS.nothingToDo);
    const run = new AbortController();
    running.current = run;
    const tell = (share: number) => setWorking({ look: look.id, made: Math.floor(share * all), all });
    tell(0);
    let dressed = design;
    const editing = edit(
      design.id,
      { offer: { kind: "look" } },
      (before) => {
        dressed = applyLook(model, before, look, options);
        return dressed;
      },
      { needs: "some", signal: run.signal, onProgress: tell },
    );
    pictures.waitFor(editing);
    const outcome = await editing;
    running.current = undefined;
    setWorking(undefined);
    if (!outcome.ok) return setFault(notApplied(outcome.fault));
    onDone();
    if (path === PAGES.home) navigate(model.reviewStep.route);
    notify.success(LOOKS.done(look.name), { survives: true });
    const failed = outcome.failures.map((failure) => placeOf(dressed, look, failure));
    if (failed.length > 0) notify.error(LOOKS.notMade(failed), { survives: true });
  }

  return { working, fault, use, cancel: () => running.current?.abort() };
}

const notApplied = (fault: EditOutcomeFault): string | undefined => {
  if (fault === "stopped") return undefined;
  return fault === "notRendered" ? LOOKS.nothingMade : LOOKS.notSaved(faultWords(fault));
};

function placeOf(dressed: Design, look: Look, { category: id, key }: EditFailure): string {
  const category = findCategory(ACTIVE.model, id);
  if (category?.kind === "slots") return `${category.label}, ${findSlot(category, key).label}`;
  const ofLook = (dressed.lists[id] ?? []).filter(({ recipe }) => recipe?.look === look.id);
  return `${category?.label} ${ofLook.findIndex((image) => image.id === key) + 1}`;
}
