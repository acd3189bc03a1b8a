import type { Look } from "../../shared/machine/looks.ts";
import { arrangementFor } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { Said } from "../recipes/words-at.ts";
import { describeScreen, emptyScreen } from "../screen/describe.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { LOOKS } from "../words/looks.ts";
import styles from "./LookMachine.module.css";
import type { LookPictures } from "./look-pictures.ts";
import { type Turn, useLookScreen } from "./useLookScreen.ts";
import { wordsOf } from "./words-of.ts";

interface LookMachineProps {
  model: MachineModel;
  look: Look;
  turn: Turn | undefined;
  /** Made ready ahead. */
  next?: Turn | undefined;
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
  const { category } = shown.turn;
  const arrangement =
    "arrangement" in shown.turn ? shown.turn.arrangement : arrangementFor(category, undefined);
  const screen = describeScreen(model, category, arrangement, (slot) => ({
    label: category.kind === "slots" ? wordsOf(category, slot, said) : category.label,
    source: keptAt(category.id, slot) ?? shown.urls.get(slot),
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
