import { useEffect, useState } from "react";
import { type Look, lookPictures } from "../../shared/machine/looks.ts";
import type { ListCategory } from "../../shared/machine/types.ts";
import type { Said } from "../recipes/words-at.ts";
import type { LookPictures, Screen } from "./look-pictures.ts";

/** One screen in the walk through a look: a screen with slots, or a list's first picture. */
export type Turn = Screen | { readonly category: ListCategory };

/** What of a turn is shown: the addresses of its pictures, by slot; a list's under its only place. */
export interface ShownTurn {
  readonly turn: Turn;
  readonly urls: ReadonlyMap<string, string>;
}

interface Wanted {
  readonly look: Look;
  readonly turn: Turn | undefined;
  /** Made ready ahead. */
  readonly next?: Turn | undefined;
  readonly said: Said;
  readonly pictures: LookPictures;
}

/**
 * A look's pictures for a turn, once all of them are lettered and decoded; until then what was shown before.
 * `isFailed` where there is nothing to show.
 */
export function useLookScreen({ look, turn, next, said, pictures }: Wanted) {
  const [shown, setShown] = useState<ShownTurn>();
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (!turn) return;
    let isOver = false;
    ready(look, turn, said, pictures).then(
      (urls) => {
        if (isOver) return;
        setShown({ turn, urls });
        setIsFailed(false);
        if (next) void ready(look, next, said, pictures).catch(() => {});
      },
      () => !isOver && setIsFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [look, turn, next, said, pictures]);
  return { shown, isFailed: isFailed && !shown };
}

async function ready(
  look: Look,
  turn: Turn,
  said: Said,
  pictures: LookPictures,
): Promise<Map<string, string>> {
  const urls =
    "pictures" in turn
      ? await pictures.addresses(look, turn, said)
      : new Map(
          turn.category.arrangements[0].places.flatMap(({ slot }) => {
            const [first] = lookPictures(look, turn.category);
            return first ? [[slot, first] as const] : [];
          }),
        );
  await Promise.all(
    [...urls.values()].map((url) => {
      const image = new Image();
      image.src = url;
      return image.decode();
    }),
  );
  return urls;
}
