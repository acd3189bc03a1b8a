import type { CSSProperties } from "react";
import { DROP } from "#messages/drop.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { describeScreen } from "../screen/describe.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { placeOn } from "../screen/place-on.ts";
import { classes } from "../ui/classes.ts";
import { adjustedOf, type PlannedPlace, type PlannedScreen, shownSource } from "./draft.ts";
import styles from "./ScreenCard.module.css";
import { Thumbnail } from "./Thumbnail.tsx";
import type { PlanView } from "./usePlan.ts";

interface ScreenCardProps {
  model: MachineModel;
  screen: PlannedScreen;
  view: PlanView;
  /** Returns the URL of an image value. */
  sourceOf(url: string): string;
}

/** One screen of the machine. The pictures of a list stand side by side, each as a screen. */
export function ScreenCard({ model, screen, view, sourceOf }: ScreenCardProps) {
  const { category, arrangement, places, lost } = screen;
  const { width, height } = model.screen;
  const button = (place: PlannedPlace, style?: CSSProperties) => (
    <PlaceButton key={place.key} {...{ place, screen, view, sourceOf, style }} />
  );
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
          between={places.map((place) => button(place, placeOn(model.screen, place.box)))}
          thumbnail
        />
      ) : (
        <div className={styles.list}>
          {places.map((place) => (
            <div key={place.key} className={styles.each} style={{ aspectRatio: `${width} / ${height}` }}>
              {button(place)}
            </div>
          ))}
        </div>
      )}
      {lost > 0 && <p className={styles.note}>{DROP.recounted(lost)}</p>}
    </li>
  );
}

interface PlaceButtonProps extends Omit<ScreenCardProps, "model"> {
  place: PlannedPlace;
  style: CSSProperties | undefined;
}

function PlaceButton({ place, screen, view, sourceOf, style }: PlaceButtonProps) {
  const { draft, workers, chosen, dragged, replaces } = view;
  const { key, label, put } = place;
  const picture = put && draft.pictures[put.picture];
  const before = place.before && sourceOf(shownSource(place.before));
  const isChosen = put !== undefined && put.picture === chosen;
  const isTarget = (chosen !== undefined && !isChosen) || dragged?.over === key;
  const isGuess = put?.certainty === "guess";
  const marks = [...(isGuess ? [DROP.guess] : []), ...(replaces(place) ? [DROP.replaces] : [])];
  const stays = before === undefined ? DROP.placeEmpty(label) : DROP.placeBefore(label);
  return (
    <button
      type="button"
      className={classes(
        styles.place,
        !picture && (before === undefined ? styles.empty : styles.stays),
        isChosen && styles.chosen,
        isTarget && styles.target,
      )}
      style={style}
      data-slot={key}
      aria-label={picture ? DROP.placeWith(label, picture.name, marks) : stays}
      aria-pressed={isChosen}
      onClick={() => view.pressPlace(place)}
    >
      {picture ? (
        <Thumbnail
          thumbnails={workers.thumbnails}
          picture={picture}
          adjusted={adjustedOf(draft, put.picture, screen.arrangement.size)?.fitted}
          className={classes("cover", styles.picture)}
        />
      ) : before === undefined ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <img
          className={classes("cover", styles.picture)}
          src={before}
          alt=""
          draggable={false}
          decoding="async"
        />
      )}
      {marks.length > 0 && (
        <span className={styles.marks}>
          {marks.map((mark) => (
            <span key={mark} className={classes(styles.mark, mark === DROP.replaces && styles.replaces)}>
              {mark}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}
