import { FILE_IMPORT } from "#messages/drop.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { describeScreen } from "../screen/describe.ts";
import { boxStyle, MachineFrame } from "../screen/MachineFrame.tsx";
import { classNames } from "../ui/classes.ts";
import { type ImportPlace, type ImportScreen, shownSourceOf } from "./draft.ts";
import styles from "./ScreenCard.module.css";
import { Thumbnail } from "./thumbnails.tsx";
import type { PlanView } from "./usePlan.ts";

const { model } = ACTIVE;

interface ScreenCardProps {
  screen: ImportScreen;
  view: PlanView;
}

export function ScreenCard({ screen, view }: ScreenCardProps) {
  const { category, arrangement, places, lostImages } = screen;
  const { width, height } = model.screen;
  const buttons = places.map((place) => <PlaceButton key={place.key} {...{ place, screen, view }} />);
  return (
    <li className="stack-1 top shrinks">
      <div className={classNames("line between", styles.head)}>
        <h3 className={styles.name}>{category.label}</h3>
        {category.kind === "slots" && category.counts && (
          <select
            className={classNames("soft pressable", styles.count)}
            aria-label={FILE_IMPORT.counts(category.label)}
            value={arrangement.count}
            onChange={(event) => view.setCount(category, Number(event.target.value))}
          >
            {category.arrangements.map(({ count }) => (
              <option key={count} value={count}>
                {FILE_IMPORT.count(count)}
              </option>
            ))}
          </select>
        )}
      </div>
      {category.kind === "slots" ? (
        <MachineFrame
          label={FILE_IMPORT.onScreen(category.label)}
          screen={describeScreen(model, category, { ...arrangement, places: [] }, () => ({ label: "" }))}
          between={buttons}
          thumbnail
        />
      ) : (
        <div className={classNames("stack-1", styles.list)}>
          {buttons.map((button) => (
            <div
              key={button.key}
              className={classNames("relative dark", styles.each)}
              style={{ aspectRatio: `${width} / ${height}` }}
            >
              {button}
            </div>
          ))}
        </div>
      )}
      {lostImages > 0 && <p className="muted tiny">{FILE_IMPORT.recounted(lostImages)}</p>}
    </li>
  );
}

function PlaceButton({ place, screen, view }: ScreenCardProps & { place: ImportPlace }) {
  const { chosen, dragged, sourceOf } = view;
  const { key, label, box, picture, replaces } = place;
  const before = place.before && sourceOf(shownSourceOf(place.before));
  const isChosen = picture !== undefined && picture === chosen;
  const isTarget = (chosen && !isChosen) || dragged?.over === key;
  const marks = [
    ...(picture?.certainty === "guess" ? [FILE_IMPORT.guess] : []),
    ...(replaces ? [FILE_IMPORT.replaces] : []),
  ];
  const stays = before === undefined ? FILE_IMPORT.placeEmpty(label) : FILE_IMPORT.placeBefore(label);
  return (
    <button
      type="button"
      className={classNames(
        "grid fluid",
        styles.place,
        !picture && (before === undefined ? styles.empty : styles.stays),
        isChosen && styles.chosen,
        isTarget && styles.target,
      )}
      style={box && boxStyle(model.screen, box)}
      data-slot={key}
      aria-label={picture ? FILE_IMPORT.placeWith(label, picture.file.name, marks) : stays}
      aria-pressed={isChosen}
      onClick={() => view.pressPlace(place)}
    >
      {picture ? (
        <Thumbnail
          view={view}
          picture={picture}
          size={screen.arrangement.size}
          className={classNames("cover cropped", styles.picture)}
        />
      ) : before === undefined ? (
        <span className={classNames("anywhere semibold centred", styles.label)}>{label}</span>
      ) : (
        <img
          className={classNames("cover cropped", styles.picture)}
          src={before}
          alt=""
          draggable={false}
          decoding="async"
        />
      )}
      {marks.length > 0 && (
        <span className={styles.marks}>
          {marks.map((mark) => (
            <span
              key={mark}
              className={classNames(styles.mark, mark === FILE_IMPORT.replaces && styles.replaces)}
            >
              {mark}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}
