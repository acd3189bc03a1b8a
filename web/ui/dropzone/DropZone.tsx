import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { DROPZONE } from "../../messages/en/dropzone.ts";
import { classes } from "../classes.ts";
import { FileInput } from "../field/FileInput.tsx";
import { Icon, Spinner } from "../icon/Icon.tsx";
import type { Accent, Size } from "../size.ts";
import { Spoken } from "../spoken/Spoken.tsx";
import styles from "./DropZone.module.css";
import { SizeDrawing } from "./SizeDrawing.tsx";
import { carriesFiles } from "./transfer.ts";

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

export interface DropZoneProps extends ZoneLook {
  /** Files as they were chosen, dropped or pasted, unchecked; at least one, and several where `multiple`. */
  onFiles(files: File[]): void;
  /** Told of a drop or paste that holds no file. */
  onNothing?: (() => void) | undefined;
  /** Its chooser takes several at once, though it shows one: the others go to other zones. */
  overflows?: boolean;
  ref?: Ref<ZoneHandle>;
}

export interface ZoneHandle {
  /** What a press on the zone does: asks for files, or opens its picture. */
  press(): void;
  /** Asks for files. */
  pick(): void;
  /** Takes the focus: after a button of the zone that is gone now. */
  focus(): void;
}

/**
 * Where images come in: by a press (a real button, so by key too), a drop, or a paste while it has the
 * focus. It judges nothing: every file of a drop is handed over, also where only one can be kept.
 */
export function DropZone({ onFiles, onNothing, overflows = false, ref, ...look }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const ready = look.busy === undefined;
  const { dragging, handlers } = useFileDrop(onFiles, ready, onNothing);
  const pick = () => {
    if (ready) input.current?.click();
  };
  const catcher = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => ({
    press: look.picture && look.onOpen ? look.onOpen : pick,
    pick,
    focus: () => catcher.current?.querySelector("button")?.focus(),
  }));
  return (
    <fieldset ref={catcher} className={styles.catch} aria-label={look.label} {...handlers}>
      <DropZoneView {...look} dragging={dragging} onPick={pick} />
      <FileInput
        ref={input}
        label={look.label}
        accept="image/*"
        multiple={look.multiple || overflows}
        onFiles={onFiles}
      />
    </fieldset>
  );
}

/*
 * Our own and not react-dropzone: the file's bytes decide what is taken, so that its core (accept, sizes,
 * counts, rejections) would be switched off, and what is left is this file. It also has no paste, and makes
 * its root the button, which may then hold no other.
 */

/** What stands for a dropped folder, which a browser gives as a file that can't be read: its declared type says so. */
const FOLDER = { type: "inode/directory" };

function filesOf({ files, items }: DataTransfer): File[] {
  const entries = [...items].filter(({ kind }) => kind === "file").map((item) => item.webkitGetAsEntry?.());
  return [...files].map((file, at) => (entries[at]?.isDirectory ? new File([], file.name, FOLDER) : file));
}

/**
 * Takes files that are dropped on an element, or pasted while it or something in it has the focus. Where
 * `onNothing` is given, it is told of a drop or paste that holds no file: text, or a link to a picture.
 */
export function useFileDrop(onFiles: (files: File[]) => void, ready: boolean, onNothing?: () => void) {
  const [dragging, setDragging] = useState(false);
  const over = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer) && !onNothing) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = ready ? "copy" : "none";
    setDragging(ready);
  };
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    if (!carriesFiles(transfer) && !onNothing) return;
    event.preventDefault();
    setDragging(false);
    const files = filesOf(transfer);
    if (!ready) return;
    if (files.length > 0) onFiles(files);
    else onNothing?.();
  };
  return {
    dragging,
    handlers: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
      },
      onDrop: (event: DragEvent) => take(event, event.dataTransfer),
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    },
  };
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
  return (
    <div
      className={classes(
        styles.zone,
        isListed && styles.listed,
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
        <div className={styles.head}>
          {titled && <span className={styles.label}>{label}</span>}
          {hint && (
            <span className={styles.hint} id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </div>
      )}
      <div className={styles.frame}>
        <button
          type="button"
          className={classes(styles.face, picture && picture.size.height > picture.size.width && styles.tall)}
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
              {picture.badge && <span className={styles.badge}>{picture.badge}</span>}
            </>
          ) : (
            <>
              {drawing && !compact && (
                <span className={styles.sizes}>
                  {drawing.sizes.map((size) => (
                    <SizeDrawing key={`${size.width}x${size.height}`} screen={drawing.screen} size={size} />
                  ))}
                </span>
              )}
              <span className={styles.prompt}>
                <Icon name="upload" />
                <span>{multiple ? DROPZONE.chooseSeveral : DROPZONE.choose}</span>
              </span>
              <span className={styles.drop}>{multiple ? DROPZONE.orDropSeveral : DROPZONE.orDrop}</span>
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
        <div className={classes(styles.error, error.isCentred && styles.centred)} id={`${id}-error`}>
          <Icon name="alert" />
          <div className={styles.says}>
            <p className={styles.message}>{error.message}</p>
            {error.detail && <div className={styles.detail}>{error.detail}</div>}
          </div>
        </div>
      )}
      {error?.help && <div className={styles.actions}>{error.help}</div>}
      {rows.length > 0 && (
        <div className={styles.rows}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <div key={index} className={styles.row}>
              {row}
            </div>
          ))}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
