import type { MachineModel } from "../../shared/machine/types.ts";
import { DROP } from "../messages/en/drop.ts";
import { describeScreen } from "../screen/describe.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { placeOn } from "../screen/place-on.ts";
import { classes } from "../ui/classes.ts";
import { type PlannedPlace, type PlannedScreen, shownSource } from "./draft.ts";
import { PlaceButton } from "./PlaceButton.tsx";
import styles from "./ScreenCard.module.css";
import type { PlanView } from "./usePlan.ts";

interface ScreenCardProps {
  model: MachineModel;
  screen: PlannedScreen;
  view: PlanView;
  /** The address to show a stored value by. */
  sourceOf(url: string): string;
}

/** One screen of the machine in the plan. A list's pictures stand side by side, each as a screen. */
export function ScreenCard({ model, screen, view, sourceOf }: ScreenCardProps) {
  const { category, arrangement, places, lost } = screen;
  const { draft, hands, chosen, dragged } = view;
  const buttonOf = (place: PlannedPlace, isOnScreen: boolean) => {
    const picture = place.put && draft.pictures[place.put.picture];
    const before = place.before && sourceOf(shownSource(place.before));
    return (
      <PlaceButton
        key={place.key}
        place={place}
        picture={picture}
        adjusted={place.put && view.adjustedOf(place.put.picture, place.size)?.fitted}
        faces={hands.faces}
        before={before}
        replaces={view.replaces(place)}
        isChosen={place.put !== undefined && place.put.picture === chosen}
        isTarget={
          (chosen !== undefined && place.put?.picture !== chosen) ||
          (dragged !== undefined && dragged.over === place.key)
        }
        style={isOnScreen ? placeOn(model.screen, place.box) : undefined}
        onPress={() => view.pressPlace(place)}
      />
    );
  };
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{category.label}</h3>
        {category.kind === "slots" && category.counts && (
          <select
            className={styles.count}
            aria-label={DROP.counts(category.label)}
            value={arrangement.count}
            onChange={(event) => view.setCount(category, Number(event.target.value))}
          >
            {category.arrangements.map(({ count }) => (
              <option key={count} value={count}>
                {DROP.count(count)}
              </option>
            ))}
          </select>
        )}
      </div>
      {category.kind === "slots" ? (
        <MachineFrame
          label={DROP.onScreen(category.label)}
          screen={describeScreen(model, category, { ...arrangement, places: [] }, () => ({ label: "" }))}
          between={places.map((place) => buttonOf(place, true))}
          thumbnail
        />
      ) : (
        <div className={classes(styles.list, places.length === 1 && styles.one)}>
          {places.map((place) => (
            <div
              key={place.key}
              className={styles.each}
              style={{ aspectRatio: `${model.screen.width} / ${model.screen.height}` }}
            >
              {buttonOf(place, false)}
            </div>
          ))}
        </div>
      )}
      {lost > 0 && <p className={styles.note}>{DROP.recounted(lost)}</p>}
    </li>
  );
}
