import styles from "./Spinner.module.css";

/** Shows that something is in progress. Under reduced motion it pulses instead of turning. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
