import { useEffect, useState } from "react";
import { type Look, lookPictures } from "../../shared/machine/looks.ts";
import { arrangementFor } from "../../shared/machine/questions.ts";
import type { Arrangement, Category } from "../../shared/machine/types.ts";
import type { LookPictures, Said } from "./look-pictures.ts";

/** A screen as it is shown, with the URLs of its pictures by slot; a list's first picture is under its only place. */
export interface ShownScreen {
  readonly category: Category;
  readonly arrangement: Arrangement;
  readonly urls: ReadonlyMap<string, string>;
}

interface Wanted {
  readonly look: Look;
  readonly turn: Category | undefined;
  /** Made ready ahead. */
  readonly next?: Category | undefined;
  readonly said: Said;
  readonly pictures: LookPictures;
}

/**
 * A look's pictures for a screen, once all of them are rendered and decoded; until then what was shown before.
 * `isFailed` if there is nothing to show.
 */
export function useLookScreen({ look, turn, next, said, pictures }: Wanted) {
  const [shown, setShown] = useState<ShownScreen>();
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (!turn) return;
    let isOver = false;
    ready(look, turn, said, pictures).then(
      (screen) => {
        if (isOver) return;
        setShown(screen);
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
  category: Category,
  said: Said,
  pictures: LookPictures,
): Promise<ShownScreen> {
  const arrangement = arrangementFor(category, said.counts[category.id]);
  const urls =
    category.kind === "slots"
      ? await pictures.urls(look, category, said)
      : new Map(arrangement.places.map(({ slot }) => [slot, lookPictures(look, category)[0] ?? ""]));
  await Promise.all(
    [...urls.values()].map((url) => {
      const image = new Image();
      image.src = url;
      return image.decode();
    }),
  );
  return { category, arrangement, urls };
}
