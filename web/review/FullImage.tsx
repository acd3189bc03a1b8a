import { sizeText } from "../../shared/machine/questions.ts";
import type { Size } from "../../shared/machine/types.ts";
import type { PlannedImage } from "../exports/plan.ts";
import { REVIEW } from "../messages/en/review.ts";
import { useImageSources } from "../screen/useImageSources.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import styles from "./FullImage.module.css";

interface FullImageProps {
  image: PlannedImage;
  size: Size;
  onClose(): void;
}

/** One image as large as there is room, at most at its own size. */
export function FullImage({ image: { source, label, isStandIn }, size, onClose }: FullImageProps) {
  const sourceOf = useImageSources([source]);
  return (
    <Dialog title={label} width="wide" onClose={onClose}>
      <figure className={styles.full}>
        <img src={sourceOf(source)} alt={label} {...size} />
        <figcaption>{(isStandIn ? REVIEW.pixelsOfDefault : REVIEW.pixels)(sizeText(size))}</figcaption>
      </figure>
    </Dialog>
  );
}
