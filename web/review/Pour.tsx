import styles from "./Pour.module.css";

export const Pour = ({ isMoving }: { isMoving: boolean }) => (
  <svg
    className={isMoving ? styles.moving : undefined}
    viewBox="0 0 96 96"
    aria-hidden="true"
    focusable="false"
  >
    <clipPath id="cup-inside">
      <path d="M27 45h38l-3.4 30.5a7 7 0 0 1-7 6.5H37.400a7 7 0 0 1-7-6.500z" />
    </clipPath>
    <path className={styles.spout} d="M22 4h48v9H56v5a3 3 0 0 1-3 3H39a3 3 0 0 1-3-3v-5H22z" />
    <path className={styles.steam} d="M38 40c-5-6 5-9 0-16M54 40c-5-6 5-9 0-16" />
    <rect className={styles.stream} x="44.500" y="21" width="3" height="61" />
    <path
      className={styles.cup}
      d="M66 51h5a8 8 0 0 1 0 18h-7M24.500 43h43L64 75.500A9.500 9.500 0 0 1 54.500 84h-17A9.500 9.500 0 0 1 28 75.500z"
    />
    <g clipPath="url(#cup-inside)">
      <g className={styles.coffee}>
        <rect className={styles.brew} x="20" y="50" width="56" height="40" />
        <rect className={styles.crema} x="20" y="50" width="56" height="5" />
      </g>
    </g>
    <path className={styles.saucer} d="M18 90h56" />
  </svg>
);
