import { type ReactNode, useEffect, useRef, useState } from "react";
import { INTAKE } from "#messages/intake.ts";
import { LOOKS } from "#messages/looks.ts";
import { WIZARD } from "#messages/wizard.ts";
import { fillPlaceholders, findArrangement, findSlot } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type Design, type Image, imageNameOf } from "../../shared/model/design.ts";
import { type EditResult, refuseEdit, withSlot } from "../../shared/model/edit.ts";
import { findAddedImageId, insertListImage } from "../../shared/model/pictures.ts";
import { edit, editingEnvironment, state, store } from "../edit/app.ts";
import type { EditOptions } from "../edit/editing.ts";
import { faultMessage } from "../edit/fault-words.ts";
import { createFittedImage, createPngImage, type NewImage } from "../edit/new-image.ts";
import type { ChangeKind } from "../edit/state.ts";
import { isSameComposition, logoBlobsOf, toRecipeParts } from "../editor/annotations.ts";
import type { PngsBySlot } from "../editor/annotator.ts";
import { type EditorResult, useFitQueue } from "../editor/fit-queue.ts";
import { readBytes } from "../picture/open-picture.ts";
import { notify } from "../ui/toast/notify.ts";
import { createAdjustingJob, type RefitJob, UNREADABLE_TEXT } from "./adjust.ts";
import {
  checkFiles,
  describeRefusal,
  findFreePlaces,
  findSlotsInNames,
  type IntakeStep,
  isBundledOfSize,
  notStoredText,
  placeFiles,
  type RefusalText,
  type StepJob,
} from "./intake.ts";
import { useRefusals } from "./notices.tsx";

interface ChangeOptions extends Pick<EditOptions, "needs"> {
  readonly message?: string;
  readonly into?: string;
}

interface Arrival {
  readonly target: string;
  /** The list image that the file became or replaces. */
  imageId?: string | undefined;
  isAwaited: boolean;
}

export type Intake = ReturnType<typeof useIntake>;

/**
 * Puts files and pictures into a step's slots, through the editor if they don't fit. Refusals are reported
 * after each drop, and shown until their slot is filled, emptied or tried again.
 */
