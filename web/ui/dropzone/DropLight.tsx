import styles from "./DropLight.module.css";

/** The window while files are over it, with what becomes of them. */
export const DropLight = ({ words }: { words: string }) => (
  <div className={styles.light} aria-hidden="true">
    <p>{words}</p>
  </div>
);
