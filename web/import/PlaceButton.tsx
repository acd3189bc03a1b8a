import type { CSSProperties } from "react";
import { DROP } from "../messages/en/drop.ts";
import { classes } from "../ui/classes.ts";
import type { DropPicture, PlannedPlace } from "./draft.ts";
import { Face } from "./Face.tsx";
import type { Faces } from "./faces.ts";
import styles from "./PlaceButton.module.css";

interface PlaceButtonProps {
  place: PlannedPlace;
  picture: DropPicture | undefined;
  adjusted: Blob | undefined;
  faces: Faces;
  /** The address of what stands there and stays. */
  before: string | undefined;
  replaces: boolean;
  isChosen: boolean;
  /** A picture is chosen or dragged, and this is where it may go. */
  isTarget: boolean;
  style?: CSSProperties | undefined;
  onPress(): void;
}

/** A place of the machine in the plan: what will stand there, and what is to be known of it. */
export function PlaceButton(props: PlaceButtonProps) {
  const { place, picture, adjusted, faces, before, replaces, isChosen, isTarget, style, onPress } = props;
  const marks = picture
    ? [...(place.put?.certainty === "guess" ? [DROP.guess] : []), ...(replaces ? [DROP.replaces] : [])]
    : [];
  const said = picture
    ? DROP.placeWith(place.label, picture.name, marks)
    : before === undefined
      ? DROP.placeEmpty(place.label)
      : DROP.placeBefore(place.label);
  return (
    <button
      type="button"
      className={classes(
        styles.place,
        !picture && before === undefined && styles.empty,
        !picture && before !== undefined && styles.stays,
        isChosen && styles.chosen,
        isTarget && styles.target,
      )}
      style={style}
      data-slot={place.key}
      aria-label={said}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      {picture && <Face faces={faces} picture={picture} adjusted={adjusted} className={styles.picture} />}
      {!picture && before !== undefined && (
        <img className={styles.picture} src={before} alt="" draggable={false} decoding="async" />
      )}
      {!picture && before === undefined && <span className={styles.label}>{place.label}</span>}
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
