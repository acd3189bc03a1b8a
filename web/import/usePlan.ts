import { useEffect, useMemo, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { useLocation } from "wouter";
import { DROP } from "#messages/drop.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import type { Category, MachineModel, Size } from "../../shared/machine/types.ts";
import { isOwnImage } from "../../shared/model/look.ts";
import { PAGES } from "../../shared/product.ts";
import { state } from "../edit/app.ts";
import { faultWords } from "../edit/fault-words.ts";
import { isBundledBlob } from "../looks/bundled-sums.ts";
import { useDrag } from "../ui/drag/useDrag.ts";
import { notify } from "../ui/toast/notify.ts";
import {
  type Adjusted,
  type Draft,
  type IsOwn,
  isCorrected,
  movePicture,
  type PlannedPlace,
  replacesOwn,
  screensOf,
  tallyOf,
  withAdjusted,
  withCount,
  withCountsOf,
} from "./draft.ts";
import { useFittedAhead } from "./fitter.ts";
import { type PutOn, putOn } from "./put-on.ts";
import { type TargetDesign, targetState, useTargetState } from "./target-design.ts";
import type { ImportState, ImportWorkers } from "./useImport.ts";

/** The `data-slot` of the unused pictures' area, and of one of them. */
export const ASIDE = "aside";
export const asideKey = (picture: number): string => `${ASIDE} ${picture}`;

const pictureAt = ({ put }: Draft, slot: string): number | undefined =>
  slot.startsWith(`${ASIDE} `) ? Number(slot.slice(ASIDE.length)) : put[slot]?.picture;

const showsMachine = (model: MachineModel, path: string): boolean =>
  path === PAGES.try || stepsOf(model).some(({ config }) => config.route === path);

const isOwn: IsOwn = (image) => isOwnImage(image, { isBundledBlob });

const focusSlot = (area: HTMLElement | null, slot: string): void =>
  area?.querySelector<HTMLElement>(`button[data-slot="${CSS.escape(slot)}"]`)?.focus();

export function usePlan(
  model: MachineModel,
  session: ImportState,
  workers: ImportWorkers,
  target: TargetDesign,
) {
  const { design: shown, isMissing } = useSnapshot(state);
  const standing = useTargetState(target);
  const design = standing === "elsewhere" ? target.design : shown;
  const [path, navigate] = useLocation();
  const { draft, changeDraft, close } = session;
  const [chosen, setChosen] = useState<number>();
  const [said, setSaid] = useState("");
  const [putting, setPutting] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [area, setArea] = useState<HTMLElement | null>(null);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const { materials, fitter } = workers;
  const screens = useMemo(
    () => screensOf(model, design, draft, { ...materials, isMissing, isOwn }),
    [model, design, draft, materials, isMissing],
  );

  const isThere = useFittedAhead(screens, draft.pictures, fitter);
  const replaces = (place: PlannedPlace) => replacesOwn(place, isOwn) && !isThere(place);
  const tally = tallyOf(screens, replaces);

  const nameOf = (picture: number): string => draft.pictures[picture]?.name ?? "";
  const labelOf = (key: string): string =>
    screens.flatMap(({ places }) => places).find((place) => place.key === key)?.fullLabel ?? "";
  const move = (picture: number, to: string | undefined) => {
    changeDraft((before) => movePicture(before, picture, to));
    setChosen(undefined);
    setFault(undefined);
    // The button that was pressed may be gone.
    requestAnimationFrame(() => focusSlot(area, to ?? asideKey(picture)));
    setSaid(to === undefined ? DROP.takenOut(nameOf(picture)) : DROP.moved(nameOf(picture), labelOf(to)));
  };
  const toggle = (picture: number) => {
    setChosen(picture === chosen ? undefined : picture);
    setSaid(picture === chosen ? "" : DROP.taken(nameOf(picture)));
  };
  const drag = useDrag(area, (from, to) => {
    const picture = pictureAt(draft, from);
    if (picture !== undefined) move(picture, to.startsWith(ASIDE) ? undefined : to);
  });
  const dragged = drag && draft.pictures[pictureAt(draft, drag.from) ?? -1];

  /** Puts the pictures on the plan's design, or on the one that `open` opens; it returns a sentence if it can't. */
  async function put(open?: () => Promise<TargetDesign | string>): Promise<void> {
    // More pictures are being read.
    if (running.current || session.stage.kind !== "planning") return;
    if (tally.placed === 0) return setFault(DROP.nothingToPut);
    if (!open && targetState(target) !== "open") return setSaid(DROP.otherTab.choose);
    const run = new AbortController();
    running.current = run;
    setFault(undefined);
    setChosen(undefined);
    setPutting(0);
    try {
      const into = open ? await open() : target;
      if (typeof into === "string") return setFault(DROP.otherTab.notOpened(into));
      run.signal.throwIfAborted();
      if (into !== target) session.retarget(into);
      if (targetState(into) !== "open") return;
      const outcome = await putOn({
        model,
        draft: into === target ? draft : withCountsOf(draft, into.design),
        target: into,
        workers,
        onProgress: setPutting,
        signal: run.signal,
      });
      finish(outcome, into);
    } catch (reason) {
      if (run.signal.aborted) return;
      console.error(reason);
      setFault(DROP.nothingMade);
    } finally {
      running.current = undefined;
      setPutting(undefined);
    }
  }

  function finish(outcome: PutOn, into: TargetDesign): void {
    const standing = targetState(into);
    if (!outcome.ok) {
      const { fault } = outcome;
      // The plan says what the other tab did.
      if (fault === "stopped" || (fault === "gone" && standing !== "open")) return;
      return setFault(fault === "notMade" ? DROP.nothingMade : DROP.notSaved(faultWords(fault)));
    }
    const { count, failed } = outcome;
    close();
    if (standing !== "elsewhere" && !showsMachine(model, path)) navigate(model.reviewStep.route);
    const words = standing === "elsewhere" ? DROP.isOnOther(count, into.design.name) : DROP.isOn(count);
    notify.success(words, { survives: true });
    if (failed.length > 0) notify.error(DROP.notMade(failed), { survives: true });
  }

  return {
    draft,
    workers,
    target,
    targetState: standing,
    retarget: session.retarget,
    machineName: design.name,
    screens,
    tally,
    chosen,
    said,
    /** The files' name for a machine without one, or "". */
    newName: design.name === "" ? draft.machineName : "",
    fault,
    /** How many pictures are fitted, while they are put on. */
    putting,
    isCorrected: isCorrected(draft),
    dragged: drag && dragged ? { ...drag, picture: dragged } : undefined,
    setArea,
    toggle,
    move,
    put,
    stop: () => running.current?.abort(),
    replaces,
    pressPlace({ key, put }: PlannedPlace): void {
      if (chosen !== undefined && put?.picture !== chosen) move(chosen, key);
      else if (put) toggle(put.picture);
      else setSaid(DROP.hint);
    },
    setCount(category: Category, count: number): void {
      changeDraft((before) => withCount(before, category, count));
      setChosen(undefined);
    },
    adjust: (picture: number, size: Size, made: Adjusted) =>
      changeDraft((before) => withAdjusted(before, picture, size, made)),
  };
}

export type PlanView = ReturnType<typeof usePlan>;
