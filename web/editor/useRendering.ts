import { useEffect, useRef, useState } from "react";
import type { RenderedPicture } from "../picture/render-job.ts";
import type { Studio } from "../picture/threads.ts";
import { type Composition, isBare } from "./annotations.ts";
import type { Annotator, Beside } from "./annotator.ts";

export interface Rendering extends RenderedPicture {
  readonly of: Composition;
  readonly by: Annotator | undefined;
  /** A PNG without text and logo. */
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly beside?: Beside;
}

/**
 * Renders a composition; resolves to undefined if that fails.
 * @param last an earlier rendering, reused if it still holds
 */
export async function renderComposition(
  studio: Studio,
  composition: Composition,
  annotator: Annotator | undefined,
  last: Rendering | undefined,
  signal?: AbortSignal,
): Promise<Rendering | undefined> {
  if (last?.of === composition && last.by === annotator) return last;
  const { frame, placement, background } = composition;
  const isPlacedAsBefore =
    last?.of.frame === frame && last.of.placement === placement && last.of.background === background;
  const picture = isPlacedAsBefore
    ? last.picture
    : await studio.ask("render", { frame, placement, background });
  if (!picture || signal?.aborted) return undefined;
  const rendering = { of: composition, by: annotator, picture, png: picture };
  if (!annotator || isBare(composition)) return rendering;
  try {
    return { ...rendering, ...(await annotator.render(picture, composition, signal)) };
  } catch (fault) {
    if (!signal?.aborted) console.error("Text and logo could not be drawn", fault);
    return undefined;
  }
}

/**
 * Returns the last rendering if there is text or a logo; a picture alone is painted directly. It follows the
 * composition, one rendering at a time.
 */
export function useRendering(
  studio: Studio,
  composition: Composition,
  annotator: Annotator | undefined,
): (Rendering & { readonly bitmap: ImageBitmap }) | undefined {
  const [last, setLast] = useState<Rendering & { readonly bitmap: ImageBitmap }>();
  const [failed, setFailed] = useState<Composition>();
  const [isBusy, setBusy] = useState(false);
  const mounted = useRef(new AbortController());
  useEffect(() => {
    mounted.current = new AbortController();
    return () => mounted.current.abort();
  }, []);
  useEffect(() => () => last?.bitmap.close(), [last]);

  const isWanted = annotator !== undefined && !isBare(composition);
  const isDue = failed !== composition && (last?.of !== composition || last.by !== annotator);
  useEffect(() => {
    if (!isWanted || !isDue || isBusy) return;
    setBusy(true);
    const { signal } = mounted.current;
    const work = async () => {
      const rendering = await renderComposition(studio, composition, annotator, last, signal);
      const bitmap = rendering && (await createImageBitmap(new Blob([rendering.png])));
      if (signal.aborted) return bitmap?.close();
      if (bitmap) setLast({ ...rendering, bitmap });
      else setFailed(composition);
      setBusy(false);
    };
    void work();
  });
  return isWanted ? last : undefined;
}

/** Returns the background that shows around the picture. It follows the composition with a delay. */
export function useBackground(studio: Studio, composition: Composition): ImageBitmap | undefined {
  const [shown, setShown] = useState<ImageBitmap>();
  const { frame, placement, background } = composition;
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the placement matters
  useEffect(() => {
    let isOver = false;
    void studio.ask("background", { placement, frame, background }).then((bitmap) => {
      if (isOver) bitmap?.close();
      else setShown(bitmap);
    });
    return () => {
      isOver = true;
    };
  }, [studio, frame, background, placement.quarters, placement.mirrored]);
  useEffect(() => () => shown?.close(), [shown]);
  return shown;
}
