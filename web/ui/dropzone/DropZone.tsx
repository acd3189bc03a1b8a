import {
  type ClipboardEvent,
  type CSSProperties,
  type DragEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { DROP_ZONE } from "#messages/intake.ts";
import { classNames } from "../classes.ts";
import { FileInput } from "../field/FileInput.tsx";
import { Icon, Spinner } from "../icon/Icon.tsx";
import type { Accent, Size } from "../size.ts";
import styles from "./DropZone.module.css";
import { SizeDrawing } from "./SizeDrawing.tsx";
import { filesAndFoldersIn, hasFiles } from "./transfer.ts";

export interface DropZonePicture {
  readonly src: string;
  readonly alt: string;
  readonly size: Size;
  readonly badge?: string | undefined;
}

export interface DropZoneError {
  readonly message: string;
  readonly detail?: ReactNode;
  readonly detailId?: string;
  readonly isCentred?: boolean;
  readonly help?: ReactNode;
}

export interface DropZoneAppearance {
  label: string;
  titled?: boolean;
  hint?: string;
  drawing?: { readonly screen: Size; readonly sizes: readonly Size[] };
  picture?: DropZonePicture | undefined;
  busy?: string | undefined;
  error?: DropZoneError | undefined;
  multiple?: boolean;
  accent?: Accent;
  shape?: Size;
  compact?: boolean;
  actions?: ReactNode;
  row?: ReactNode;
  corner?: ReactNode;
  isListed?: boolean;
  onOpen?: (() => void) | undefined;
}

export interface DropZoneProps extends DropZoneAppearance {
  /** Receives unchecked files, possibly several even without `multiple`. */
  onFiles(files: File[]): void;
  onNoFiles?: (() => void) | undefined;
  allowsExtraFiles?: boolean;
  ref?: Ref<DropZoneHandle>;
}

export interface DropZoneHandle {
  press(): void;
  pick(): void;
  focus(): void;
}

export function DropZone({ onFiles, onNoFiles, allowsExtraFiles = false, ref, ...look }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const ready = look.busy === undefined;
  const { over, handlersOf } = useFileDrop();
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
    <fieldset
      ref={catcher}
      className="stack"
      aria-label={look.label}
      {...handlersOf(look.label, onFiles, ready, onNoFiles)}
    >
      <DropZoneView {...look} dragging={over !== undefined} onPick={pick} />
      <FileInput
        ref={input}
        label={look.label}
        accept="image/*"
        multiple={look.multiple || allowsExtraFiles}
        onFiles={onFiles}
      />
    </fieldset>
  );
}

/** Folders are passed on as empty files of this type. */
const FOLDER = { type: "inode/directory" };

const filesOf = (transfer: DataTransfer): File[] =>
  filesAndFoldersIn(transfer).map((given) =>
    given instanceof File ? given : new File([], given.name, FOLDER),
  );

/** Handles pasted files too. */
export function useFileDrop() {
  const [over, setOver] = useState<string>();
  const entered = useRef<EventTarget>(undefined);
  const handlersOf = (
    key: string,
    onFiles: (files: File[]) => void,
    ready = true,
    onNoFiles?: () => void,
  ) => {
    const drag = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer) && !onNoFiles) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = ready ? "copy" : "none";
      setOver(ready ? key : undefined);
    };
    const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
      if (!hasFiles(transfer) && !onNoFiles) return;
      event.preventDefault();
      setOver(undefined);
      const files = filesOf(transfer);
      if (!ready) return;
      if (files.length > 0) onFiles(files);
      else onNoFiles?.();
    };
    return {
      onDragEnter: (event: DragEvent) => {
        entered.current = event.target;
        drag(event);
      },
      onDragOver: drag,
      onDragLeave: ({ target }: DragEvent) => {
        if (target === entered.current) setOver((now) => (now === key ? undefined : now));
      },
      onDrop: (event: DragEvent) => take(event, event.dataTransfer),
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    };
  };
  return { over, handlersOf };
}

interface DropZoneViewProps extends DropZoneAppearance {
  dragging: boolean;
  onPick(): void;
}

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
  row,
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
      className={classNames(
        "column",
        styles.zone,
        isListed && styles.listed,
        accent,
        compact && styles.compact,
        picture && styles.filled,
        shape && styles.shaped,
        shape && shape.height >= shape.width && styles.upright,
        error && styles.refused,
        dragging && styles.dragging,
      )}
      style={shape && ({ "--shape": shape.width / shape.height } as CSSProperties)}
    >
      {(titled || hint) && (
        <div className={classNames("wrap between", styles.head)}>
          {titled && <span className="strong">{label}</span>}
          {hint && (
            <span className="soft" id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </div>
      )}
      <div className={classNames("relative", styles.frame)}>
        <button
          type="button"
          className={classNames(
            "relative column",
            styles.face,
            picture && picture.size.height > picture.size.width && styles.tall,
          )}
          style={shape && { aspectRatio: `${shape.width} / ${shape.height}` }}
          aria-describedby={notes || undefined}
          aria-disabled={busy !== undefined || undefined}
          aria-busy={busy !== undefined || undefined}
          onClick={picture && onOpen ? onOpen : onPick}
        >
          <span className="spoken">{label}: </span>
          {picture ? (
            <>
              <img
                className={classNames("cover", styles.picture)}
                src={picture.src}
                alt={picture.alt}
                width={picture.size.width}
                height={picture.size.height}
                draggable={false}
              />
              <span className="spoken">{onOpen ? DROP_ZONE.adjust : DROP_ZONE.chooseAnother}</span>
              {picture.badge && (
                <span className={classNames("badge small", styles.badge)}>{picture.badge}</span>
              )}
            </>
          ) : (
            <>
              {drawing && !compact && (
                <span className={classNames("wrap gap-3", styles.sizes)}>
                  {drawing.sizes.map((size) => (
                    <SizeDrawing key={`${size.width}x${size.height}`} screen={drawing.screen} size={size} />
                  ))}
                </span>
              )}
              <span className={classNames("line strong", styles.prompt)}>
                <Icon shape="upload" />
                <span>{multiple ? DROP_ZONE.chooseSeveral : DROP_ZONE.choose}</span>
              </span>
              <span className={classNames("soft", styles.drop)}>
                {multiple ? DROP_ZONE.orDropSeveral : DROP_ZONE.orDrop}
              </span>
            </>
          )}
          {(dragging || busy !== undefined) && (
            <span className={classNames("cover row strong", styles.over)}>
              {busy === undefined ? <Icon shape="download" /> : <Spinner />}
              <span>{busy ?? DROP_ZONE.dropping}</span>
            </span>
          )}
        </button>
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      {error && (
        <div
          className={classNames("flex anywhere small", styles.error, error.isCentred && styles.centred)}
          id={`${id}-error`}
        >
          <Icon shape="alert" />
          <div className="stack-1">
            <p className={classNames("strong", styles.message)}>{error.message}</p>
            {error.detail && <div className="stack-1">{error.detail}</div>}
          </div>
        </div>
      )}
      {error?.help && <div className={classNames("wrap", styles.actions)}>{error.help}</div>}
      {row && <div className={styles.row}>{row}</div>}
      {actions && <div className={classNames("wrap", styles.actions)}>{actions}</div>}
    </div>
  );
}
