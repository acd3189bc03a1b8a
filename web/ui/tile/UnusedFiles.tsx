import { useState } from "react";
import { classNames } from "../classes.ts";
import { Icon } from "../icon/Icon.tsx";
import { useObjectUrl } from "../useObjectUrl.ts";
import styles from "./UnusedFiles.module.css";

export interface UnusedFile {
  readonly name: string;
  /** Undefined if the file isn't a picture that browsers can show. */
  readonly picture?: Blob | undefined;
  readonly detail?: string | undefined;
}

export function UnusedFiles({ label, files }: { label: string; files: readonly UnusedFile[] }) {
  return (
    <ul className={classNames("stack", styles.files)} aria-label={label}>
      {files.map(({ name, picture, detail }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the order is fixed
        <li key={`${at} ${name}`} className={classNames("stack tiny", styles.file)}>
          <span className={classNames("grid well muted", styles.face)}>
            {picture ? <Face picture={picture} /> : <Icon shape="alert" />}
          </span>
          <span className="grid anywhere">
            {!detail?.includes(name) && (
              <span>
                <bdi>{name}</bdi>
              </span>
            )}
            {detail && <span>{detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Face({ picture }: { picture: Blob }) {
  const url = useObjectUrl(picture);
  const [hasPicture, setHasPicture] = useState(true);
  return url && hasPicture ? (
    <img
      className="cropped"
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setHasPicture(false)}
    />
  ) : (
    <Icon shape="alert" />
  );
}
