/** Browsers move the focus to the body if the focused element is removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
