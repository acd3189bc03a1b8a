import { proxy } from "valtio/vanilla";
import type { Design } from "../../shared/model/design.ts";
import type { NameField } from "../../shared/model/name-fields.ts";
import { OWN_KEY_PREFIX, readStorageEntries, withStorage } from "../store/mirror.ts";
import { waitToRetry } from "../ui/wait-to-retry.ts";
import { type EditingEnvironment, type EditingSession, type EditOutcome, loadOnce } from "./editing.ts";

const PREFIX = `${OWN_KEY_PREFIX}typed:`;

/** Keyed by `draftKey`. */
export type DraftTexts = Readonly<Record<string, string>>;

export interface DraftStatus {
  /** Whether a valid name isn't stored yet. */
  isPending: boolean;
  unfinished: readonly string[];
}

export type Drafts = ReturnType<typeof createDrafts>;

/** Omits the id of an unstored design, which a reload would change. */
export const draftKey = ({ id, revision }: Pick<Design, "id" | "revision">, field: string): string =>
  `${revision > 0 ? id : ""}:${field}`;

type Environment = Pick<EditingEnvironment, "storage" | "now">;

export function createDrafts(editingSession: EditingSession, { storage, now }: Environment) {
  const startedAt = now();
  const texts = proxy<Record<string, string>>({});

  const show = (key: string, text: string | null) => {
    if (text === null) delete texts[key];
    else texts[key] = text;
  };
  /** If storage is full, the text lasts as long as the page. */
  function put(key: string, text: string | null): void {
    show(key, text);
    withStorage(storage, (storage) =>
      text === null ? storage.removeItem(PREFIX + key) : storage.setItem(PREFIX + key, text),
    );
  }
  function take(key: string | null, text: string | null): void {
    if (key?.startsWith(PREFIX)) show(key.slice(PREFIX.length), text);
  }
  withStorage(storage, readStorageEntries)?.forEach((text, key) => {
    take(key, text);
  });
  const isAny = () => Object.keys(texts).length > 0;
  const status = proxy<DraftStatus>({ isPending: isAny(), unfinished: [] });

  const load = loadOnce(async () =>
    (await import("./draft-autosave.ts")).createNameAutosaver(editingSession, {
      storage,
      texts,
      status,
      put,
      startedAt,
    }),
  );
  /** Resolves to the failed outcome, if any. Rejects if code can't be loaded. */
  const flush = async (): Promise<EditOutcome | undefined> => (isAny() ? (await load()).flush() : undefined);
  const storeSoon = (): unknown =>
    load().then(
      ({ pause }) => pause(),
      () => {
        editingSession.setUnstored("notLoaded");
        void waitToRetry().then(storeSoon);
      },
    );
  // An earlier page may have left unstored names.
  void editingSession.ready.then(flush).catch(storeSoon);

  return {
    texts,
    status,
    put,
    take,
    flush,
    type({ id, at }: NameField, text: string): void {
      const { design } = editingSession.state;
      status.isPending = true;
      put(draftKey(design, id), text);
      // Stryker disable next-line StringLiteral: only the key counts.
      if (at) put(draftKey(design, at.category), "typed");
      storeSoon();
    },
  };
}
