import { useEffect, useRef, useState } from "react";
import type { Edit } from "../picture/fit/edit.ts";
import type { Studio } from "../picture/fit/studio.ts";
import { type Finished, finish } from "./finish.ts";
import type { Overlay } from "./overlay.ts";

/** A finished edit to be shown. */
export interface ShownFinished<Over> extends Finished<Over> {
  readonly bitmap: ImageBitmap;
}

/**
 * The last edit that was finished, where anything stands on the picture: made anew, one at a time, while the
 * visitor changes it. Without anything on it the picture itself is shown as it is placed.
 */
export function useFinished<Over>(
  studio: Studio,
  edit: Edit<Over>,
  overlay: Overlay<Over> | undefined,
): ShownFinished<Over> | undefined {
  const [shown, setShown] = useState<ShownFinished<Over>>();
  const wanted = useRef({ edit, overlay });
  wanted.current = { edit, overlay };
  const isAtWork = useRef(false);
  const last = useRef<ShownFinished<Over>>(undefined);
  const ended = useRef(new AbortController());

  useEffect(() => {
    ended.current = new AbortController();
    return () => {
      ended.current.abort();
      last.current?.bitmap.close();
      last.current = undefined;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is read when there is time for it
  useEffect(() => {
    const { signal } = ended.current;
    const work = async () => {
      isAtWork.current = true;
      for (;;) {
        const { edit: next, overlay: over } = wanted.current;
        if (signal.aborted || !over || over.isEmpty(next.over) || last.current?.of === next) break;
        const made = await finish(studio, next, over, last.current, signal);
        if (!made || signal.aborted) break;
        const bitmap = await createImageBitmap(new Blob([made.png], { type: "image/png" }));
        if (signal.aborted) return bitmap.close();
        const before = last.current;
        last.current = { ...made, bitmap };
        setShown(last.current);
        before?.bitmap.close();
      }
      isAtWork.current = false;
    };
    if (!isAtWork.current) void work();
  }, [studio, edit, overlay]);
  return overlay && !overlay.isEmpty(edit.over) ? shown : undefined;
}
