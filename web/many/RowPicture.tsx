import { useEffect, useState } from "react";
import styles from "./ManyTable.module.css";
import { showPicture } from "./pictures/session-pictures.ts";

/** A picture of the table, small. What stands beside it names it. */
export function RowPicture({ url }: { url: string }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let release: (() => void) | undefined;
    let isOver = false;
    void showPicture(url).then((shown) => {
      if (typeof shown === "string") return;
      if (isOver) return shown.release();
      release = shown.release;
      setSource(shown.url);
    });
    return () => {
      isOver = true;
      release?.();
    };
  }, [url]);
  return source ? (
    <img className={styles.thumb} src={source} alt="" draggable={false} />
  ) : (
    <span className={styles.thumb} />
  );
}
