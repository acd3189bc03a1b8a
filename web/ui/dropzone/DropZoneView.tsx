import { type ReactNode, useId } from "react";
import { DROPZONE } from "../../messages/en/dropzone.ts";
import { classes } from "../classes.ts";
import { Icon, Spinner } from "../icon/Icon.tsx";
import type { Accent, Size } from "../size.ts";
import { Spoken } from "../spoken/Spoken.tsx";
import styles from "./DropZone.module.css";
import listed from "./Listed.module.css";
import { SizeDrawing } from "./SizeDrawing.tsx";

export interface ZonePicture {
  readonly src: string;
  readonly alt: string;
  /** Pixels, so that its place is kept while it loads. */
  readonly size: Size;
  /** A word on its corner: Default. */
  readonly badge?: string | undefined;
}

export interface ZoneError {
  readonly message: string;
  readonly detail?: ReactNode;
  /** The id of the element that has the detail, where it stands elsewhere. */
  readonly detailId?: string;
  readonly isCentred?: boolean;
  /** Keys that help. */
  readonly help?: ReactNode;
}

export interface ZoneLook {
  /** What the image is for: Left, Screensaver. */
  label: string;
  /** Left out where the label already stands above, as a card's title. */
  titled?: boolean;
  /** The rule in words: Required: PNG • 302 × 485 pixels. */
  hint?: string;
  /** The exact sizes it takes, drawn to scale on the screen while it is empty. */
  drawing?: { readonly screen: Size; readonly sizes: readonly Size[] };
  picture?: ZonePicture | undefined;
  /** What is under way, in words: Checking the image. The zone then takes no files. */
  busy?: string | undefined;
  /** The rule that was broken, and below it what was wrong with which file and what to do. */
  error?: ZoneError | undefined;
  multiple?: boolean;
  accent?: Accent;
  /** Keeps this shape whether empty or filled, and the picture fills it. */
  shape?: Size;
  /** A low row, for where images already stand beside it. */
  compact?: boolean;
  /** Buttons below the picture. */
  actions?: ReactNode;
  /** Or in rows, which stand at the same height whether it is empty or filled. */
  rows?: readonly ReactNode[];
  /** On the picture's corner. */
  corner?: ReactNode;
  /** The picture stands left, its rows right of it: where beside others it would be too narrow. */
  isListed?: boolean;
  /** A press on a picture opens it, rather than asking for another. */
  onOpen?: (() => void) | undefined;
}

interface DropZoneViewProps extends ZoneLook {
  dragging: boolean;
  onPick(): void;
}

/** How a zone looks in each of its states: empty, dragging, busy, filled, refused. */
export function DropZoneView({
  label,
  titled = true,
  hint,
  drawing,
  picture,
  busy,
  error,
  multiple = false,
  accent = "neutral",
  compact = false,
  shape,
  actions,
  rows = [],
  corner,
  isListed = false,
  onOpen,
  dragging,
  onPick,
}: DropZoneViewProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`, error?.detailId].filter(Boolean).join(" ");
  /** The part's class of the row as well, where the zone is one. */
  const inRow = (part: string | undefined) => isListed && part;
  return (
    <div
      className={classes(
        styles.zone,
        inRow(listed.zone),
        styles[accent],
        compact && styles.compact,
        picture && styles.filled,
        shape && styles.shaped,
        rows.length > 0 && styles.rowed,
        error && styles.refused,
        dragging && styles.dragging,
      )}
    >
      {(titled || hint) && (
        <div className={classes(styles.head, inRow(listed.head))}>
          {titled && <span className={styles.label}>{label}</span>}
          {hint && (
            <span className={styles.hint} id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </div>
      )}
      <div className={classes(styles.frame, inRow(listed.frame))}>
        <button
          type="button"
          className={classes(
            styles.face,
            inRow(listed.face),
            picture && inRow(listed.filled),
            picture && picture.size.height > picture.size.width && styles.tall,
          )}
          style={shape && { aspectRatio: `${shape.width} / ${shape.height}` }}
          aria-describedby={notes || undefined}
          aria-disabled={busy !== undefined || undefined}
          aria-busy={busy !== undefined || undefined}
          onClick={picture && onOpen ? onOpen : onPick}
        >
          <Spoken>{label}: </Spoken>
          {picture ? (
            <>
              <img
                className={styles.picture}
                src={picture.src}
                alt={picture.alt}
                width={picture.size.width}
                height={picture.size.height}
                draggable={false}
              />
              <Spoken>{onOpen ? DROPZONE.adjust : DROPZONE.chooseAnother}</Spoken>
              {picture.badge && (
                <span className={classes(styles.badge, inRow(listed.badge))}>{picture.badge}</span>
              )}
            </>
          ) : (
            <>
              {drawing && !compact && (
                <span className={classes(styles.sizes, inRow(listed.sizes))}>
                  {drawing.sizes.map((size) => (
                    <SizeDrawing key={`${size.width}x${size.height}`} screen={drawing.screen} size={size} />
                  ))}
                </span>
              )}
              <span className={classes(styles.prompt, inRow(listed.prompt))}>
                <Icon name="upload" />
                <span>{multiple ? DROPZONE.chooseSeveral : DROPZONE.choose}</span>
              </span>
              <span className={classes(styles.drop, inRow(listed.drop))}>
                {multiple ? DROPZONE.orDropSeveral : DROPZONE.orDrop}
              </span>
            </>
          )}
          {(dragging || busy !== undefined) && (
            <span className={styles.over}>
              {busy === undefined ? <Icon name="download" /> : <Spinner />}
              <span>{busy ?? DROPZONE.dropping}</span>
            </span>
          )}
        </button>
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      {error && (
        <div
          className={classes(styles.error, inRow(listed.below), error.isCentred && styles.centred)}
          id={`${id}-error`}
        >
          <Icon name="alert" />
          <div className={styles.says}>
            <p className={styles.message}>{error.message}</p>
            {error.detail && <div className={styles.detail}>{error.detail}</div>}
          </div>
        </div>
      )}
      {error?.help && <div className={classes(styles.actions, inRow(listed.below))}>{error.help}</div>}
      {rows.length > 0 && (
        <div className={classes(styles.rows, inRow(listed.rows), picture && inRow(listed.filled))}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <div key={index} className={styles.row}>
              {row}
            </div>
          ))}
        </div>
      )}
      {actions && <div className={classes(styles.actions, inRow(listed.below))}>{actions}</div>}
    </div>
  );
}
