import type { Look } from "../../shared/machine/looks.ts";
import type { Category, MachineModel } from "../../shared/machine/types.ts";
import { textAt } from "../../shared/model/texts.ts";
import { describeScreen, emptyScreen } from "../screen/describe.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { LOOKS } from "../words/looks.ts";
import styles from "./LookMachine.module.css";
import type { LookPictures, Said } from "./look-pictures.ts";
import { useLookScreen } from "./useLookScreen.ts";

interface LookMachineProps {
  model: MachineModel;
  look: Look;
  turn: Category | undefined;
  /** Made ready ahead. */
  next?: Category | undefined;
  said: Said;
  pictures: LookPictures;
  /** What stays of the design, as its stored value. */
  keptAt: (category: string, slot: string) => string | undefined;
  thumbnail?: boolean;
}

/** One screen of the machine in a look. It changes once the pictures are ready. */
export function LookMachine({
  model,
  look,
  turn,
  next,
  said,
  pictures,
  keptAt,
  thumbnail,
}: LookMachineProps) {
  const { shown, isFailed } = useLookScreen({ look, turn, next, said, pictures });
  if (!shown)
    return (
      <MachineScreen label={look.name} screen={emptyScreen(model)} thumbnail={thumbnail ?? false}>
        {isFailed && <p className={styles.failed}>{LOOKS.notShown}</p>}
      </MachineScreen>
    );
  const { category, arrangement, urls } = shown;
  const screen = describeScreen(model, category, arrangement, (slot) => ({
    label: category.kind === "slots" ? (textAt(said, category, slot, said)?.text ?? "") : category.label,
    source: keptAt(category.id, slot) ?? urls.get(slot),
  }));
  return (
    <div key={category.id} className={styles.fresh}>
      <MachineScreen
        label={LOOKS.onMachine(look.name, category.label)}
        screen={screen}
        thumbnail={thumbnail ?? false}
      />
    </div>
  );
}
