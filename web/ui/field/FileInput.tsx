import type { Ref } from "react";

interface FileInputProps {
  label: string;
  accept?: string;
  multiple?: boolean;
  /** Called with at least one file. */
  onFiles(files: File[]): void;
  /** Click it to open the browser's file chooser. */
  ref: Ref<HTMLInputElement>;
}

/** A hidden file input, opened by a button elsewhere. */
export const FileInput = ({ label, onFiles, ...more }: FileInputProps) => (
  <input
    {...more}
    type="file"
    aria-label={label}
    hidden
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      if (files.length > 0) onFiles(files);
      // The same file can be chosen again after it was corrected.
      target.value = "";
    }}
  />
);
