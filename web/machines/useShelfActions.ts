import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { groups } from "#messages/formats.ts";
import { SHELF } from "#messages/shelf.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { findFirstUnfinishedStep, type IsPictureMissing } from "../../shared/model/questions.ts";
import { loadDesignShelf, pictures } from "../edit/app.ts";
import type { AddDesignsOutcome, DesignShelf } from "../edit/designs.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { formatPlaceName } from "../edit/omissions.ts";
import { openFaultMessage } from "../edit/open-file.ts";
import { BINARY_TYPE, type Delivery, deliverFile, releaseDelivery } from "../files/deliver.ts";
import type { ListedDesign } from "../store/types.ts";
import { isFocusLost } from "../ui/is-focus-lost.ts";
import { notify } from "../ui/toast/notify.ts";
import { createCopyName, displayNameOf, listedName } from "./listed-designs.ts";
import { loadDesign } from "./stored-designs.tsx";
import { useTask } from "./useTask.tsx";

const { model } = ACTIVE;

interface Busy {
  readonly act: "create" | "open" | "save" | "saveAll" | "openFile";
  readonly id?: string;
  /** From 0 to 1. */
  readonly share?: number;
}

export const nextRouteOf = (design: Design | null, isMissing: IsPictureMissing): string =>
  (design && findFirstUnfinishedStep(model, design, isMissing)?.config.route) ?? model.nameStep.route;

export type ShelfActions = ReturnType<typeof useShelfActions>;

export function useShelfActions() {
  const [, navigate] = useLocation();
  const { doing: busy, setDoing, problem, setProblem, run } = useTask<Busy>();
  const [saved, setSaved] = useState<{ delivery: Delivery; notes: readonly string[] }>();
  const [renaming, setRenaming] = useState<string>();

  useEffect(() => () => saved && releaseDelivery(saved.delivery), [saved]);
  const act = (
    kind: "create" | "open" | "duplicate" | "remove" | "update" | "undo",
    perform: (list: DesignShelf) => Promise<AddDesignsOutcome | EditOutcome>,
    what?: Busy,
  ) => {
    const words = SHELF.failed[kind];
    const task = async () => {
      const outcome = await perform(await loadDesignShelf());
      return outcome.ok ? undefined : words(faultMessage(outcome.fault));
    };
    return run(what, task, words(SHELF.failed.unknown));
  };
  const show = (file: Blob, name: string, notes: readonly string[]) => {
    setSaved({ delivery: deliverFile(file, name), notes });
    return undefined;
  };

  return {
    busy,
    problem,
    setProblem,
    saved,
    dismissSaved: () => setSaved(undefined),
    renaming,
    setRenaming,

    async create() {
      const isMade = await act("create", (list) => list.create(), { act: "create" });
      if (isMade) navigate(model.nameStep.route);
    },
    async open(design: ListedDesign, page?: string) {
      const { id, isOpen } = design;
      const data = await loadDesign(id).catch(() => null);
      if (!isOpen) {
        if (!(await act("open", (list) => list.open(id), { act: "open", id }))) return;
        notify.success(SHELF.isOpened(listedName(design)), { survives: true });
      }
      navigate(page ?? nextRouteOf(data, pictures.isMissing));
    },
    /** Resolves to an error message on failure. */
    async rename(id: string, name: string): Promise<string | undefined> {
      const outcome = await (await loadDesignShelf()).rename(id, name);
      if (!outcome.ok) return SHELF.failed.rename(faultMessage(outcome.fault));
      setRenaming(undefined);
      return undefined;
    },
    duplicate({ id, name }: ListedDesign) {
      return act("duplicate", async (list) => {
        const taken = (await list.list()).map((each) => each.name);
        const outcome = await list.duplicate(id, createCopyName(name || model.defaultMachineName, taken));
        if (outcome.ok) setRenaming(outcome.ids[0]);
        return outcome;
      });
    },
    update: (namesakes: ReadonlyMap<string, string>) => act("update", (list) => list.update(namesakes)),
    remove: (ids: readonly string[]) => act("remove", (list) => list.remove(ids)),
    async undo() {
      const isUndone = await act("undo", (list) => list.undo());
      if (isUndone) notify.success(SHELF.undone);
      return isUndone;
    },
    save({ id }: ListedDesign) {
      const task = async () => {
        const made = await (await loadDesignShelf()).save(id);
        if (!made) throw new Error(`Failed to read design ${id}`);
        const { fileName, bytes, notes } = made;
        return show(new Blob([bytes], { type: BINARY_TYPE }), fileName, notes);
      };
      return run({ act: "save", id }, task, SHELF.failed.save);
    },
    saveAll() {
      const task = async () => {
        const list = await loadDesignShelf();
        const made = await list.saveAll((share) => setDoing({ act: "saveAll", share }));
        const { fileName, file, incomplete, omitted, withoutOriginal, hasWholeTables } = made;
        const notes = incomplete.length > 0 ? [SHELF.incompleteInFile(incomplete.map(displayNameOf))] : [];
        if (!hasWholeTables) notes.push(DESIGN_MENU.tableIncomplete);
        const places = withoutOriginal.map(
          ({ design, ...ref }) => `${formatPlaceName(model, design, ref)} (${displayNameOf(design.name)})`,
        );
        if (places.length > 0) notes.push(DESIGN_MENU.withoutOriginals(groups(places)));
        if (omitted.length > 0) notes.push(SHELF.leftOutOfFile(omitted.map(displayNameOf)));
        return show(file, fileName, notes);
      };
      return run({ act: "saveAll" }, task, SHELF.failed.save);
    },
    openFiles(files: readonly File[]) {
      const [first] = files;
      if (!first) return;
      const task = async () => {
        const list = await loadDesignShelf();
        const outcome = await list.openFiles(files, (share) => setDoing({ act: "openFile", share }));
        if (!outcome.ok) return DESIGN_MENU.notOpened(first.name, openFaultMessage(outcome.fault));
        return outcome.unreadable.length > 0 ? SHELF.notAdded(outcome.unreadable) : undefined;
      };
      return run({ act: "openFile" }, task, DESIGN_MENU.notRead(first.name));
    },
  };
}

export function useFocusAfterUndo(
  page: RefObject<HTMLElement | null>,
  designs: readonly ListedDesign[],
  undo: () => Promise<boolean>,
): () => Promise<void> {
  const versionOf = ({ name, changedAt }: ListedDesign) => `${changedAt} ${name}`;
  /** Versions before the undo, until the list reflects it. */
  const before = useRef<ReadonlyMap<string, string>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the list matters
  useEffect(() => {
    const known = before.current;
    if (!known) return;
    const other =
      designs.find(({ id }) => !known.has(id)) ??
      designs.find((each) => known.get(each.id) !== versionOf(each));
    if (!other && designs.length === known.size) return;
    before.current = undefined;
    if (!isFocusLost()) return;
    const buttonOf = (card: string) => page.current?.querySelector<HTMLElement>(`${card} button`);
    const own = other && buttonOf(`[data-design="${CSS.escape(other.id)}"]`);
    (own ?? buttonOf("[data-design]") ?? document.getElementById("main"))?.focus();
  }, [designs]);
  return async () => {
    before.current = new Map(designs.map((each) => [each.id, versionOf(each)]));
    if (!(await undo())) before.current = undefined;
  };
}
