import { useEffect, useState } from "react";
import type { BlobPicture } from "../../../shared/model/design.ts";
import styles from "./ManyTable.module.css";
import { showPicture } from "./pictures/session-pictures.ts";

/** A picture of the table, small. What stands beside it names it. */
export function RowPicture({ picture: { blob, bytes } }: { picture: BlobPicture }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let release: (() => void) | undefined;
    let isOver = false;
    void showPicture({ blob, bytes }).then((shown) => {
      if (typeof shown === "string") return;
      if (isOver) return shown.release();
      release = shown.release;
      setSource(shown.url);
    });
    return () => {
      isOver = true;
      release?.();
    };
  }, [blob, bytes]);
  return source ? (
    <img className={styles.thumb} src={source} alt="" draggable={false} />
  ) : (
    <span className={styles.thumb} />
  );
}
