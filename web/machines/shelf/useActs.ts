import { useState } from "react";
import { useLocation } from "wouter";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { loadDesigns, pictures } from "../../edit/app.ts";
import type { DesignList } from "../../edit/designs.ts";
import type { EditOutcomeFault } from "../../edit/editing.ts";
import { faultWords } from "../../edit/fault-words.ts";
import { openFaultWords } from "../../edit/open-file.ts";
import { BINARY, type Delivery, deliver, forget } from "../../files/download/deliver.ts";
import { DESIGN_MENU } from "../../messages/en/design-menu.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import type { ListedDesign } from "../../store/types.ts";
import { notify } from "../../ui/toast/notify.ts";
import { copyName } from "./copy-name.ts";
import { routeOf } from "./go-on.ts";
import { shownName } from "./shown-name.ts";
import { readDesign } from "./useShelfDesign.ts";

const { model } = ACTIVE;

/** What is being done, and to which design; absent for the shelf as a whole. */
export interface Busy {
  readonly act: "create" | "open" | "save" | "saveAll" | "openFile";
  readonly id?: string;
  /** How much of it is done, 0 to 1; absent where that is not known. */
  readonly share?: number;
}

/** An act that was refused. */
interface Refused {
  readonly ok: false;
  readonly fault: EditOutcomeFault;
}

/** A file that was saved, and what it lacks, in sentences. */
interface Saved {
  readonly delivery: Delivery;
  readonly notes: readonly string[];
}

/** A file that is to be saved. */
interface Made {
  readonly fileName: string;
  readonly file: Blob;
  readonly notes: readonly string[];
}

/** What is done on the shelf, one thing at a time, and what became of it. */
export function useActs(designs: readonly ListedDesign[]) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState<Busy>();
  const [problem, setProblem] = useState("");
  const [saved, setSaved] = useState<Saved>();
  const [renaming, setRenaming] = useState<string>();

  /** Runs one act; resolves to its outcome if it went well. */
  async function run<Done extends { readonly ok: true }>(
    what: Busy | undefined,
    act: (list: DesignList) => Promise<Done | Refused>,
    words: (why: string) => string,
  ): Promise<Done | undefined> {
    if (busy) return undefined;
    setBusy(what);
    setProblem("");
    try {
      const outcome = await act(await loadDesigns());
      if (outcome.ok) return outcome;
      setProblem(words(faultWords(outcome.fault)));
    } catch (fault) {
      console.error(fault);
      setProblem(words(SHELF.failed.unknown));
    } finally {
      setBusy(undefined);
    }
    return undefined;
  }

  async function save(what: Busy, make: (list: DesignList) => Promise<Made>) {
    if (busy) return;
    setBusy(what);
    setProblem("");
    try {
      const { fileName, file, notes } = await make(await loadDesigns());
      if (saved) forget(saved.delivery);
      setSaved({ delivery: deliver(file, fileName), notes });
    } catch (fault) {
      console.error("The file could not be made", fault);
      setProblem(SHELF.failed.save);
    }
    setBusy(undefined);
  }

  return {
    busy,
    problem,
    setProblem,
    saved,
    renaming,
    setRenaming,
    dismissSaved() {
      if (saved) forget(saved.delivery);
      setSaved(undefined);
    },

    async create() {
      const made = await run({ act: "create" }, (list) => list.create(), SHELF.failed.create);
      if (made) navigate(model.nameStep.route);
    },
    /** Opens a design and goes to a page; to where work on it goes on, if none is given. */
    async open(design: ListedDesign, page?: string) {
      const data = await readDesign(design.id).catch(() => null);
      const opened =
        design.isOpen ||
        (await run({ act: "open", id: design.id }, (list) => list.open(design.id), SHELF.failed.open));
      if (!opened) return;
      if (!design.isOpen) notify.success(SHELF.isOpened(shownName(model, design)), { survives: true });
      navigate(page ?? routeOf(model, data, pictures.isMissing));
    },
    /** Resolves to why it was not. */
    async rename(id: string, name: string): Promise<string | undefined> {
      const outcome = await (await loadDesigns()).rename(id, name);
      if (!outcome.ok) return SHELF.failed.rename(faultWords(outcome.fault));
      setRenaming(undefined);
      return undefined;
    },
    async duplicate({ id, name }: ListedDesign) {
      const taken = designs.map((each) => each.name);
      const copy = copyName(name || model.defaultMachineName, taken, model.nameStep.maxLength);
      const made = await run(undefined, (list) => list.duplicate(id, copy), SHELF.failed.duplicate);
      if (made) setRenaming(made.ids[0]);
    },
    remove: (ids: readonly string[]) => run(undefined, (list) => list.remove(ids), SHELF.failed.remove),
    /** Resolves to whether it was done. */
    async undo() {
      const undone = await run(undefined, (list) => list.undo(), SHELF.failed.undo);
      if (undone) notify.success(SHELF.undone);
      return undone !== undefined;
    },
    save: (id: string) =>
      save({ act: "save", id }, async (list) => {
        const made = await list.save(id);
        if (!made) throw new Error(`the design ${id} can't be read`);
        const { fileName, bytes, skipped } = made;
        const notes = skipped.length > 0 ? [DESIGN_MENU.missingInFile(skipped.length)] : [];
        return { fileName, file: new Blob([bytes], { type: BINARY }), notes };
      }),
    saveAll: () =>
      save({ act: "saveAll" }, async (list) => {
        const { fileName, file, left, incomplete } = await list.saveAll((share) =>
          setBusy({ act: "saveAll", share }),
        );
        const notes = [
          ...(incomplete.length > 0 ? [SHELF.incompleteInFile(incomplete)] : []),
          ...(left.length > 0 ? [SHELF.leftOutOfFile(left)] : []),
        ];
        return { fileName, file, notes };
      }),
    async openFile(file: File) {
      if (busy) return;
      setBusy({ act: "openFile" });
      setProblem("");
      try {
        const outcome = await (await loadDesigns()).openFile(file, (share) =>
          setBusy({ act: "openFile", share }),
        );
        if (!outcome.ok) setProblem(DESIGN_MENU.notOpened(file.name, openFaultWords(outcome.fault)));
        else if (outcome.left.length > 0) setProblem(SHELF.notAdded(outcome.left));
      } catch (fault) {
        console.error("The file could not be read", fault);
        setProblem(DESIGN_MENU.notRead(file.name));
      }
      setBusy(undefined);
    },
  };
}

export type Acts = ReturnType<typeof useActs>;
