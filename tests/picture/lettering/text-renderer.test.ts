import { expect, it } from "vitest";
import type { Lettering } from "../../../shared/machine/library.ts";
import { findLookLettering } from "../../../shared/machine/looks.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { isBoxInside, textSafeArea } from "../../../web/picture/lettering/boxes.ts";
import { createLettering, loadLetteringData } from "../../../web/picture/lettering/lettering-job.ts";
import { plateBoxOf } from "../../../web/picture/lettering/text-renderer.ts";

const { looks, letteringStyles } = await loadLetteringData(ACTIVE);
const styles = Object.keys(letteringStyles.styles) as (keyof typeof letteringStyles.styles)[];

it("a plate is behind the whole text, wherever a look or a style has its place", () => {
  for (const category of ACTIVE.model.categories)
    for (const { count, size } of category.arrangements) {
      const letterings: Lettering[] = [
        ...looks.flatMap((look) => findLookLettering(look, category.id, count) ?? []),
        ...styles.map((style) => createLettering(letteringStyles, style, size)),
      ];
      const picture = { x: 0, y: 0, ...size };
      for (const { box } of letterings) {
        const plate = plateBoxOf({ size, box, isFree: false });
        // Text stays in the safe area, which the place may leave in a low picture.
        const safe = textSafeArea(size);
        const y = Math.max(box.y, safe.y);
        const text = { ...box, y, height: box.y + box.height - y };
        expect(isBoxInside(text, plate), `${category.id}, ${count}: ${JSON.stringify({ box, plate })}`).toBe(
          true,
        );
        expect(isBoxInside(plate, picture), `${category.id}, ${count}`).toBe(true);
      }
    }
});
