import { useState } from "react";
import { Icon } from "../ui/icon/Icon.tsx";
import { Spoken } from "../ui/spoken/Spoken.tsx";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import { WIZARD } from "../words/wizard.ts";
import styles from "./LeftFiles.module.css";

/** A file that was not used, and why, where its sentence does not say it for all. */
export interface LeftFile {
  readonly file: File;
  readonly detail?: string;
}

/** From so many files on they are shown as pictures rather than told one by one. */
export const MANY_FILES = 3;

/** Files that were not used, as pictures with their names, under the one sentence that says so. */
export function LeftFiles({ files }: { files: readonly LeftFile[] }) {
  return (
    <ul className={styles.files} aria-label={WIZARD.notUsedFiles}>
      {files.map(({ file, detail }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none moves
        <li key={`${at} ${file.name}`} className={styles.file} title={detail}>
          <Face file={file} />
          <span className={styles.name}>{file.name}</span>
          {detail && <Spoken>. {detail}</Spoken>}
        </li>
      ))}
    </ul>
  );
}

/** The file's picture, or a sign where the browser has none of it. */
function Face({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const [hasPicture, setHasPicture] = useState(true);
  return (
    <span className={styles.face}>
      {url && hasPicture ? (
        <img src={url} alt="" decoding="async" onError={() => setHasPicture(false)} />
      ) : (
        <Icon name="alert" />
      )}
    </span>
  );
}
