/** Whether what is dragged or pasted is files, as far as the browser says before they are dropped. */
export const carriesFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes("Files") ?? false;
