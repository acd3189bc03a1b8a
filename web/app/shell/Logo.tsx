import styles from "./Logo.module.css";

export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 44 36" aria-hidden="true" focusable="false">
        <path className={styles.handle} d="M32 11h3.5a6.5 6.5 0 0 1 0 13H32" />
        <rect className={styles.body} x="2" y="5" width="31" height="26" rx="6" />
        <path
          className={styles.crema}
          d="M6.5 18.5c4-4.200 7.5 2.300 11.5-.4s6.5-2.900 10.5-.6V23a3.5 3.5 0 0 1-3.5 3.5H10A3.5 3.5 0 0 1 6.5 23Z"
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
