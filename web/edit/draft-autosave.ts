import { subscribe } from "valtio/vanilla";
import type { Design } from "../../shared/model/design.ts";
import { type EditResult, refuseEdit } from "../../shared/model/edit.ts";
import { isNameValid, listNameFields, type NameField, nameOfField } from "../../shared/model/name-fields.ts";
import { nameSlots, renameMachine } from "../../shared/model/texts.ts";
import { OWN_KEY_PREFIX, withStorage } from "../store/mirror.ts";
import { type DraftStatus, type Drafts, type DraftTexts, draftKey } from "./drafts.ts";
import type { EditingEnvironment, EditingSession, EditOutcome, EditOutcomeFault } from "./editing.ts";
import { loadDefaultImageMaterials } from "./materials.ts";

const PAUSE_MS = 400;
/** Stores a new design's id until the design itself is stored. */
const DRAFT = `${OWN_KEY_PREFIX}draft`;

type Named = Pick<Design, "id" | "revision" | "name" | "names">;

interface AutosaveContext extends Pick<EditingEnvironment, "storage"> {
  readonly texts: Record<string, string>;
  readonly status: DraftStatus;
  put(key: string, text: string | null): void;
  readonly startedAt: number;
}

interface NameGroup {
  /** The design's id, or empty if the design was never stored. */
  readonly owner: string;
  readonly category: string | undefined;
  readonly names: ReadonlyMap<NameField, string>;
}

