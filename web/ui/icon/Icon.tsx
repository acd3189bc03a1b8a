import styles from "./Icon.module.css";
import type { ICONS } from "./icons.ts";

/** Icons in the first load. Code loaded later imports others from icons.ts. */
const PATHS = {
  alert: "M12 3.5 2.5 20h19L12 3.5Zm0 6v5m0 3v.01",
  back: "M15 5l-7 7 7 7",
  check: "M4.5 12.5l5 5 10-11",
  cross: "M6 6l12 12M18 6L6 18",
  down: "M5 9l7 7 7-7",
  download: "M12 3.5v11m-4.5-4 4.5 4.5 4.5-4.5M4 17v3.5h16V17",
  forward: "M9 5l7 7-7 7",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z",
  menu: "M4 7h16M4 12h16M4 17h16",
  pause: "M8 5v14M16 5v14",
  pencil: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20Zm10-13.5L17.5 10",
  play: "M7 4.5v15l12-7.5-12-7.5Z",
  redo: "M15.5 4.5 20 9l-4.5 4.5M20 9H10a6 6 0 0 0 0 12h5",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5",
  sparkle: "M10 4l1.8 5.2L17 11l-5.2 1.8L10 18l-1.8-5.2L3 11l5.2-1.8zM18 3v5m-2.5-2.5h5M18.5 16v4m-2-2h4",
  swap: "M4 8h14m-4-4.5L18.5 8 14 12.5M20 16H6m4-4.5L5.5 16l4.5 4.5",
  undo: "M8.5 4.5 4 9l4.5 4.5M4 9h10a6 6 0 0 1 0 12H9",
  up: "M5 15l7-7 7 7",
  upload: "M12 15.5v-11M7.5 9 12 4.5 16.5 9M4 16v4.5h16V16",
} as const;

type FirstIcon = keyof typeof PATHS;

export type IconShape = FirstIcon | (typeof ICONS)[keyof typeof ICONS];

export function Icon({ shape }: { shape: IconShape }) {
  const path = PATHS[shape as FirstIcon];
  return (
    <svg
      className={styles.icon}
      data-icon={path && shape}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path ?? shape} />
    </svg>
  );
}

export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
