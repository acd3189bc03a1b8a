import type { Ref } from "react";

interface FileInputProps {
  label: string;
  /** By default any file. */
  accept?: string;
  multiple?: boolean;
  /** At least one, as they were chosen. */
  onFiles(files: File[]): void;
  /** A press on it asks for files. */
  ref: Ref<HTMLInputElement>;
}

/** Asks for files; what is seen of it is a button elsewhere. */
export const FileInput = ({ label, onFiles, ...more }: FileInputProps) => (
  <input
    {...more}
    type="file"
    aria-label={label}
    hidden
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      if (files.length > 0) onFiles(files);
      // So that the same file can be chosen again after it was corrected.
      target.value = "";
    }}
  />
);
