import { type ChangeEvent, useRef } from "react";
import styles from "./DropZone.module.css";
import { DropZoneView, type ZoneLook } from "./DropZoneView.tsx";
import { useFileDrop } from "./useFileDrop.ts";

export interface DropZoneProps extends ZoneLook {
  /** Files as they were chosen, dropped or pasted, unchecked; at least one, and several where `multiple`. */
  onFiles(files: File[]): void;
}

/**
 * Where images come in: by a press (a real button, so by key too), a drop, or a paste while it has the
 * focus. It judges nothing: every file of a drop is handed over, also where only one can be kept.
 */
export function DropZone({ onFiles, ...look }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const give = (files: File[]) => files.length > 0 && onFiles(files);
  const { dragging, handlers } = useFileDrop(give, look.busy === undefined);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    give([...(event.target.files ?? [])]);
    // So that the same file can be chosen again after it was corrected.
    event.target.value = "";
  };
  return (
    <fieldset className={styles.catch} aria-label={look.label} {...handlers}>
      <DropZoneView {...look} dragging={dragging} onPick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={look.multiple}
        aria-label={look.label}
        hidden
        onChange={pick}
      />
    </fieldset>
  );
}
