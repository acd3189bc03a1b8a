import { WIZARD } from "../messages/en/wizard.ts";
import { LeftFiles as Files } from "../ui/tile/LeftFiles.tsx";

/** A file that was not used, and why, where its sentence does not say it for all. */
export interface LeftFile {
  readonly file: File;
  readonly detail?: string | undefined;
}

/** From so many files on they are shown as pictures rather than told one by one. */
export const MANY_FILES = 3;

/** Files that were not used, as pictures with their names, under the one sentence that says so. */
export const LeftFiles = ({ files }: { files: readonly LeftFile[] }) => (
  <Files
    label={WIZARD.notUsedFiles}
    files={files.map(({ file, detail }) => ({ name: file.name, picture: file, detail }))}
  />
);
