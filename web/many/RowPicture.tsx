import { useImageSources } from "../screen/useImageSources.ts";
import styles from "./ManyTable.module.css";

/** A picture of the table, small. What stands beside it names it. */
export function RowPicture({ url }: { url: string }) {
  const sourceOf = useImageSources([url]);
  return <img className={styles.thumb} src={sourceOf(url)} alt="" draggable={false} loading="lazy" />;
}
