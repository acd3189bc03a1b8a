import type { MachineModel } from "../../../shared/machine/types.ts";
import type { Design } from "../../../shared/model/design.ts";
import { missingImages, railSteps } from "../../../shared/model/questions.ts";
import { pictures } from "../../edit/app.ts";
import { sizeInWords } from "../../files/download/deliver.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import type { ListedDesign } from "../../store/types.ts";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon/Icon.tsx";
import styles from "./DesignCard.module.css";

interface CardFactsProps {
  model: MachineModel;
  design: ListedDesign;
  /** What it holds; absent while it is not read. */
  data: Design | null | undefined;
}

/** How far it is, when it was changed, how large it is. */
export function CardFacts({ model, design, data }: CardFactsProps) {
  const steps = data ? railSteps(model, data, pictures.isMissing) : [];
  const done = steps.filter(({ state }) => state === "done").length;
  const gone = data ? missingImages(data, pictures.isMissing).length : 0;
  const { bytes } = design;
  const size = bytes > 0 ? sizeInWords(bytes) : SHELF.noPictures;
  return (
    <>
      <p className={styles.facts}>{SHELF.facts(new Date(design.changedAt), new Date(), size)}</p>
      <div className={styles.progress}>
        <span className={styles.meter} aria-hidden="true">
          {steps.map(({ id, state }) => (
            <span key={id} className={classes(styles.mark, state === "done" && styles.done)} />
          ))}
        </span>
        <span className={styles.steps}>{data && SHELF.steps(done, steps.length)}</span>
      </div>
      {gone > 0 && (
        <p className={styles.why}>
          <Icon name="alert" /> {SHELF.evicted(gone)}
        </p>
      )}
    </>
  );
}
