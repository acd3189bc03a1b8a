import { useRef, useState } from "react";
import { fillWords } from "../../shared/machine/fill-words.ts";
import { arrangementFor } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { imageName } from "../../shared/model/design.ts";
import { moveInList, removeFromList } from "../../shared/model/lists.ts";
import { shownImages } from "../../shared/model/questions.ts";
import { edit, state } from "../edit/app.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { bundledImage, type NewImage, pngImage } from "../edit/new-image.ts";
import { notify } from "../ui/toast/notify.ts";
import { INTAKE } from "../words/intake.ts";
import { LOOKS } from "../words/looks.ts";
import { WIZARD } from "../words/wizard.ts";
import { judgeFiles } from "./judge-files.ts";
import { type LeftFile, MANY_FILES } from "./LeftFiles.tsx";
import { addedId, type ListPlace, putInList } from "./list-place.ts";
import { loadsImage } from "./loads-image.ts";
import { whyNotStored } from "./outcome-words.ts";
import { joinWords, NOT_READ, nothingWords } from "./refusal-words.ts";
import type { StepOf } from "./step-props.ts";
import { jobToAdjust, useStepFit, type WaitingJob } from "./useStepFit.ts";

/** What was wrong with a drop: the messages as one, and what was wrong with which file. */
export interface ListRefusal {
  readonly message: string;
  readonly details: readonly string[];
  /** Files that are too many to be told of one by one. */
  readonly files: readonly LeftFile[];
  /** The pictures that can be made to fit. */
  readonly fittable: readonly WaitingJob[];
}

/** The refusal of a drop while it is collected; shown once, when its editor has closed. */
interface Report {
  messages: string[];
  details: string[];
  files: LeftFile[];
}

const NOTHING_TO_TELL = (): Report => ({ messages: [], details: [], files: [] });

