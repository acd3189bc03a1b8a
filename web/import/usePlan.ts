import { useEffect, useMemo, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { useLocation } from "wouter";
import { findCategory } from "../../shared/machine/questions.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import type { Category, MachineModel, Size } from "../../shared/machine/types.ts";
import { isOwnImage } from "../../shared/model/look.ts";
import { PAGES } from "../../shared/product.ts";
import { loadDesigns, state } from "../edit/app.ts";
import { faultWords } from "../edit/fault-words.ts";
import { isBundledBlob } from "../looks/bundled-sums.ts";
import { DROP } from "../messages/en/drop.ts";
import { notify } from "../ui/toast/notify.ts";
import {
  type IsOwn,
  keyOf,
  movePicture,
  type PlannedPlace,
  placeOfKey,
  replacesOwn,
  screensOf,
  tallyOf,
  withCount,
  withCountsOf,
} from "./draft.ts";
import type { Made } from "./make-pictures.ts";
import { putOn } from "./put-on.ts";
import { openTarget, type TargetDesign, targetState, useTargetState } from "./target-design.ts";
import { useAhead } from "./useAhead.ts";
import type { DeskState, Hands } from "./useDesk.ts";
import { asideKey, usePlanDrag } from "./usePlanDrag.ts";

/** How far putting the pictures on is. */
export interface Putting {
  readonly made: number;
  readonly all: number;
}

type Adjusted = Extract<Made, { kind: "fitted" }>;

/** Whether a page shows what has changed. */
const showsMachine = (model: MachineModel, path: string): boolean =>
  path === PAGES.try || stepsOf(model).some(({ config }) => config.route === path);

const sizeKey = (picture: number, { width, height }: Size): string => `${picture} ${width}x${height}`;

const isOwn: IsOwn = (image) => isOwnImage(image, { isBundledBlob });

const focusSlot = (area: HTMLElement | null, slot: string): void =>
  [...(area?.querySelectorAll<HTMLElement>("button[data-slot]") ?? [])]
    .find((button) => button.dataset.slot === slot)
    ?.focus();

/** The plan as it is shown and corrected, and the change that it makes. */
export function usePlan(model: MachineModel, desk: DeskState, hands: Hands, target: TargetDesign) {
  const { design: shown, isMissing } = useSnapshot(state);
  const standing = useTargetState(target);
  const design = standing === "elsewhere" ? target.design : shown;
  const [path, navigate] = useLocation();
  const { draft, setDraft, close } = desk;
  const [chosen, setChosen] = useState<number>();
  const [said, setSaid] = useState("");
  const [adjusted, setAdjusted] = useState<Readonly<Record<string, Adjusted>>>({});
  const [putting, setPutting] = useState<Putting>();
  const [fault, setFault] = useState<string>();
  const [area, setArea] = useState<HTMLElement | null>(null);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const { materials } = hands;
  const screens = useMemo(
    () => screensOf(model, design, draft, { ...materials, isMissing, isOwn }),
    [model, design, draft, materials, isMissing],
  );

  const isThere = useAhead(screens, draft.pictures, hands.maker);
  const replaces = (place: PlannedPlace) => replacesOwn(place, isOwn) && !isThere(place);
  const tally = tallyOf(screens, replaces);

  const nameOf = (picture: number): string => draft.pictures[picture]?.name ?? "";
  const labelOf = (key: string): string => {
    const place = screens.flatMap((screen) => screen.places).find((each) => each.key === key);
    const { category } = placeOfKey(key);
    const label = findCategory(model, category)?.label ?? "";
    return place?.label.startsWith(label) ? place.label : `${label}, ${place?.label ?? ""}`;
  };
  const move = (picture: number, to: string | undefined) => {
    setDraft((before) => movePicture(before, picture, to));
    setChosen(undefined);
    setFault(undefined);
    // What was pressed may be gone.
    requestAnimationFrame(() => focusSlot(area, to ?? asideKey(picture)));
    setSaid(to === undefined ? DROP.takenOut(nameOf(picture)) : DROP.moved(nameOf(picture), labelOf(to)));
  };
  const choose = (picture: number | undefined) => {
    setChosen(picture);
    setSaid(picture === undefined ? "" : DROP.taken(nameOf(picture)));
  };
  const drag = usePlanDrag(area, draft, move);

  /** Puts them on. `open` opens the design that is to get them, or says why it can't; otherwise it is the plan's. */
  async function put(open?: () => Promise<TargetDesign | string>): Promise<void> {
    // More pictures are being looked at.
    if (running.current || desk.stage.kind !== "planning") return;
    if (tally.placed === 0) return setFault(DROP.nothingToPut);
    if (!open && targetState(target) !== "open") return setSaid(DROP.otherTab.choose);
    const run = new AbortController();
    running.current = run;
    setFault(undefined);
    setChosen(undefined);
    setPutting({ made: 0, all: tally.placed });
    try {
      const into = open ? await open() : target;
      if (typeof into === "string") return setFault(DROP.otherTab.notOpened(into));
      run.signal.throwIfAborted();
      if (into !== target) desk.retarget(into);
      if (targetState(into) !== "open") return;
      const outcome = await putOn({
        model,
        draft: into === target ? draft : withCountsOf(draft, into.design),
        target: into,
        materials,
        maker: hands.maker,
        onProgress: (made, all) => setPutting({ made, all }),
        signal: run.signal,
      });
      const standing = targetState(into);
      if (!outcome.ok) {
        // The plan says what the other tab did.
        if (outcome.fault === "stopped" || (outcome.fault === "gone" && standing !== "open")) return;
        return setFault(
          outcome.fault === "notMade" ? DROP.nothingMade : DROP.notSaved(faultWords(outcome.fault)),
        );
      }
      close();
      if (standing === "elsewhere")
        notify.success(DROP.isOnOther(outcome.count, into.design.name), { survives: true });
      else {
        if (!showsMachine(model, path)) navigate(model.reviewStep.route);
        notify.success(DROP.isOn(outcome.count), { survives: true });
      }
      if (outcome.failed.length > 0) notify.error(DROP.notMade(outcome.failed), { survives: true });
    } catch (reason) {
      if (run.signal.aborted) return;
      console.error(reason);
      setFault(DROP.nothingMade);
    } finally {
      running.current = undefined;
      setPutting(undefined);
    }
  }

  /** What can be done once the plan's design is not open any more, or is not as it was. */
  const ways = {
    back: () =>
      put(async () => {
        const opened = await (await loadDesigns()).open(target.design.id);
        return opened.ok ? target : faultWords(opened.fault);
      }),
    fresh: () =>
      put(async () => {
        const made = await (await loadDesigns()).create();
        return made.ok ? openTarget() : faultWords(made.fault);
      }),
    anyway: () => put(async () => openTarget()),
    /** They are not put on yet: the plan shows first what they take the place of there. */
    instead: () => desk.retarget(openTarget()),
  };

  return {
    draft,
    hands,
    target,
    targetState: standing,
    ways,
    /** The name of the machine that the plan is for; empty for none. */
    machineName: design.name,
    screens,
    tally,
    chosen,
    said,
    /** What the machine will be called, where it has no name yet and the files have one; else empty. */
    newName: design.name === "" ? draft.machineName : "",
    fault,
    putting,
    /** The visitor has changed something of it by hand. */
    isCorrected:
      Object.values(draft.put).some(({ certainty }) => certainty === "chosen") ||
      Object.keys(adjusted).length > 0,
    dragged: drag,
    setArea,
    choose: (picture: number) => choose(picture === chosen ? undefined : picture),
    letGo: () => choose(undefined),
    move,
    put,
    stop: () => running.current?.abort(),
    nameOf,
    labelOf,
    keyOf: (picture: number) => keyOf(draft, picture),
    replaces,
    pressPlace(place: PlannedPlace): void {
      if (chosen !== undefined && place.put?.picture !== chosen) move(chosen, place.key);
      else if (place.put) choose(place.put.picture === chosen ? undefined : place.put.picture);
      else setSaid(DROP.hint);
    },
    setCount(category: Category, count: number): void {
      setDraft((before) => withCount(before, category, count));
      setChosen(undefined);
    },
    adjustedOf: (picture: number, size: Size): Adjusted | undefined => adjusted[sizeKey(picture, size)],
    adjust(picture: number, category: Category, size: Size, made: Adjusted): void {
      const file = draft.pictures[picture]?.file;
      if (!file) return;
      hands.maker.adjusted(file, { category, size }, made);
      setAdjusted((before) => ({ ...before, [sizeKey(picture, size)]: made }));
    },
  };
}

export type PlanView = ReturnType<typeof usePlan>;
