import type { Lettering, LetteringStyles, LibraryPicture } from "../../../shared/machine/library.ts";
import { THREE_ACROSS, TWO_ACROSS } from "./model.ts";

const tea = (slug: string, text: string, size = THREE_ACROSS): LibraryPicture => ({
  path: `/images/five/teas/${slug}.png`,
  scene: `/images/five/teas/${slug}-scene.png`,
  size,
  text,
  tags: ["tea", "leaf"],
  style: "modern",
});

export const LIBRARIES = {
  // The last has another size than any place of the teas: it must not be offered.
  teas: [tea("assam", "Assam"), tea("sencha", "Sencha"), tea("poster", "Assam poster", TWO_ACROSS)],
};

const LETTERING: Lettering = {
  box: { x: 20, y: 20, width: 300, height: 100 },
  family: "Outfit",
  weight: 600,
  size: 60,
  maxLines: 2,
  lineHeight: 1,
  tracking: 0,
  transform: "none",
  align: "center",
  anchor: "middle",
  fill: ["#fff"],
};

export const LETTERINGS = { teas: () => LETTERING };

export const LETTERING_STYLES: LetteringStyles = {
  drawnFor: THREE_ACROSS,
  initial: "premium",
  styles: {
    modern: LETTERING,
    traditional: LETTERING,
    realistic: LETTERING,
    gradient: LETTERING,
    premium: LETTERING,
    classic: LETTERING,
  },
};