/** Everything that adds to a list, removes from it or orders it, with its toasts. */
export function useListIntake(
  model: MachineModel,
  { category, config }: StepOf<"list">,
  onReordered: () => void,
) {
  const { id, maxImages: max } = category;
  const { words, refusals, library } = config;
  const { size, places } = arrangementFor(category, undefined);
  const target = places[0]?.slot ?? "";
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<ListRefusal>();
  const report = useRef(NOTHING_TO_TELL());
  /** The files of the drops, in the order in which they came, with the images that they became. */
  const isAdjusting = useRef(false);
  const arrived = useRef<{ file: File; imageId?: string }[]>([]);

  const refuse = (
    messages: readonly string[],
    details: readonly string[],
    files: readonly LeftFile[] = [],
    fittable: readonly WaitingJob[] = [],
  ) => {
    if (messages.length === 0) return;
    const told = files.length < MANY_FILES ? files.flatMap(({ detail }) => detail ?? []) : [];
    const message = joinWords(messages);
    notify.error(message);
    setRefusal({
      message,
      details: [...details, ...told],
      files: files.length < MANY_FILES ? [] : files,
      fittable,
    });
  };
  const tellReport = (unused: readonly WaitingJob[] = []) => {
    const { messages, details, files } = report.current;
    report.current = NOTHING_TO_TELL();
    refuse(
      [...messages, ...unused.map(({ refusal }) => refusal.message)],
      details,
      [...files, ...unused.map(({ file, refusal: { detail } }) => ({ file, detail }))],
      unused,
    );
  };
  /** An image whose picture is missing does not count. */
  const room = () => max - shownImages(state.design, category, state.isMissing).length;
  const put = (
    into: string,
    { image, blobs }: NewImage,
    { group, ...place }: ListPlace & { readonly group?: string | undefined } = {},
  ) =>
    edit(
      into,
      { offer: { kind: "picture", category: id } },
      (design) => putInList(model, design, id, image, place, state.isMissing),
      { blobs, group },
    );

  /** Adds a picture where it stood among those it came with; one that was added already takes its own place. */
  async function add(into: string, file: File, image: NewImage, group: string | undefined): Promise<void> {
    const place = arrived.current.findIndex((each) => each.file === file);
    const entry = arrived.current[place];
    const later = new Set(arrived.current.slice(place + 1).flatMap(({ imageId }) => imageId ?? []));
    const replaced = entry?.imageId;
    const outcome = await put(into, image, { group, later, replaced });
    const why = whyNotStored(outcome);
    if (why !== undefined) {
      report.current.messages.push(messageOf(outcome));
      report.current.details.push(WIZARD.fileNotSaved(file.name, why));
    } else if (outcome.ok && entry) {
      const [change] = outcome.designs.values();
      const added = change && addedId(change.before, change.after, id);
      if (added !== undefined) entry.imageId = added;
    }
  }

  const fit = useStepFit({
    async onFitted({ into, file, group }, image) {
      if (image) await add(into, file, image, group);
    },
    onUnreadable({ refusal: { message } }, detail) {
      report.current.messages.push(message);
      report.current.details.push(detail);
    },
    onEnd: (unused) => tellReport(unused.filter(({ isAdjusting }) => !isAdjusting)),
  });

  async function takeChecked(files: readonly File[]): Promise<void> {
    const into = state.design.id;
    const waiting = fit.open?.jobs.filter(({ state }) => state === "waiting").length ?? 0;
    const free = room() - waiting;
    const { exact, fittable, refused } = await judgeFiles(
      { accepts: category.accepts, size },
      refusals,
      files,
    );
    const bytesOf = new Map(exact.map(({ file, bytes }) => [file, bytes]));
    const group = crypto.randomUUID();
    const jobOf = new Map(fittable.map(({ file, ...job }) => [file, { file, target, group, into, ...job }]));
    const usable = files.filter((file) => bytesOf.has(file) || jobOf.has(file));
    const taken = usable.slice(0, Math.max(0, free));
    const rest = usable.slice(taken.length);
    if (rest.length > 0) {
      report.current.messages.push(fillWords(words.tooMany, { max, free: room() }));
      if (rest.length < MANY_FILES)
        report.current.details.push(WIZARD.notAdded(rest.map(({ name }) => name).join(", ")));
      else report.current.files.push(...rest.map((file) => ({ file })));
    }
    report.current.messages.push(...refused.map(({ refusal }) => refusal.message));
    report.current.files.push(...refused.map(({ file, refusal: { detail } }) => ({ file, detail })));
    arrived.current.push(...taken.map((file) => ({ file })));
    for (const file of taken) {
      const bytes = bytesOf.get(file);
      if (bytes) await add(into, file, await pngImage(bytes, file.name), group);
    }
    const jobs = taken.flatMap((file) => jobOf.get(file) ?? []);
    if (jobs.length === 0) tellReport();
    else await fit.begin(jobs);
  }

  const full = fillWords(words.full, { max });
  const messageOf = (outcome: EditOutcome) =>
    !outcome.ok && outcome.fault === "listFull" ? full : words.failed;
  /** Says what became of an edit. */
  const conclude = (outcome: EditOutcome, succeed: () => void) => {
    const why = whyNotStored(outcome);
    if (why === undefined) succeed();
    else refuse([messageOf(outcome)], [why]);
  };

  return {
    fit,
    busy: busy ?? (fit.isOpening(target) ? INTAKE.checking : undefined),
    refusal,

    /** Adds the first files that fit, in order, opens the editor for those that can be made to, and names the rest. */
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
    /** The pictures that were not used, in the editor once more. */
    async fitAgain(jobs: readonly WaitingJob[]): Promise<void> {
      setRefusal(undefined);
      await fit.begin(jobs);
    },
    nothing() {
      const { message, detail } = nothingWords(refusals);
      refuse([message], [detail]);
    },

    /** A picture of a look that the visitor chose. */
    async put(image: NewImage): Promise<void> {
      setRefusal(undefined);
      if (room() <= 0) return refuse([full], [WIZARD.makeRoom]);
      const { name } = image.image;
      conclude(await put(state.design.id, image), () => notify.success(LOOKS.put(name, category.label)));
    },
    /** A bundled picture that the visitor chose. */
    async choose(path: string): Promise<void> {
      if (!library) return;
      setRefusal(undefined);
      if (room() <= 0) return refuse([full], [WIZARD.makeRoom]);
      const into = state.design.id;
      setBusy(INTAKE.checking);
      const loads = await loadsImage(path, arrangementFor(category, undefined).size);
      setBusy(undefined);
      if (!loads) return refuse([library.failed], [WIZARD.pictureNotLoadedAdvice]);
      conclude(await put(into, bundledImage(path)), () => notify.success(library.chosen));
    },

    async move(imageId: string, index: number): Promise<void> {
      const outcome = await edit(state.design.id, { offer: { kind: "order", category: id } }, (design) =>
        moveInList(model, design, id, imageId, index),
      );
      conclude(outcome, onReordered);
    },
    /** Opens the editor for an image, whose place the result takes. */
    async adjust(imageId: string): Promise<void> {
      const shown = shownImages(state.design, category, state.isMissing);
      const image = shown.find(({ key }) => key === imageId)?.image;
      if (!image || isAdjusting.current || fit.open) return;
      setRefusal(undefined);
      isAdjusting.current = true;
      const into = state.design.id;
      const name = imageName(model, { category: id, key: imageId }, image);
      const job = await jobToAdjust(model, { image, name, target, size });
      isAdjusting.current = false;
      if (!job) return refuse([NOT_READ.message], [NOT_READ.detail]);
      arrived.current.push({ file: job.file, imageId });
      await fit.begin([{ ...job, into }]);
    },
    async remove(imageId: string): Promise<void> {
      setRefusal(undefined);
      const outcome = await edit(state.design.id, { offer: { kind: "removal", category: id } }, (design) =>
        removeFromList(model, design, id, imageId),
      );
      conclude(outcome, onReordered);
    },
  };
}
