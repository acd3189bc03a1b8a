const OPPOSITES: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** The key with the same meaning on a page that is read from left to right. */
export const keyFromLeft = (key: string): string =>
  (document.documentElement.dir === "rtl" && OPPOSITES[key]) || key;
