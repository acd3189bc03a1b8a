import type { ComponentProps, ReactNode } from "react";
import { UI } from "../../messages/en/ui.ts";
import { Button } from "../button/Button.tsx";
import { classes } from "../classes.ts";
import { Icon, type IconName } from "../icon/Icon.tsx";
import type { Size } from "../size.ts";
import styles from "./ImageTile.module.css";

export interface TileAction {
  /** The accessible name, in full: Remove latte.png. */
  readonly label: string;
  readonly icon: IconName;
  /** The word on the button; without it there is an icon alone. */
  readonly word?: string;
  readonly disabled?: boolean;
  onPress(): void;
}

export interface ImageTileProps extends Omit<ComponentProps<"li">, "className"> {
  /** Absent while it is being read. */
  src?: string | undefined;
  /** Stands in for a picture that there is not. */
  sign?: IconName;
  alt: string;
  name: string;
  /** Beside the name: 1024 × 768. */
  facts?: string | undefined;
  /** The picture's aspect ratio. */
  shape: Size;
  validity?: "valid" | "invalid" | undefined;
  /** Why it is invalid and what to do. */
  note?: ReactNode;
  /** Its place in a list: 1. */
  number?: number;
  actions?: readonly TileAction[];
  /** The picture is pressed, or Enter on it where it is the handle. */
  onOpen?: (() => void) | undefined;
  /** Makes the picture the handle by which the tile is dragged, with the mouse or with keys. */
  grip?: Omit<ComponentProps<"div">, "className" | "style"> | undefined;
  /** It is being dragged. */
  isLifted?: boolean;
}

/** One image of a list: its picture, facts and actions. Goes into a TileGrid. */
export function ImageTile({
  src,
  sign,
  alt,
  name,
  facts,
  shape,
  validity,
  note,
  number,
  actions = [],
  grip,
  onOpen,
  isLifted = false,
  ...rest
}: ImageTileProps) {
  return (
    <li {...rest} className={classes(styles.tile, validity && styles[validity], isLifted && styles.lifted)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by keys there is a button for it */}
      <div
        {...grip}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key === "Enter" && onOpen && !isLifted) onOpen();
          else grip?.onKeyDown?.(event);
        }}
        className={classes(styles.frame, grip && styles.grip, onOpen && styles.opens)}
        style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
      >
        {src === undefined ? (
          sign && <Icon name={sign} />
        ) : (
          <img className={styles.picture} src={src} alt={alt} draggable={false} />
        )}
        {number !== undefined && <span className={styles.number}>{number}</span>}
      </div>
      <div className={styles.words}>
        <p className={styles.name} title={name}>
          {name}
        </p>
        {(facts || validity) && (
          <p className={styles.facts}>
            {validity && (
              <span className={styles.mark}>
                <Icon name={validity === "valid" ? "check" : "alert"} />
                {validity === "valid" ? UI.valid : UI.invalid}
              </span>
            )}
            {facts}
          </p>
        )}
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, icon, word, disabled, onPress }) => (
            <Button
              key={label}
              size="small"
              variant="quiet"
              icon={icon}
              aria-label={label}
              unavailable={disabled}
              onClick={() => !disabled && onPress()}
            >
              {word}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
