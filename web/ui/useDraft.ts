import { useState } from "react";

type Draft = Readonly<Record<string, string>>;

const NONE: Draft = {};
const drafts = new Map<string, Draft>();

/** Keeps text typed in a dialog that is closed by mistake. */
export function useDraft(key: string) {
  const [draft, setDraft] = useState(() => drafts.get(key) ?? NONE);
  return {
    draft,
    change(next: Draft): void {
      drafts.set(key, next);
      setDraft(next);
    },
    drop: () => void drafts.delete(key),
  };
}
