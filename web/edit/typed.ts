import { proxy } from "valtio/vanilla";
import type { Design } from "../../shared/model/design.ts";
import type { NameField } from "../../shared/model/name-fields.ts";
import { entriesIn, OWN_KEY_PREFIX } from "../store/mirror.ts";
import { attemptStorage } from "../store/records.ts";
import { nextAct } from "../ui/next-act.ts";
import { type Editing, type EditingEnvironment, type EditOutcome, loadOnce } from "./editing.ts";

const PREFIX = `${OWN_KEY_PREFIX}typed:`;

/** By design and field, as in `typedKey`. */
export type TypedTexts = Readonly<Record<string, string>>;

export interface TypedStatus {
  /** Whether a valid name isn't stored yet. */
  isPending: boolean;
  /** Steps of the open design with a name that can't be stored as it is. */
  unfinished: readonly string[];
}

export type Typed = ReturnType<typeof createTyped>;

/** Contains no id if the design was never stored, since it would get another one after a reload. */
export const typedKey = ({ id, revision }: Pick<Design, "id" | "revision">, field: string): string =>
  `${revision > 0 ? id : ""}:${field}`;

/**
 * Names as they are typed. `typed-write.ts` stores a valid one after a short pause, and on leaving. Until then, and
 * while it isn't valid, it is kept here and in localStorage.
 */
export function createTyped(editing: Editing, { storage, now }: Pick<EditingEnvironment, "storage" | "now">) {
  const startedAt = now();
  const texts = proxy<Record<string, string>>({});

  const show = (key: string, text: string | null) => {
    if (text === null) delete texts[key];
    else texts[key] = text;
  };
  /** Without room in localStorage, the text lasts as long as the page. */
  function put(key: string, text: string | null): void {
    show(key, text);
    attemptStorage(() =>
      text === null ? storage?.removeItem(PREFIX + key) : storage?.setItem(PREFIX + key, text),
    );
  }
  /** Shows a text that was read from localStorage. */
  function take(key: string | null, text: string | null): void {
    if (key?.startsWith(PREFIX)) show(key.slice(PREFIX.length), text);
  }
  const entries = storage && attemptStorage(() => entriesIn(storage));
  entries?.forEach((text, key) => {
    take(key, text);
  });
  const isAny = () => Object.keys(texts).length > 0;
  const status = proxy<TypedStatus>({ isPending: isAny(), unfinished: [] });

  const load = loadOnce(async () =>
    (await import("./typed-write.ts")).createTypedWriter(editing, { texts, status, put, startedAt }),
  );
  /** Stores valid names. Resolves to the outcome that failed, if any; rejects if code can't be loaded. */
  const flush = async (): Promise<EditOutcome | undefined> => (isAny() ? (await load()).flush() : undefined);
  /** Stores after a pause. Tries again on the visitor's next act if code can't be loaded. */
  const storeSoon = (): unknown =>
    load().then(
      ({ pause }) => pause(),
      () => {
        editing.setUnstored("notLoaded");
        void nextAct().then(storeSoon);
      },
    );
  // A page that was closed during the pause may have left names.
  void editing.ready.then(flush).catch(storeSoon);

  return {
    texts,
    status,
    put,
    take,
    flush,
    type({ id, at }: NameField, text: string): void {
      const { design } = editing.state;
      status.isPending = true;
      put(typedKey(design, id), text);
      if (at) put(typedKey(design, at.category), "typed");
      storeSoon();
    },
  };
}
