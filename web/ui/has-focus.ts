/** Whether anything has the focus: it falls to the body when what has it goes. */
export const hasFocus = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;
