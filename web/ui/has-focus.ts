/** The focus falls back to the body if its element is removed. */
export const hasFocus = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;
