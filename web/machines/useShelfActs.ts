import { useState } from "react";
import { useLocation } from "wouter";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { SHELF } from "#messages/shelf.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { firstUnfinished, type IsMissing } from "../../shared/model/questions.ts";
import { loadDesigns, pictures } from "../edit/app.ts";
import type { AddOutcome, DesignList } from "../edit/designs.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { faultWords } from "../edit/fault-words.ts";
import { openFaultWords } from "../edit/open-file.ts";
import { BINARY, type Delivery, deliver, forget } from "../files/deliver.ts";
import type { ListedDesign } from "../store/types.ts";
import { notify } from "../ui/toast/notify.ts";
import { copyName, listedName } from "./design-names.ts";
import { readDesign } from "./read-designs.ts";
import { useTask } from "./useTask.tsx";

const { model } = ACTIVE;

interface Busy {
  readonly act: "create" | "open" | "save" | "saveAll" | "openFile";
  readonly id?: string;
  /** Progress, 0 to 1. */
  readonly share?: number;
}

interface DesignsFile {
  readonly fileName: string;
  readonly file: Blob;
  /** Sentences about what it lacks. */
  readonly notes: readonly string[];
}

/** The page of the first unfinished step, or else of the review. */
export const nextRoute = (design: Design | null, isMissing: IsMissing): string =>
  (design && firstUnfinished(model, design, isMissing)?.config.route) ?? model.nameStep.route;

export type ShelfActs = ReturnType<typeof useShelfActs>;

/** Acts resolve to whether they succeeded. */
export function useShelfActs(designs: readonly ListedDesign[]) {
  const [, navigate] = useLocation();
  const { doing: busy, setDoing, problem, setProblem, run } = useTask<Busy>();
  const [saved, setSaved] = useState<{ delivery: Delivery; notes: readonly string[] }>();
  const [renaming, setRenaming] = useState<string>();

  const dismissSaved = () => {
    if (saved) forget(saved.delivery);
    setSaved(undefined);
  };
  const act = (
    what: Busy | undefined,
    words: (why: string) => string,
    perform: (list: DesignList) => Promise<AddOutcome | EditOutcome>,
  ) =>
    run(
      what,
      async () => {
        const outcome = await perform(await loadDesigns());
        return outcome.ok ? undefined : words(faultWords(outcome.fault));
      },
      words(SHELF.failed.unknown),
    );
  const saveFile = (what: Busy, make: (list: DesignList) => Promise<DesignsFile>) =>
    run(
      what,
      async () => {
        const { fileName, file, notes } = await make(await loadDesigns());
        dismissSaved();
        setSaved({ delivery: deliver(file, fileName), notes });
        return undefined;
      },
      SHELF.failed.save,
    );

  return {
    busy,
    problem,
    setProblem,
    saved,
    dismissSaved,
    renaming,
    setRenaming,

    async create() {
      if (await act({ act: "create" }, SHELF.failed.create, (list) => list.create()))
        navigate(model.nameStep.route);
    },
    /** Opens a design and goes to a page, by default that of the first unfinished step. */
    async open(design: ListedDesign, page?: string) {
      const { id, isOpen } = design;
      const data = await readDesign(id).catch(() => null);
      if (!isOpen) {
        if (!(await act({ act: "open", id }, SHELF.failed.open, (list) => list.open(id)))) return;
        notify.success(SHELF.isOpened(listedName(design)), { survives: true });
      }
      navigate(page ?? nextRoute(data, pictures.isMissing));
    },
    /** Resolves to the reason if it failed. */
    async rename(id: string, name: string): Promise<string | undefined> {
      const outcome = await (await loadDesigns()).rename(id, name);
      if (!outcome.ok) return SHELF.failed.rename(faultWords(outcome.fault));
      setRenaming(undefined);
      return undefined;
    },
    duplicate({ id, name }: ListedDesign) {
      const taken = designs.map((each) => each.name);
      return act(undefined, SHELF.failed.duplicate, async (list) => {
        const outcome = await list.duplicate(id, copyName(name || model.defaultMachineName, taken));
        if (outcome.ok) setRenaming(outcome.ids[0]);
        return outcome;
      });
    },
    remove: (ids: readonly string[]) => act(undefined, SHELF.failed.remove, (list) => list.remove(ids)),
    async undo() {
      const isUndone = await act(undefined, SHELF.failed.undo, (list) => list.undo());
      if (isUndone) notify.success(SHELF.undone);
      return isUndone;
    },
    save: ({ id }: ListedDesign) =>
      saveFile({ act: "save", id }, async (list) => {
        const made = await list.save(id);
        if (!made) throw new Error(`the design ${id} can't be read`);
        const { fileName, bytes, skipped } = made;
        const notes = skipped.length > 0 ? [DESIGN_MENU.missingInFile(skipped.length)] : [];
        return { fileName, file: new Blob([bytes], { type: BINARY }), notes };
      }),
    saveAll: () =>
      saveFile({ act: "saveAll" }, async (list) => {
        const made = await list.saveAll((share) => setDoing({ act: "saveAll", share }));
        const notes: string[] = [];
        if (made.incomplete.length > 0) notes.push(SHELF.incompleteInFile(made.incomplete));
        if (made.left.length > 0) notes.push(SHELF.leftOutOfFile(made.left));
        return { ...made, notes };
      }),
    openFile: (file: File) =>
      run(
        { act: "openFile" },
        async () => {
          const list = await loadDesigns();
          const outcome = await list.openFile(file, (share) => setDoing({ act: "openFile", share }));
          if (!outcome.ok) return DESIGN_MENU.notOpened(file.name, openFaultWords(outcome.fault));
          return outcome.left.length > 0 ? SHELF.notAdded(outcome.left) : undefined;
        },
        DESIGN_MENU.notRead(file.name),
      ),
  };
}
