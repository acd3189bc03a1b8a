import { type Ref, useImperativeHandle, useRef } from "react";
import { PACKAGES } from "../messages/en/packages.ts";
import { FileInput } from "../ui/field/FileInput.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import styles from "./ChooseFile.module.css";

export interface ChooserHandle {
  /** Asks for a file. */
  pick(): void;
}

interface ChooseFileProps {
  /** The large place to press and to drop on; without it there is only the handle. */
  isShown: boolean;
  onFiles(files: File[]): void;
  ref: Ref<ChooserHandle>;
}

/** Where a package comes in: any file, since its bytes decide what it is. */
export function ChooseFile({ isShown, onFiles, ref }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = () => input.current?.click();
  useImperativeHandle(ref, () => ({ pick }));
  return (
    <>
      {isShown && (
        <button type="button" className={styles.place} onClick={pick}>
          <span className={styles.choose}>
            <Icon name="upload" />
            <span>{PACKAGES.choose}</span>
          </span>
          <span className={styles.drop}>{PACKAGES.orDrop}</span>
        </button>
      )}
      <FileInput ref={input} label={PACKAGES.file} onFiles={onFiles} />
    </>
  );
}
