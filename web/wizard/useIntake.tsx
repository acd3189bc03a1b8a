import { type ReactNode, useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { proxy, ref } from "valtio/vanilla";
import { series } from "#messages/formats.ts";
import { INTAKE } from "#messages/intake.ts";
import { LOOKS_DIALOG } from "#messages/looks.ts";
import { WIZARD } from "#messages/wizard.ts";
import { fillPlaceholders, findArrangement, findSlot } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type Design, type DesignImage, imageNameOf } from "../../shared/model/design.ts";
import { type EditResult, refuseEdit, withSlot } from "../../shared/model/edit.ts";
import { findAddedImageId, insertListImage } from "../../shared/model/pictures.ts";
import { withLinkedText } from "../../shared/model/texts.ts";
import { edit, editingEnvironment, state, store } from "../edit/app.ts";
import type { EditOptions } from "../edit/editing.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { createPngImage, type NewImage } from "../edit/new-image.ts";
import type { ChangeKind } from "../edit/state.ts";
import type { PngsBySlot } from "../editor/annotator.ts";
import { type EditorResult, FitQueue } from "../editor/fit-queue.ts";
import { describeRefusal, type RefusalText } from "../picture/fault-messages.ts";
import { type FileRefusal, readBytes } from "../picture/open-picture.ts";
import { notify } from "../ui/toast/notify.ts";
import { createAdjustmentJob, createEditedImage, UNREADABLE_REFUSAL } from "./adjust.ts";
import {
  checkFiles,
  createIntakeMessages,
  findFreePlaces,
  type IntakeStep,
  type IntakeView,
  isBundledImageOfSize,
  matchFilesToSlots,
  notStoredText,
  placeFiles,
  placeJobs,
  type RefitJob,
  type StepFitJob,
} from "./intake.ts";

type Destination = Pick<StepFitJob, "into" | "target" | "group">;

interface ChangeOptions extends Pick<EditOptions, "needs"> {
  readonly message?: string;
  readonly into?: string;
}

export type Intake = ReturnType<typeof createIntake>;

export function useIntake(step: IntakeStep): Intake {
  const [intake] = useState(() => createIntake(step));
  useEffect(() => intake.attach(), [intake]);
  const jobs = useSnapshot(intake.fit.state).open?.jobs;
  useEffect(() => store.hold(jobs?.flatMap(({ holds = [] }) => holds) ?? []), [jobs]);
  // Rerenders the page, which reads the proxy itself.
  useSnapshot(intake.view);
  return intake;
}

