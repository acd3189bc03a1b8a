import { useRef } from "react";
import type { Category, MachineModel } from "../../../shared/machine/types.ts";
import type { Design } from "../../../shared/model/design.ts";
import { isSameScreen } from "../../../shared/model/screens.ts";
import { pictures } from "../../edit/app.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import { emptyScreen } from "../../screen/describe.ts";
import { MachineScreen } from "../../screen/MachineScreen.tsx";
import type { ListedDesign } from "../../store/types.ts";
import { Icon } from "../../ui/icon/Icon.tsx";
import styles from "./AlsoRow.module.css";
import choice from "./Choice.module.css";
import { shownName } from "./shown-name.ts";
import { screenOf } from "./shown-screens.ts";
import { useSeen } from "./useSeen.ts";
import { useShelfDesign } from "./useShelfDesign.ts";

interface AlsoRowProps {
  model: MachineModel;
  category: Category;
  other: ListedDesign;
  /** The design whose screen it may get. */
  from: Design;
  isChosen: boolean;
  /** It has it now. */
  isDone: boolean;
  onToggle(): void;
}

/** Another machine: whether it gets the screen, how it is there now and how it would be. */
export function AlsoRow({ model, category, other, from, isChosen, isDone, onToggle }: AlsoRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const design = useShelfDesign(other, useSeen(row));
  const isSame = design ? isSameScreen(from, design, category) : false;
  const name = shownName(model, other);
  const picture = (shown: Design | null | undefined) => (
    <MachineScreen
      label={name}
      screen={
        shown
          ? screenOf(model, shown, category, pictures.isMissing)
          : { ...emptyScreen(model), template: undefined }
      }
      thumbnail
    />
  );
  return (
    <li ref={row} className={styles.row}>
      {isDone ? (
        <p className={styles.name}>{name}</p>
      ) : (
        <label className={styles.choice}>
          <input type="checkbox" className={choice.box} checked={isChosen} onChange={onToggle} />
          <span>
            <span className={styles.name}>{name}</span>
            {isSame && <span className={styles.same}>{SHELF.same}</span>}
          </span>
        </label>
      )}
      <div className={styles.screens} aria-hidden="true">
        <div>
          <p className={styles.when}>{SHELF.before}</p>
          {picture(design)}
        </div>
        {!isDone && (
          <>
            <Icon name="forward" />
            <div>
              <p className={styles.when}>{SHELF.after}</p>
              {picture(design && from)}
            </div>
          </>
        )}
      </div>
    </li>
  );
}
