import { useState } from "react";
import { useLocation } from "wouter";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { firstUnfinished, type IsMissing } from "../../shared/model/questions.ts";
import { loadDesigns, pictures } from "../edit/app.ts";
import type { DesignList } from "../edit/designs.ts";
import type { EditOutcomeFault } from "../edit/editing.ts";
import { faultWords } from "../edit/fault-words.ts";
import { openFaultWords } from "../edit/open-file.ts";
import { BINARY, type Delivery, deliver, forget } from "../files/deliver.ts";
import { DESIGN_MENU } from "../messages/en/design-menu.ts";
import { SHELF } from "../messages/en/shelf.ts";
import type { ListedDesign } from "../store/types.ts";
import { notify } from "../ui/toast/notify.ts";
import { copyName, listedName } from "./design-names.ts";
import { readDesign } from "./read-designs.ts";
import { useTask } from "./useTask.ts";

const { model } = ACTIVE;

export interface Busy {
  readonly act: "create" | "open" | "save" | "saveAll" | "openFile";
  readonly id?: string;
  /** Progress, 0 to 1. */
  readonly share?: number;
}

type Outcome<Done> =
  | (Done & { readonly ok: true })
  | { readonly ok: false; readonly fault: EditOutcomeFault };

/** A file, and sentences about what it lacks. */
interface DesignsFile {
  readonly fileName: string;
  readonly file: Blob;
  readonly notes: readonly string[];
}

/** Returns the page of the first unfinished step, or else of the review. */
export const nextRoute = (design: Design | null, isMissing: IsMissing): string =>
  (design && firstUnfinished(model, design, isMissing)?.config.route) ?? model.nameStep.route;

/** Acts on the shelf's designs, one at a time, and their outcome. */
export function useShelfActs(designs: readonly ListedDesign[]) {
  const [, navigate] = useLocation();
  const { doing: busy, setDoing, problem, setProblem, run } = useTask<Busy>();
  const [saved, setSaved] = useState<{ delivery: Delivery; notes: readonly string[] }>();
  const [renaming, setRenaming] = useState<string>();

  const dismissSaved = () => {
    if (saved) forget(saved.delivery);
    setSaved(undefined);
  };
  /** Resolves to whether it succeeded. */
  const act = <Done>(
    what: Busy | undefined,
    words: (why: string) => string,
    perform: (list: DesignList) => Promise<Outcome<Done>>,
    onDone: (done: Done) => void = () => {},
  ) =>
    run(
      what,
      async () => {
        const outcome = await perform(await loadDesigns());
        if (!outcome.ok) return words(faultWords(outcome.fault));
        onDone(outcome);
        return undefined;
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

    create: () =>
      act(
        { act: "create" },
        SHELF.failed.create,
        (list) => list.create(),
        () => navigate(model.nameStep.route),
      ),
    /** Opens a design and goes to a page, by default that of the first unfinished step. */
    async open(design: ListedDesign, page?: string) {
      const { id, isOpen } = design;
      const data = await readDesign(id).catch(() => null);
      if (!isOpen && !(await act({ act: "open", id }, SHELF.failed.open, (list) => list.open(id)))) return;
      if (!isOpen) notify.success(SHELF.isOpened(listedName(model, design)), { survives: true });
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
      const copy = copyName(name || model.defaultMachineName, taken, model.nameStep.maxLength);
      return act(
        undefined,
        SHELF.failed.duplicate,
        (list) => list.duplicate(id, copy),
        ({ ids }) => setRenaming(ids[0]),
      );
    },
    remove: (ids: readonly string[]) => act(undefined, SHELF.failed.remove, (list) => list.remove(ids)),
    undo: () =>
      act(
        undefined,
        SHELF.failed.undo,
        (list) => list.undo(),
        () => notify.success(SHELF.undone),
      ),
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
        const { incomplete, left } = made;
        const notes = [
          ...(incomplete.length > 0 ? [SHELF.incompleteInFile(incomplete)] : []),
          ...(left.length > 0 ? [SHELF.leftOutOfFile(left)] : []),
        ];
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

export type ShelfActs = ReturnType<typeof useShelfActs>;
