const OPPOSITES: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** The arrow key with the same meaning on a page read from left to right. */
export const toLtrArrowKey = (key: string): string =>
  (document.documentElement.dir === "rtl" && OPPOSITES[key]) || key;
