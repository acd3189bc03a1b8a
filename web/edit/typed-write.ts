import { subscribe } from "valtio/vanilla";
import type { Design } from "../../shared/model/design.ts";
import { type EditResult, refuseEdit } from "../../shared/model/edit.ts";
import { isNameValid, listNameFields, type NameField, nameIn } from "../../shared/model/name-fields.ts";
import { nameSlots, renameMachine } from "../../shared/model/texts.ts";
import type { Editing, EditOutcome } from "./editing.ts";
import { type Typed, type TypedStatus, type TypedTexts, typedKey } from "./typed.ts";

const PAUSE_MS = 400;

type Named = Pick<Design, "id" | "revision" | "name" | "names">;

interface TypedNames {
  readonly texts: Record<string, string>;
  readonly status: TypedStatus;
  put(key: string, text: string | null): void;
  readonly startedAt: number;
}

/** Loaded when the first name is typed. */
export function createNameAutosaver(
  { machine, state, store, edit, setUnstored }: Editing,
  { texts, status, put, startedAt }: TypedNames,
) {
  const { model } = machine;
  const fields = listNameFields(model);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isComposing = false;
  let writing: Promise<EditOutcome | undefined> = Promise.resolve(undefined);

  async function write(owner: string, given: readonly NameField[]): Promise<EditOutcome> {
    const typed = new Map(given.map((field) => [field, texts[`${owner}:${field.id}`] ?? ""]));
    const category = given[0]?.at?.category;
    // Only the names of slots appear on pictures.
    const loading = category === undefined ? [] : Promise.all([machine.looks(), machine.wordTable()]);
    const [looks, words] = await Promise.resolve(loading).catch(() => []);
    const materials = looks && words && { looks, words };
    if (category !== undefined && !materials) return { ok: false, fault: "notLoaded" };
    let after: EditResult | undefined;
    const outcome = await edit(
      owner || state.design.id,
      { offer: category === undefined ? { kind: "rename" } : { kind: "names", category } },
      (design) => {
        // Another page may have opened another design.
        if (owner === "" && isOther(design)) return refuseEdit("gone");
        const names = [...typed].map(([{ at }, text]) => [at?.slot ?? "", text] as const);
        after =
          category === undefined || !materials
            ? renameMachine(model, design, names[0]?.[1] ?? "")
            : nameSlots(model, design, { [category]: Object.fromEntries(names) }, materials);
        return after;
      },
      { group: `typed ${given.map(({ id }) => id)}` },
    );
    const id = outcome.ok && after && "id" in after ? after.id : owner;
    for (const [field, text] of typed) {
      const key = `${id}:${field.id}`;
      const isStored = outcome.ok && texts[key] === text && text === cleaned(text);
      if (isStored || (!outcome.ok && outcome.fault === "gone" && owner !== "")) put(key, null);
    }
    return outcome;
  }
  /** Whether a design was stored before this page was opened, and so can't be the new one that it shows. */
  const isOther = ({ timestamp }: Design) => timestamp !== "" && Number(timestamp) < startedAt;

  async function writeAll(isLeaving: boolean): Promise<EditOutcome | undefined> {
    const groups = new Map<string, { owner: string; given: NameField[] }>();
    for (const key of Object.keys(texts)) {
      const [owner = "", id] = key.split(":");
      const field = fields.find((each) => each.id === id);
      const text = texts[key] ?? "";
      const isShown = owner === typedKey(state.design, "").slice(0, -1);
      // A name without an id belongs to a design that isn't stored yet.
      if (!field || !isNameValid(text, field) || (owner === "" && !isShown)) continue;
      if (isShown && cleaned(text) === nameIn(state.design, field)) {
        if (isLeaving || text === cleaned(text)) put(key, null);
        continue;
      }
      const group = `${owner}:${field.at?.category}`;
      const { given = [] } = groups.get(group) ?? {};
      groups.set(group, { owner, given: [...given, field] });
    }
    let failed: EditOutcome | undefined;
    for (const { owner, given } of groups.values()) {
      const outcome = await write(owner, given);
      if (!outcome.ok) failed = outcome;
      setUnstored(outcome.ok || outcome.fault === "gone" ? null : outcome.fault);
    }
    return failed;
  }
  function flush(isLeaving = true): Promise<EditOutcome | undefined> {
    clearTimeout(timer);
    writing = writing.then(() => writeAll(isLeaving));
    return writing;
  }
  function pause(): void {
    clearTimeout(timer);
    timer = setTimeout(() => (isComposing ? pause() : flush(false)), PAUSE_MS);
  }

  /** A new design gets its id when it is stored. */
  function adopt(): void {
    const { design } = store.snapshot;
    if (design.revision === 0 || isOther(design)) return;
    for (const [key, text] of Object.entries(texts))
      if (key.startsWith(":")) {
        put(key, null);
        put(design.id + key, text);
      }
  }
  function tell(): void {
    const names = unsavedNames(texts, fields, state.design);
    const unfinished = names.flatMap(({ id, at, isValid }) => (isValid ? [] : (at?.category ?? id)));
    Object.assign(status, { isPending: names.some(({ isValid }) => isValid), unfinished });
  }
  /** Called only on loading, since later removals can be undone. */
  async function forgetRemoved(): Promise<void> {
    const keys = Object.keys(texts);
    await store.ready;
    if (!store.isStored) return;
    const listed = (await store.list()).map(({ id }) => id);
    for (const key of keys) {
      const [owner = ""] = key.split(":");
      const isKept = owner === "" || owner === state.design.id || listed.includes(owner);
      if (!isKept && !(await store.read(owner))) put(key, null);
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

const cleaned = (text: string): string => text.trim().toWellFormed();

export const unsavedNames = (texts: TypedTexts, fields: readonly NameField[], design: Named) =>
  fields.flatMap((field) => {
    const text = texts[typedKey(design, field.id)];
    if (text === undefined || cleaned(text) === nameIn(design, field)) return [];
    return { ...field, text, isValid: isNameValid(text, field) };
  });

export function dropTyped(
  { texts, put }: Typed,
  fields: readonly NameField[],
  design: Named,
  isOld: (field: NameField, text: string) => boolean = () => true,
): void {
  for (const field of fields) {
    const key = typedKey(design, field.id);
    const text = texts[key];
    if (text !== undefined && isOld(field, text)) put(key, null);
  }
}

export const confirmTyped = ({ put }: Typed, design: Named, category: string): void =>
  put(typedKey(design, category), null);

export const isUnconfirmed = ({ texts }: Typed, design: Named, category: string): boolean =>
  typedKey(design, category) in texts;
