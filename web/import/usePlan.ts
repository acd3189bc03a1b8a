import { useEffect, useMemo, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { useLocation } from "wouter";
import { FILE_IMPORT } from "#messages/drop.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { state } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-message.ts";
import type { FitResult } from "../picture/fit-file.ts";
import { useImageSources } from "../screen/MachineScreen.tsx";
import { useDrag } from "../ui/drag/useDrag.ts";
import { notify } from "../ui/toast/notify.ts";
import { type ApplyPlanOutcome, applyPlanToDesign, type TargetDesign, targetStateOf } from "./apply-plan.ts";
import {
  createImportScreens,
  type ImportPlace,
  isDraftCorrected,
  movePicture,
  shownSourceOf,
  summarizeImport,
  withCount,
  withDesignCounts,
  withFitResult,
} from "./draft.ts";
import { usePrefitting } from "./fitter.ts";
import type { ImportState, ImportTools } from "./useImport.ts";

const { model } = ACTIVE;

/** `data-slot` of the area for unused pictures. */
export const UNUSED_SLOT = "aside";
export const unusedSlotKey = (picture: number): string => `${UNUSED_SLOT} ${picture}`;

const showsMachine = (path: string): boolean =>
  path === PAGE_PATHS.try || stepsOf(model).some(({ config }) => config.route === path);

const focusSlot = (area: HTMLElement | null, slot: string): void =>
  area?.querySelector<HTMLElement>(`button[data-slot="${CSS.escape(slot)}"]`)?.focus();

export function usePlan(session: ImportState, tools: ImportTools, target: TargetDesign) {
  const { design: open, isMissing, switchedFrom } = useSnapshot(state);
  const targetState = targetStateOf(target, { design: open, switchedFrom });
  const design = targetState === "elsewhere" ? target.design : open;
  const [path, navigate] = useLocation();
  const { draft, changeDraft, retarget } = session;
  const { materials, fit } = tools;
  const [chosenId, setChosen] = useState<number>();
  const [announcement, announce] = useState("");
  const [appliedCount, setAppliedCount] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [area, setArea] = useState<HTMLElement | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const planned = useMemo(
    () => createImportScreens(model, design, draft, { ...materials, isMissing }),
    [design, draft, materials, isMissing],
  );
  const isThere = usePrefitting(planned, fit);
  const screens = planned.map((screen) => ({
    ...screen,
    places: screen.places.map((place) => ({ ...place, replaces: place.replaces && !isThere(place) })),
  }));
  const places = screens.flatMap((screen) => screen.places);
  const summary = summarizeImport(screens);
  const sourceOf = useImageSources(places.flatMap(({ before }) => (before ? shownSourceOf(before) : [])));

  const pictureAt = (slot: string) =>
    draft.pictures.find(({ id, place }) => slot === (place ?? unusedSlotKey(id)));
  const nameOf = (id: number): string => draft.pictures[id]?.file.name ?? "";
  const move = (id: number, to: string | undefined) => {
    changeDraft((before) => movePicture(before, id, to));
    setChosen(undefined);
    setFault(undefined);
    // The button that was pressed may be gone.
    requestAnimationFrame(() => focusSlot(area, to ?? unusedSlotKey(id)));
    const label = places.find(({ key }) => key === to)?.fullLabel ?? "";
    announce(to === undefined ? FILE_IMPORT.takenOut(nameOf(id)) : FILE_IMPORT.moved(nameOf(id), label));
  };
  const toggle = (id: number) => {
    setChosen(id === chosenId ? undefined : id);
    announce(id === chosenId ? "" : FILE_IMPORT.taken(nameOf(id)));
  };
  const drag = useDrag(area, (from, to) => {
    const picture = pictureAt(from);
    if (picture) move(picture.id, to.startsWith(UNUSED_SLOT) ? undefined : to);
  });
  const dragged = drag && pictureAt(drag.from);

  /** `open` returns the target, or an error message. */
  async function apply(open?: () => Promise<TargetDesign | string>): Promise<void> {
    if (running.current || session.stage.kind !== "planning") return;
    if (summary.placed === 0) return setFault(FILE_IMPORT.nothingToPut);
    if (!open && targetStateOf(target) !== "open") return announce(FILE_IMPORT.otherTab.choose);
    const run = new AbortController();
    running.current = run;
    setFault(undefined);
    setChosen(undefined);
    setAppliedCount(0);
    session.beginApplying();
    try {
      const into = open ? await open() : target;
      if (typeof into === "string") return setFault(FILE_IMPORT.otherTab.notOpened(into));
      run.signal.throwIfAborted();
      if (into !== target) retarget(into);
      if (targetStateOf(into) !== "open") return;
      const outcome = await applyPlanToDesign({
        draft: into === target ? draft : withDesignCounts(draft, into.design),
        target: into,
        tools,
        onProgress: setAppliedCount,
        signal: run.signal,
      });
      finish(outcome, into);
    } catch (reason) {
      if (run.signal.aborted) return;
      console.error(reason);
      setFault(FILE_IMPORT.nothingMade);
    } finally {
      running.current = undefined;
      setAppliedCount(undefined);
      session.endApplying(false);
    }
  }

  function finish(outcome: ApplyPlanOutcome, into: TargetDesign): void {
    const targetState = targetStateOf(into);
    if (!outcome.ok) {
      const { fault } = outcome;
      // The visitor cancelled, or the dialog already says what the other tab did.
      if (fault === "stopped" || (fault === "gone" && targetState !== "open")) return;
      return setFault(
        fault === "notMade" ? FILE_IMPORT.nothingMade : FILE_IMPORT.notSaved(faultMessage(fault)),
      );
    }
    const { count, failed } = outcome;
    session.endApplying(true);
    if (targetState !== "elsewhere" && !showsMachine(path)) navigate(model.reviewStep.route);
    const words =
      targetState === "elsewhere" ? FILE_IMPORT.isOnOther(count, into.design.name) : FILE_IMPORT.isOn(count);
    notify.success(words, { survives: true });
    if (failed.length > 0) notify.error(FILE_IMPORT.notMade(failed), { survives: true });
  }

  return {
    ...session,
    thumbnailOf: tools.thumbnailOf,
    target,
    targetState,
    openName: open.name,
    machineName: design.name,
    screens,
    summary,
    sourceOf,
    chosen: chosenId === undefined ? undefined : draft.pictures[chosenId],
    announcement,
    newName: design.name === "" ? draft.machineName : "",
    fault,
    appliedCount,
    isCorrected: isDraftCorrected(draft),
    dragged: drag && dragged ? { ...drag, picture: dragged } : undefined,
    setArea,
    toggle,
    move,
    apply,
    cancel: () => running.current?.abort(),
    pressPlace({ key, picture }: ImportPlace): void {
      if (chosenId !== undefined && picture?.id !== chosenId) move(chosenId, key);
      else if (picture) toggle(picture.id);
      else announce(FILE_IMPORT.hint);
    },
    setCount(category: Category, count: number): void {
      changeDraft((before) => withCount(before, category, count));
      setChosen(undefined);
    },
    adjust: (file: File, made: FitResult) => changeDraft((before) => withFitResult(before, file, made)),
  };
}

export type PlanView = ReturnType<typeof usePlan>;
