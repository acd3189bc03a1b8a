import { useEffect, useRef, useState } from "react";
import type { Studio } from "../picture/threads.ts";
import { isEmpty, type PictureEdit } from "./annotations.ts";
import type { Annotator, Drawn } from "./annotator.ts";

/** The PNG of an edit, with its text and logo, and the picture alone that it was made from. */
export interface Finished extends Drawn {
  readonly of: PictureEdit;
  readonly by: Annotator | undefined;
  readonly picture: Uint8Array<ArrayBuffer>;
}

interface Shown extends Finished {
  readonly bitmap: ImageBitmap;
}

const BARE = { boxes: {}, beside: new Map() };

const isSamePicture = (one: PictureEdit, other: PictureEdit): boolean =>
  one.frame === other.frame && one.placement === other.placement && one.background === other.background;

/**
 * Makes the frame's PNG, as it is shown and kept; undefined if it can't be made.
 *
 * @param last what was finished before; what still holds of it is used again
 */
export async function finish(
  studio: Studio,
  edit: PictureEdit,
  annotator: Annotator | undefined,
  last: Finished | undefined,
  signal: AbortSignal,
): Promise<Finished | undefined> {
  if (last?.of === edit && last.by === annotator) return last;
  const { frame, placement, background } = edit;
  const picture =
    last && isSamePicture(last.of, edit)
      ? last.picture
      : await studio.ask("render", { placement, frame, background });
  if (!picture || signal.aborted) return undefined;
  const made = { of: edit, by: annotator, picture };
  if (!annotator || isEmpty(edit)) return { ...made, ...BARE, png: picture };
  try {
    return { ...made, ...(await annotator.draw(picture, edit, signal)) };
  } catch (fault) {
    if (!signal.aborted) console.error("Text and logo could not be drawn", fault);
    return undefined;
  }
}

/**
 * Returns the last edit that was finished, to be shown, if it has text or a logo. It is made again, one at a time, as
 * the visitor changes it. A picture alone needs none: it is shown as it is placed.
 */
export function useFinished(
  studio: Studio,
  edit: PictureEdit,
  annotator: Annotator | undefined,
): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  const wanted = useRef({ edit, annotator });
  wanted.current = { edit, annotator };
  const last = useRef<Shown>(undefined);
  const isAtWork = useRef(false);
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
        const { edit: next, annotator: by } = wanted.current;
        const before = last.current;
        if (signal.aborted || !by || isEmpty(next) || (before?.of === next && before.by === by)) break;
        const made = await finish(studio, next, by, before, signal);
        if (!made || signal.aborted) break;
        const bitmap = await createImageBitmap(new Blob([made.png], { type: "image/png" }));
        if (signal.aborted) return bitmap.close();
        last.current = { ...made, bitmap };
        setShown(last.current);
        before?.bitmap.close();
      }
      isAtWork.current = false;
    };
    if (!isAtWork.current) void work();
  }, [studio, edit, annotator]);
  return annotator && !isEmpty(edit) ? shown : undefined;
}