export function createNameAutosaver(
  { machine, state, store, edit, setUnstored }: EditingSession,
  { storage, texts, status, put, startedAt }: AutosaveContext,
) {
  const { model } = machine;
  const fields = listNameFields(model);
  /** The id of the design that an earlier page may have been storing when it closed. */
  const earlier = withStorage(storage, (storage) => storage.getItem(DRAFT));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isComposing = false;
  let writing: Promise<EditOutcome | undefined> = Promise.resolve(undefined);

  /** Slot names appear on pictures, whose rendering needs materials. */
  async function createChange({ category, names }: NameGroup): Promise<(design: Design) => EditResult> {
    if (category === undefined) {
      // Stryker disable next-line StringLiteral: only for types.
      const [name = ""] = names.values();
      return (design) => renameMachine(model, design, name);
    }
    // Stryker disable next-line OptionalChaining: only for types.
    const slots = Object.fromEntries([...names].map(([{ at, id }, text]) => [at?.slot ?? id, text]));
    const materials = await loadDefaultImageMaterials();
    return (design) => nameSlots(model, design, { [category]: slots }, materials);
  }
  async function write(group: NameGroup, isLeaving: boolean): Promise<EditOutcome> {
    const { owner, category, names } = group;
    const change = await createChange(group).catch(console.warn);
    if (!change) return { ok: false, fault: "notLoaded" };
    let id = owner;
    const outcome = await edit(
      owner || state.design.id,
      { offer: category === undefined ? { kind: "rename" } : { kind: "names", category } },
      (design) => {
        if (owner === "" && isOther(design)) return refuseEdit("gone");
        id = design.id;
        return change(design);
      },
      { group: `typed ${[...names.keys()].map(({ id }) => id)}` },
    );
    for (const [field, text] of names) {
      const key = `${id}:${field.id}`;
      const isDone = outcome.ok
        ? isLeaving || text === cleaned(text)
        : outcome.fault === "gone" && owner !== "";
      if (isDone && texts[key] === text) put(key, null);
    }
    return outcome;
  }
  /** Whether the design is older than this page, and so isn't its new one. */
  const isOther = ({ id, timestamp }: Design) =>
    timestamp !== "" &&
    id !== earlier &&
    // Stryker disable next-line EqualityOperator: ties don't matter.
    Number(timestamp) < startedAt;

  /** Lists names to store, by design and category. Drops those already stored. */
  function listGroups(isLeaving: boolean): ReadonlyMap<string, NameGroup> {
    const groups = new Map<string, NameGroup>();
    for (const [key, text] of Object.entries(texts)) {
      const { owner, id } = parseDraftKey(key);
      const field = fields.find((each) => each.id === id);
      const isShown = owner === draftKey(state.design, "").slice(0, -1);
      if (!field || !isNameValid(text, field) || (owner === "" && !isShown)) continue;
      if (isShown && cleaned(text) === nameOfField(state.design, field)) {
        if (isLeaving || text === cleaned(text)) put(key, null);
        continue;
      }
      const category = field.at?.category;
      const group = `${owner}:${category}`;
      const names = new Map(groups.get(group)?.names).set(field, text);
      groups.set(group, { owner, category, names });
    }
    return groups;
  }
  async function writeAll(isLeaving: boolean): Promise<EditOutcome | undefined> {
    const tried = new Set<string>();
    let failed: EditOutcome | undefined;
    let unstored: EditOutcomeFault | null = null;
    for (;;) {
      // Names and ids may change during a write.
      const next = [...listGroups(isLeaving)].find(([id]) => !tried.has(id));
      if (!next) return failed;
      const [id, group] = next;
      tried.add(id);
      const outcome = await write(group, isLeaving);
      if (!outcome.ok) {
        failed = outcome;
        if (outcome.fault !== "gone") unstored = outcome.fault;
      }
      setUnstored(unstored);
    }
  }
  function flush(isLeaving = true): Promise<EditOutcome | undefined> {
    writing = writing.then(() => writeAll(isLeaving));
    return writing;
  }
  function pause(): void {
    const { id, revision } = state.design;
    if (revision === 0) withStorage(storage, (storage) => storage.setItem(DRAFT, id));
    clearTimeout(timer);
    timer = setTimeout(() => (isComposing ? pause() : flush(false)), PAUSE_MS);
  }

  /** Once a new design is stored, moves what was typed for it to keys with its id. */
  function adopt(): void {
    const { design } = store.snapshot;
    if (design.revision === 0 || isOther(design)) return;
    for (const [key, text] of Object.entries(texts))
      if (key.startsWith(":")) {
        put(key, null);
        put(design.id + key, text);
      }
    withStorage(storage, (storage) => storage.removeItem(DRAFT));
  }
  function tell(): void {
    const names = findUnsavedNames(texts, fields, state.design);
    const unfinished = names.flatMap(({ id, at, isValid }) => (isValid ? [] : (at?.category ?? id)));
    Object.assign(status, { isPending: names.some(({ isValid }) => isValid), unfinished });
  }
  /** Called only on load, since later removals can be undone. */
  async function forgetRemoved(): Promise<void> {
    const keys = Object.keys(texts);
    await store.ready;
    if (!store.isStored) return;
    const listed = (await store.list()).map(({ id }) => id);
    for (const key of keys) {
      const { owner } = parseDraftKey(key);
      // `list` omits empty designs, and `read` those that can't be read.
      if (owner !== "" && !listed.includes(owner) && !(await store.read(owner))) put(key, null);
    }
  }
  void forgetRemoved().catch(console.warn);

  const follow = () => {
    adopt();
    tell();
  };
  store.subscribe(follow);
  subscribe(texts, tell, true);
  follow();

  // wouter announces navigation with events named after the methods of `history`.
  for (const event of ["focusout", "visibilitychange", "pagehide", "popstate", "pushState", "replaceState"])
    addEventListener(event, () => void flush());
  for (const event of ["compositionstart", "compositionend"])
    addEventListener(event, () => {
      isComposing = event === "compositionstart";
    });

  return { pause, flush: () => flush() };
}

function parseDraftKey(key: string): { readonly owner: string; readonly id: string } {
  const at = key.indexOf(":");
  return { owner: key.slice(0, at), id: key.slice(at + 1) };
}

const cleaned = (text: string): string => text.trim().toWellFormed();

export const findUnsavedNames = (texts: DraftTexts, fields: readonly NameField[], design: Named) =>
  fields.flatMap((field) => {
    const text = texts[draftKey(design, field.id)];
    if (text === undefined || cleaned(text) === nameOfField(design, field)) return [];
    return { ...field, text, isValid: isNameValid(text, field) };
  });

export function discardDrafts(
  { texts, put }: Drafts,
  fields: readonly NameField[],
  design: Named,
  isOld: (field: NameField, text: string) => boolean = () => true,
): void {
  for (const field of fields) {
    const key = draftKey(design, field.id);
    const text = texts[key];
    if (text !== undefined && isOld(field, text)) put(key, null);
  }
}

export const confirmNames = ({ put }: Drafts, design: Named, category: string): void =>
  put(draftKey(design, category), null);

export const hasUnconfirmedNames = ({ texts }: Drafts, design: Named, category: string): boolean =>
  draftKey(design, category) in texts;
