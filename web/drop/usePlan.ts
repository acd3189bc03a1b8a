import { useEffect, useMemo, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { useLocation } from "wouter";
import { findCategory } from "../../shared/machine/questions.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import type { Category, MachineModel, Size } from "../../shared/machine/types.ts";
import { PAGES } from "../../shared/product.ts";
import { ownImages } from "../looks/mine.ts";
import { loadShelf } from "../storage/shelf.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { parseImageValue } from "../store/image-values.ts";
import { notify } from "../ui/toast/notify.ts";
import { DROP } from "../words/drop.ts";
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

/** Until it is known which pictures looks made, all that are no files of ours count as the visitor's own. */
const notOurFile: IsOwn = ({ url }) => parseImageValue(url)?.kind !== "path";

const focusSlot = (area: HTMLElement | null, slot: string): void =>
  [...(area?.querySelectorAll<HTMLElement>("button[data-slot]") ?? [])]
    .find((button) => button.dataset.slot === slot)
    ?.focus();

/** The plan as it is shown and corrected, and the change that it makes. */
export function usePlan(model: MachineModel, state: DeskState, hands: Hands, target: TargetDesign) {
  const shown = useSnapshot(store.design);
  const standing = useTargetState(target);
  const design = standing === "elsewhere" ? target.design : shown;
  const [path, navigate] = useLocation();
  const { draft, setDraft, close } = state;
  const [chosen, setChosen] = useState<number>();
  const [said, setSaid] = useState("");
  const [adjusted, setAdjusted] = useState<Readonly<Record<string, Adjusted>>>({});
  const [putting, setPutting] = useState<Putting>();
  const [fault, setFault] = useState<string>();
  const [isOwn, setIsOwn] = useState<IsOwn>(() => notOurFile);
  const [area, setArea] = useState<HTMLElement | null>(null);
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    let isOver = false;
    void ownImages(target.design).then((isMine) => !isOver && setIsOwn(() => isMine));
    return () => {
      isOver = true;
    };
  }, [target]);
  useEffect(() => () => running.current?.abort(), []);

  const screens = useMemo(() => screensOf(model, design, draft, isOwn), [model, design, draft, isOwn]);

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
    if (running.current || state.stage.kind !== "planning") return;
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
      if (into !== target) state.retarget(into);
      if (targetState(into) !== "open") return;
      const outcome = await putOn({
        model,
        draft: into === target ? draft : withCountsOf(draft, into.design),
        target: into,
        maker: hands.maker,
        onProgress: (made, all) => setPutting({ made, all }),
        signal: run.signal,
      });
      const standing = targetState(into);
      if (!outcome.ok) {
        // The plan says what the other tab did.
        if (outcome.reason === "gone" && standing !== "open") return;
        return setFault(
          outcome.reason === "notMade" ? DROP.nothingMade : DROP.notSaved(storeFaultWords(outcome.reason)),
        );
      }
      close();
      if (standing === "elsewhere")
        notify.success(DROP.isOnOther(outcome.count, into.design.machineName), { survives: true });
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
        const opened = await (await loadShelf()).open(target.id);
        return opened.ok ? target : storeFaultWords(opened.reason);
      }),
    fresh: () =>
      put(async () => {
        const made = await (await loadShelf()).create();
        return made.ok ? openTarget() : storeFaultWords(made.reason);
      }),
    anyway: () => put(async () => openTarget()),
    /** They are not put on yet: the plan shows first what they take the place of there. */
    instead: () => state.retarget(openTarget()),
  };

  return {
    draft,
    hands,
    target,
    targetState: standing,
    ways,
    /** The name of the machine that the plan is for; empty for none. */
    machineName: design.machineName,
    screens,
    tally,
    chosen,
    said,
    /** What the machine will be called, where it has no name yet and the files have one; else empty. */
    newName: design.machineName === "" ? draft.machineName : "",
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
