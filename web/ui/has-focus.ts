/** Whether any element has the focus. If a focused element is removed, the focus falls back to the body. */
export const hasFocus = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;
