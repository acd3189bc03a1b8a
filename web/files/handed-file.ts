import { proxy, ref } from "valtio/vanilla";

/** A file that another page hands to the page of packages. */
export const handed: { file: File | undefined } = proxy({ file: undefined });

export const handFile = (file: File): void => {
  handed.file = ref(file);
};
