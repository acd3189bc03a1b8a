/** Browsers move the focus to the body if the focused element is removed. */
export const hasFocus = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;
