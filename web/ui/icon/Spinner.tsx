import styles from "./Spinner.module.css";

/** A sign that something is under way. Under reduced motion it pulses instead of turning. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
