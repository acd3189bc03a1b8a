/** Not in the first load. */
export const ICONS = {
  clipboard: "M8 5H5.5v15.5h13V5H16M8.5 3.5h7v4h-7zM9 12h6m-6 4h6",
  copy: "M8.5 8.5V3.5h12v12h-5M3.5 8.5h12v12h-12z",
  crop: "M7 2.5V17h14.5M2.5 7H17v14.5",
  flipAcross: "M12 3v18M9 6.5 3 18h6zM15 6.5 21 18h-6z",
  flipDown: "M3 12h18M6.5 9 18 3v6zM6.5 15 18 21v-6z",
  grid: "M4 4h6.5v6.5H4zm9.5 0H20v6.5h-6.5zM4 13.5h6.5V20H4zm9.5 0H20V20h-6.5z",
  image: "M3.5 4.5h17v15h-17zM3.5 16l5-5 4 4 3-3 5 5M15.5 8.5v.01",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5.5m0-9v.01",
  layers: "M12 3.5 3 8l9 4.5L21 8l-9-4.5ZM3 12l9 4.5 9-4.5M3 16l9 4.5 9-4.5",
  more: "M5 11v2m1-1H4M12 11v2m1-1h-2M19 11v2m1-1h-2",
  plus: "M12 4.5v15M4.5 12h15",
  trash: "M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6m4-6v6",
  turnLeft: "M3.5 5v5h5M4 10a8.5 8.5 0 1 1 .5 6",
  turnRight: "M20.5 5v5h-5M20 10a8.5 8.5 0 1 0-.5 6",
} as const;
