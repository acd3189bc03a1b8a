import { proxy, ref } from "valtio/vanilla";

/** A file that another page gives to the page of packages, until that takes it. */
export const handed: { file: File | undefined } = proxy({ file: undefined });

export const handFile = (file: File): void => {
  handed.file = ref(file);
};
