import type { Edit } from "../picture/fit/edit.ts";
import type { Studio } from "../picture/fit/studio.ts";
import type { Baked, Overlay } from "./overlay.ts";

/** What is finished of an edit, and the picture alone that it was finished from. */
export interface Finished<Over> extends Baked {
  readonly of: Edit<Over>;
  readonly picture: Uint8Array<ArrayBuffer>;
}

/** Whether the picture itself lies as it lay: then only what stands on it is made anew. */
const isSamePicture = <Over>(one: Edit<Over>, other: Edit<Over>): boolean =>
  one.frame === other.frame && one.placement === other.placement && one.background === other.background;

/**
 * The frame's PNG with what stands on it, as it is shown and kept; undefined where it can't be made.
 *
 * @param last what was finished before, of which what still holds is used
 */
export async function finish<Over>(
  studio: Studio,
  edit: Edit<Over>,
  overlay: Overlay<Over> | undefined,
  last: Finished<Over> | undefined,
  signal: AbortSignal,
): Promise<Finished<Over> | undefined> {
  if (last?.of === edit) return last;
  const { frame, placement, background, over } = edit;
  const picture =
    last && isSamePicture(last.of, edit)
      ? last.picture
      : await studio.ask("render", { placement, frame, background });
  if (!picture || signal.aborted) return undefined;
  if (!overlay || overlay.isEmpty(over)) return { of: edit, picture, png: picture, boxes: {} };
  try {
    return { of: edit, picture, ...(await overlay.bake(picture, over, frame, signal)) };
  } catch (fault) {
    if (!signal.aborted) console.error("What stands on the picture could not be made", fault);
    return undefined;
  }
}