export function useIntake(step: IntakeStep) {
  const { category, config } = step;
  const [busy, setBusy] = useState<Readonly<Record<string, string | undefined>>>({});
  const { refusals, clear, fail, leave, leaveOut, succeed, tell, forget } = useRefusals(step);
  const arrivals = useRef(new Map<File, Arrival>());
  const isAdjusting = useRef(false);

  const arrangementNow = () => findArrangement(category, state.design.counts[category.id]);
  const firstNow = () => arrangementNow().places[0]?.slot ?? "";
  /** Another tab may have chosen another count. */
  const isThere = (target: string) => arrangementNow().places.some(({ slot }) => slot === target);
  const awaited = () => [...arrivals.current.values()].flatMap((each) => (each.isAwaited ? each.target : []));
  const labelOf = (target: string) =>
    step.kind === "list" ? category.label : findSlot(step.category, target).label;
  const fill = (text: string, target: string) => {
    const label = labelOf(target);
    return fillPlaceholders(text, {
      slot: target,
      label,
      name: state.design.names[category.id]?.[target] ?? label,
    });
  };
  const failed = step.kind === "list" ? step.config.words.failed : WIZARD.notSaved;

  const show = (target: string, doing: string | undefined) =>
    setBusy((before) => ({ ...before, [target]: doing }));

  async function addFiles(files: readonly File[], at?: string): Promise<void> {
    if (awaited().length === 0) arrivals.current.clear();
    const [first = at ?? firstNow()] = findFreePlaces(category, state, awaited(), files.length, at);
    clear([first, undefined]);
    show(first, files.length === 1 ? INTAKE.checking : INTAKE.checkingAll);
    try {
      await addChecked(files, at);
    } catch (fault) {
      console.error("Failed to process the images", fault);
      tell(false);
      fail(first, { message: failed, detail: WIZARD.listUnharmed });
    } finally {
      show(first, undefined);
    }
  }

  async function addChecked(files: readonly File[], at: string | undefined): Promise<void> {
    const into = state.design.id;
    const arrangement = arrangementNow();
    const rule = { accepts: category.accepts, size: arrangement.size };
    const [checked, byName] = await Promise.all([
      checkFiles(rule, config.refusals, files),
      step.kind === "slots" ? findSlotsInNames(step.category, arrangement, files) : new Map<File, string>(),
    ]);
    // The count has changed, and with it the size of the pictures.
    if (arrangementNow() !== arrangement) {
      if (at === undefined || isThere(at)) return addChecked(files, at);
      files.forEach(leaveOut);
      return tell(false);
    }
    const taken = awaited();
    const named = new Map([...byName].filter(([, slot]) => !taken.includes(slot)));
    const free = findFreePlaces(category, state, taken, files.length, at);
    const { placed, homeless, refused, next } = placeFiles(checked, free, named);
    for (const { file } of homeless) leaveOut(file);
    // A slot that has just been filled shows no refusal.
    const spot = next ?? at ?? firstNow();
    const isFilled = step.kind === "slots" && placed.some(({ target }) => target === spot);
    for (const { file, refusal } of refused) leave({ file, target: isFilled ? undefined : spot, ...refusal });
    expectAll(placed);
    const to = { into, group: editingEnvironment.newId() };
    for (const { file, png, target } of placed) {
      if (!png) continue;
      const bytes = await readBytes(png);
      if (bytes) await add(file, await createPngImage(bytes, file.name), { ...to, target });
      else {
        arrive(file);
        leave({
          file,
          target,
          ...describeRefusal(config.refusals, rule, file.name, { kind: "gone" }).refusal,
        });
      }
    }
    const jobs = placed.flatMap(({ png, reason, ...job }) => (reason ? { ...job, ...to, reason } : []));
    if (jobs.length === 0) tell(false);
    else await fit.begin(jobs);
  }

  function expectAll(jobs: readonly { file: File; target: string; imageId?: string }[]): void {
    for (const { file, target, imageId } of jobs) {
      const arrival = arrivals.current.get(file) ?? { target, imageId, isAwaited: true };
      arrival.isAwaited = true;
      arrivals.current.set(file, arrival);
    }
  }

  const fit = useFitQueue<StepJob>({
    isAnnotated: true,
    onFitted: addFitted,
    onUnreadable: ({ target, file, refusal: { message } }, detail) =>
      leave({ file, target, message, detail }),
    onEnd: end,
  });
  const jobs = fit.open?.jobs;
  useEffect(() => store.hold(jobs?.flatMap(({ holds = [] }) => holds) ?? []), [jobs]);

  async function addFitted(
    { file, start, original, look, ...to }: StepJob,
    fitted: EditorResult,
  ): Promise<void> {
    const { words, logo, ...placed } = fitted.placed;
    const image = isSameComposition(start, fitted.placed)
      ? undefined
      : await createFittedImage({
          ...placed,
          ...toRecipeParts({ words, logo }),
          file,
          look,
          finished: fitted.finished,
          original: original ?? fitted.original,
          blobs: logo && logoBlobsOf(logo),
        });
    if (to.into === state.design.id && !isThere(to.target)) leaveOut(file);
    else if (image) await add(file, image, to);
  }
  function end(unused: readonly StepJob[]): void {
    for (const job of unused) {
      const { file, target, refusal, isAdjusting = false } = job;
      if (!isThere(target)) leaveOut(file);
      else if (!isAdjusting) leave({ file, target, ...refusal, job });
    }
    forgetArrivals();
    tell(true);
  }
  const forgetArrivals = () => {
    for (const arrival of arrivals.current.values()) arrival.isAwaited = false;
  };

  async function add(
    file: File,
    image: NewImage,
    { into, target, group }: Pick<StepJob, "into" | "target" | "group">,
  ): Promise<void> {
    const refusal = await put(into, image, target, file, group);
    arrive(file);
    if (refusal) leave({ file, target, ...refusal });
    else if (step.kind === "slots") succeed(fill(step.config.words.uploaded, target));
  }
  function arrive(file: File): void {
    const arrival = arrivals.current.get(file);
    if (arrival) arrival.isAwaited = false;
  }

  async function put(
    into: string,
    { image, blobs }: NewImage,
    target: string,
    file?: File,
    group?: string,
  ): Promise<RefusalText | undefined> {
    const { id } = category;
    const all = [...arrivals.current];
    const after = file ? all.slice(all.findIndex(([each]) => each === file) + 1) : [];
    const arrival = file && arrivals.current.get(file);
    const place = {
      replaced: arrival?.imageId,
      later: new Set(after.flatMap(([, { imageId }]) => imageId ?? [])),
    };
    const outcome = await edit(
      into,
      { offer: { kind: "picture", category: id } },
      (design) => {
        if (step.kind === "list")
          return insertListImage(design, step.category, image, place, state.isMissing);
        // Only pictures that the machine shows are rendered.
        const { places } = findArrangement(category, design.counts[id]);
        const isShown = places.some(({ slot }) => slot === target);
        return isShown || image.picture ? withSlot(design, id, target, image) : refuseEdit("gone");
      },
      { blobs, group },
    );
    const [change] = outcome.ok ? outcome.designs.values() : [];
    if (arrival && change)
      arrival.imageId = findAddedImageId(change.before, change.after, id) ?? arrival.imageId;
    const refusal = notStoredText(step, outcome, target, file);
    if (!refusal) clear([target]);
    return refusal;
  }
  async function putAtOnce(target: string, image: NewImage, into = state.design.id): Promise<void> {
    const refusal = await put(into, image, target);
    if (refusal) return fail(target, refusal);
    const { library } = config;
    notify.success(library ? fill(library.chosen, target) : LOOKS.put(image.image.name, labelOf(target)));
  }

  return {
    fit,
    /** `machine` draws the edited picture, and those in `beside` that change with it. */
    editor(
      machine: (picture: ReactNode, slot: string, beside: PngsBySlot | undefined) => ReactNode,
    ): ReactNode {
      if (!fit.open) return null;
      const { Dialog, job } = fit.open;
      const arrangement = arrangementNow();
      const nameOf = (slot: string) => state.design.names[category.id]?.[slot] ?? labelOf(slot);
      return (
        <Dialog
          queue={fit}
          open={fit.open}
          frames={[arrangement.size]}
          label={nameOf(job.target)}
          places={arrangement.places.map(({ slot }) => ({ target: slot, label: nameOf(slot) }))}
          place={{ category, arrangement }}
          machine={(picture, _, beside) => machine(picture, job.target, beside)}
        />
      );
    },
    addFiles,
    clear,
    fill,
    labelOf,
    busyAt: (target: string) => busy[target] ?? (fit.isOpening(target) ? INTAKE.checking : undefined),
    refusalAt: (target: string) => refusals.find((each) => each.target === target),
    beside: refusals.filter(({ target }) => target === undefined),

    nothing: (target: string) => fail(target, { message: config.refusals.nothing, detail: INTAKE.nothing }),
    async fitAgain(jobs: readonly RefitJob[]): Promise<void> {
      const placed = jobs.flatMap(({ target, ...job }) => (target === undefined ? [] : { ...job, target }));
      clear([undefined, ...placed.map(({ target }) => target)]);
      for (const { file, target } of jobs) if (target === undefined) leaveOut(file);
      if (placed.length === 0) tell(false);
      expectAll(placed);
      await fit.begin(placed);
    },
    async adjust(target: string, image: Image | undefined, key = target): Promise<void> {
      if (!image || busy[target] || isAdjusting.current || fit.open) return;
      isAdjusting.current = true;
      const name = imageNameOf(ACTIVE.model, { category: category.id, key }, image);
      const { size } = arrangementNow();
      const job = await createAdjustingJob({ image, name, target, size }).catch(console.warn);
      isAdjusting.current = false;
      if (!job) return fail(target, UNREADABLE_TEXT);
      expectAll([{ file: job.file, target, imageId: key }]);
      await fit.begin([job]);
    },
    put: putAtOnce,
    async choose(target: string, image: Image): Promise<void> {
      const source = image.recipe?.original ?? image.picture;
      if (!config.library || !source || !("path" in source)) return;
      const into = state.design.id;
      show(target, INTAKE.checking);
      const loads = await isBundledOfSize(source.path, arrangementNow().size);
      show(target, undefined);
      if (!loads)
        return fail(target, { message: config.library.failed, detail: WIZARD.pictureNotLoadedAdvice });
      await putAtOnce(target, { image, blobs: new Map() }, into);
    },
    /** If the change fails, `message` is shown at `target`. */
    async change(
      target: string,
      kind: ChangeKind,
      change: (design: Design) => EditResult,
      { message = failed, into = state.design.id, needs }: ChangeOptions = {},
    ) {
      const outcome = await edit(into, { offer: { kind, category: category.id } }, change, { needs });
      if (!outcome.ok) return void fail(target, { message, detail: faultMessage(outcome.fault) });
      clear([target]);
      notify.removeOutdated();
      return outcome;
    },
    forget() {
      forget();
      setBusy({});
      forgetArrivals();
    },
  };
}
