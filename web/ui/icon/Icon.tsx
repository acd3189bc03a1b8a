import styles from "./Icon.module.css";

const PATHS = {
  alert: "M12 3.5 2.5 20h19L12 3.5Zm0 6v5m0 3v.01",
  back: "M15 5l-7 7 7 7",
  check: "M4.5 12.5l5 5 10-11",
  clipboard: "M8 5H5.5v15.5h13V5H16M8.5 3.5h7v4h-7zM9 12h6m-6 4h6",
  copy: "M8.5 8.5V3.5h12v12h-5M3.5 8.5h12v12h-12z",
  crop: "M7 2.5V17h14.5M2.5 7H17v14.5",
  cross: "M6 6l12 12M18 6L6 18",
  down: "M5 9l7 7 7-7",
  download: "M12 3.5v11m-4.5-4 4.5 4.5 4.5-4.5M4 17v3.5h16V17",
  expand: "M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5",
  flipAcross: "M12 3v18M9 6.5 3 18h6zM15 6.5 21 18h-6z",
  flipDown: "M3 12h18M6.5 9 18 3v6zM6.5 15 18 21v-6z",
  forward: "M9 5l7 7-7 7",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z",
  grid: "M4 4h6.5v6.5H4zm9.5 0H20v6.5h-6.5zM4 13.5h6.5V20H4zm9.5 0H20V20h-6.5z",
  image: "M3.5 4.5h17v15h-17zM3.5 16l5-5 4 4 3-3 5 5M15.5 8.5v.01",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5.5m0-9v.01",
  layers: "M12 3.5 3 8l9 4.5L21 8l-9-4.5ZM3 12l9 4.5 9-4.5M3 16l9 4.5 9-4.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M5 11v2m1-1H4M12 11v2m1-1h-2M19 11v2m1-1h-2",
  pause: "M8 5v14M16 5v14",
  pencil: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20Zm10-13.5L17.5 10",
  play: "M7 4.5v15l12-7.5-12-7.5Z",
  plus: "M12 4.5v15M4.5 12h15",
  redo: "M15.5 4.5 20 9l-4.5 4.5M20 9H10a6 6 0 0 0 0 12h5",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5",
  sparkle: "M10 4l1.8 5.2L17 11l-5.2 1.8L10 18l-1.8-5.2L3 11l5.2-1.8zM18 3v5m-2.5-2.5h5M18.5 16v4m-2-2h4",
  swap: "M4 8h14m-4-4.5L18.5 8 14 12.5M20 16H6m4-4.5L5.5 16l4.5 4.5",
  trash: "M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6m4-6v6",
  turnLeft: "M3.5 5v5h5M4 10a8.5 8.5 0 1 1 .5 6",
  turnRight: "M20.5 5v5h-5M20 10a8.5 8.5 0 1 0-.5 6",
  undo: "M8.5 4.5 4 9l4.5 4.5M4 9h10a6 6 0 0 1 0 12H9",
  up: "M5 15l7-7 7 7",
  upload: "M12 15.5v-11M7.5 9 12 4.5 16.5 9M4 16v4.5h16V16",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
