import type { Ref } from "react";

interface FileInputProps {
  label: string;
  accept?: string;
  multiple?: boolean;
  onFiles(files: File[]): void;
  ref: Ref<HTMLInputElement>;
}

export const FileInput = ({ label, onFiles, ...more }: FileInputProps) => (
  <input
    {...more}
    type="file"
    aria-label={label}
    hidden
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      if (files.length > 0) onFiles(files);
      // Allows choosing the same file again.
      target.value = "";
    }}
  />
);