/** Shows refusals until their slot is filled, emptied or tried again. */
function createIntake(step: IntakeStep) {
  const { category, config } = step;
  const view = proxy<IntakeView>({ busy: {}, refusals: ref([]) });
  const { announce, clear, dismissAnnounced, fail, leave, leaveOut, succeed, tell } = createIntakeMessages(
    step,
    view,
  );
  /** The list images that files became or replace, in file order. */
  const imageIds = new Map<File, string | undefined>();
  let last = Promise.resolve();
  let isBeginning = false;
  let isLeft = false;

  const arrangementOf = ({ counts }: Design) => findArrangement(category, counts[category.id]);
  const arrangementNow = () => arrangementOf(state.design);
  const firstNow = () => arrangementNow().places[0]?.slot ?? "";
  const isThere = (target: string) => arrangementNow().places.some(({ slot }) => slot === target);
  const labelOf = (target: string) =>
    step.kind === "list" ? category.label : findSlot(step.category, target).label;
  const nameOf = (target: string) => state.design.names[category.id]?.[target] ?? labelOf(target);
  const fill = (text: string, target: string) =>
    fillPlaceholders(text, { slot: target, label: labelOf(target), name: nameOf(target) });
  const failed = step.kind === "list" ? step.config.words.failed : WIZARD.notSaved;

  async function addFiles(files: readonly File[], at?: string): Promise<void> {
    const [first = at ?? firstNow()] = findFreePlaces(category, state, awaited(), files.length, at);
    clear([first, undefined]);
    view.busy[first] = files.length === 1 ? INTAKE.checking : INTAKE.checkingAll;
    last = addChecked(files, at, last)
      .catch((fault) => {
        console.error("Failed to process the images", fault);
        tell(false);
        fail(first, { message: failed, detail: WIZARD.listUnharmed });
      })
      .finally(() => {
        delete view.busy[first];
      });
    await last;
  }

  /** `earlier` resolves once earlier files have their places. */
  async function addChecked(
    files: readonly File[],
    at: string | undefined,
    earlier: Promise<void>,
    before = state.design,
  ): Promise<void> {
    const into = before.id;
    const arrangement = arrangementOf(before);
    const rule = { accepts: category.accepts, size: arrangement.size };
    const [checked, byName] = await Promise.all([
      checkFiles(rule, files),
      step.kind === "slots"
        ? matchFilesToSlots(step.category, arrangement, files, before.names[category.id])
        : new Map<File, string>(),
      earlier,
    ]);
    // Another tab may have opened another design.
    const present = state.design.id === into ? state.design : await store.read(into);
    const design = present ?? (before.revision > 0 ? before : state.design);
    const now = arrangementOf(design);
    if (now !== arrangement) {
      if (at === undefined || now.places.some(({ slot }) => slot === at))
        return addChecked(files, at, earlier, design);
      for (const file of files) leaveOut(file);
      return tell(false);
    }
    const taken = awaited();
    const named = new Map([...byName].filter(([, slot]) => !taken.includes(slot)));
    const { isMissing } = state;
    const free = findFreePlaces(category, { design, isMissing }, taken, files.length, at);
    const { placed, unplaced, refused, next } = placeFiles(checked, free, named);
    for (const { file } of unplaced) leaveOut(file, free.length);
    if (!fit.open) imageIds.clear();
    for (const { file } of placed) imageIds.set(file, undefined);
    // A slot that was just filled shows no refusal.
    const spot = next ?? at ?? firstNow();
    const isFilled = step.kind === "slots" && placed.some(({ target }) => target === spot);
    const describe = (file: File, refusal: FileRefusal) =>
      describeRefusal(config.refusals, rule, file.name, refusal);
    for (const { file, refusal } of refused)
      leave({ file, target: isFilled ? undefined : spot, ...describe(file, refusal).refusal });
    const to = { into, group: editingEnvironment.newId() };
    const jobs: StepFitJob[] = [];
    for (const { file, admission, target } of placed) {
      if (!("png" in admission)) {
        jobs.push({ file, target, ...to, ...describe(file, admission) });
        continue;
      }
      const bytes = await readBytes(admission.png);
      if (bytes) await add(file, await createPngImage(bytes, file.name), { ...to, target });
      else leave({ file, target, ...describe(file, { kind: "gone" }).refusal });
    }
    if (jobs.length > 0) await openEditor(jobs);
    else if (!fit.open) tell(false);
  }

  const fit = new FitQueue<StepFitJob>({
    isAnnotated: true,
    onFitted: addFitted,
    onUnreadable: ({ target, file, refusal: { message } }, detail) =>
      leave({ file, target, message, detail }),
    onEnd(unused) {
      const lost = unused.filter(({ isAdjusting }) => isLeft && !isAdjusting);
      if (lost.length > 0) notify.error(WIZARD.notUsed(series(lost.map(({ file }) => file.name))));
      for (const job of isLeft ? [] : unused) {
        const { file, target, refusal, isAdjusting = false } = job;
        if (!isThere(target)) leaveOut(file);
        else if (!isAdjusting) leave({ file, target, ...refusal, job });
      }
      tell(true);
    },
  });
  async function openEditor(jobs: readonly StepFitJob[]): Promise<void> {
    await fit.begin(jobs);
    closeIfLeft();
  }
  function closeIfLeft(): void {
    if (isLeft && fit.open && !fit.open.isFinishingAll) fit.close();
  }
  const awaited = () => fit.unused.map(({ target }) => target);
  async function beginOnce(at: string, begin: () => Promise<void>): Promise<void> {
    if (view.busy[at] || isBeginning || fit.open) return;
    isBeginning = true;
    view.busy[at] = INTAKE.checking;
    await begin().finally(() => {
      isBeginning = false;
      delete view.busy[at];
    });
  }

  async function addFitted(job: StepFitJob, fitted: EditorResult): Promise<void> {
    const image = await createEditedImage(job, fitted);
    if (job.into === state.design.id && !isThere(job.target)) leaveOut(job.file);
    else if (image) await add(job.file, image, job);
    // The editor was closed meanwhile.
    if (!fit.open) tell(true);
  }

  async function add(file: File, image: NewImage, to: Destination): Promise<void> {
    const refusal = await put(image, to, file);
    if (refusal) leave({ file, target: to.target, ...refusal });
    else if (step.kind === "slots") succeed(fill(step.config.words.uploaded, to.target), to.target);
  }

  async function put(
    { image, blobs }: NewImage,
    { into, target, group }: Destination,
    file?: File,
  ): Promise<RefusalText | undefined> {
    const { id } = category;
    const files = [...imageIds.keys()];
    const after = file ? files.slice(files.indexOf(file) + 1) : [];
    const place = {
      replaced: file && imageIds.get(file),
      later: new Set(after.flatMap((each) => imageIds.get(each) ?? [])),
    };
    const words = image.recipe?.words && (await ACTIVE.wordTable().catch(console.warn));
    const outcome = await edit(
      into,
      { offer: { kind: "picture", category: id } },
      (design) => {
        if (step.kind === "list")
          return insertListImage(design, step.category, image, place, state.isMissing);
        // Only pictures that the machine shows are rendered.
        const { places } = findArrangement(category, design.counts[id]);
        const isShown = places.some(({ slot }) => slot === target);
        const next = words ? withLinkedText(design, step.category, target, image, { words }) : image;
        return isShown || image.picture ? withSlot(design, id, target, next) : refuseEdit("gone");
      },
      { blobs, group },
    );
    const [change] = outcome.ok ? outcome.designs.values() : [];
    if (file && change)
      imageIds.set(file, findAddedImageId(change.before, change.after, id) ?? place.replaced);
    const refusal = notStoredText(step, outcome, target, file);
    if (!refusal) clear([target]);
    return refusal;
  }
  async function putAtOnce(target: string, image: NewImage, into = state.design.id): Promise<void> {
    const refusal = await put(image, { into, target });
    if (refusal) return fail(target, refusal);
    const { library } = config;
    announce(library ? fill(library.chosen, target) : LOOKS_DIALOG.put(image.image.name, labelOf(target)), [
      target,
    ]);
  }

  return {
    fit,
    view,
    attach(): () => void {
      isLeft = false;
      return () => {
        isLeft = true;
        closeIfLeft();
      };
    },
    /** `machine` draws the edited picture, and those in `beside` that change with it. */
    editor(
      machine: (picture: ReactNode, slot: string, beside: PngsBySlot | undefined) => ReactNode,
    ): ReactNode {
      if (!fit.open) return null;
      const { Dialog, job } = fit.open;
      const arrangement = arrangementNow();
      return (
        <Dialog
          queue={fit}
          open={fit.open}
          frames={[arrangement.size]}
          label={nameOf(job.target)}
          targets={arrangement.places.map(({ slot }) => ({ target: slot, label: nameOf(slot) }))}
          screen={{ category, arrangement }}
          machine={(picture, _, beside) => machine(picture, job.target, beside)}
        />
      );
    },
    addFiles,
    announce,
    clear,
    fail,
    fill,
    labelOf,
    nameOf,
    busyAt: (target: string) => view.busy[target] ?? (fit.isOpening(target) ? INTAKE.checking : undefined),
    refusalsAt: (target: string | undefined) => view.refusals.filter((each) => each.target === target),

    reportNoFiles: (target: string) =>
      fail(target, { message: config.refusals.nothing, detail: INTAKE.nothing }),
    async fitAgain(given: readonly RefitJob[]): Promise<void> {
      const free = findFreePlaces(category, state, awaited(), given.length, undefined);
      const jobs = placeJobs(given, free);
      const placed = jobs.flatMap(({ target, ...job }) => (target === undefined ? [] : { ...job, target }));
      clear([undefined, ...placed.map(({ target }) => target)]);
      for (const { file, target } of jobs) if (target === undefined) leaveOut(file);
      if (placed.length === 0) tell(false);
      for (const { file } of placed) imageIds.set(file, imageIds.get(file));
      await openEditor(placed);
    },
    beginOnce,
    async adjust(target: string, image: DesignImage | undefined, key = target): Promise<void> {
      if (!image) return;
      await beginOnce(target, async () => {
        const name = imageNameOf(ACTIVE.model, { category: category.id, key }, image);
        const { size } = arrangementNow();
        const job = await createAdjustmentJob(image, name, target, size).catch(console.warn);
        if (!job) return fail(target, UNREADABLE_REFUSAL);
        imageIds.set(job.file, key);
        await openEditor([job]);
      });
    },
    put: putAtOnce,
    async choose(target: string, image: DesignImage): Promise<void> {
      const source = image.recipe?.original ?? image.picture;
      if (!config.library || !source || !("path" in source)) return;
      const into = state.design.id;
      view.busy[target] = INTAKE.checking;
      const loads = await isBundledImageOfSize(source.path, arrangementNow().size);
      delete view.busy[target];
      if (!loads)
        return fail(target, { message: config.library.failed, detail: WIZARD.pictureNotLoadedAdvice });
      await putAtOnce(target, { image, blobs: new Map() }, into);
    },
    /** A failure is shown at the first target. */
    async change(
      targets: readonly string[],
      kind: ChangeKind,
      change: (design: Design) => EditResult,
      { message = failed, into = state.design.id, needs }: ChangeOptions = {},
    ) {
      const outcome = await edit(into, { offer: { kind, category: category.id } }, change, { needs });
      if (!outcome.ok) return void fail(targets[0] ?? "", { message, detail: faultMessage(outcome.fault) });
      clear(targets);
      dismissAnnounced(targets);
      return outcome;
    },
    forget(): void {
      view.busy = {};
      view.refusals = ref([]);
    },
  };
}
