import { type Ref, useImperativeHandle, useRef } from "react";
import { FileInput } from "../field/FileInput.tsx";
import styles from "./DropZone.module.css";
import { DropZoneView, type ZoneLook } from "./DropZoneView.tsx";
import { useFileDrop } from "./useFileDrop.ts";

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
