import { pluralFor } from "../plurals.ts";

export const plural = pluralFor("pl-PL");

const counted = (one: string, few: string, many: string, other: string) => (count: number) =>
  plural(count, {
    one: `1 ${one}`,
    few: `${count} ${few}`,
    many: `${count} ${many}`,
    other: `${count} ${other}`,
  });

/* Counted nouns. Those with “of” are in the genitive, “on” in the locative. */
export const imageCount = counted("obraz", "obrazy", "obrazów", "obrazu");
export const ofImages = counted("obrazu", "obrazów", "obrazów", "obrazu");
export const onImages = counted("obrazie", "obrazach", "obrazach", "obrazu");
export const machineCount = counted("ekspres", "ekspresy", "ekspresów", "ekspresu");
export const ofMachines = counted("ekspresu", "ekspresów", "ekspresów", "ekspresu");
export const fileCount = counted("plik", "pliki", "plików", "pliku");
export const designCount = counted("projekt", "projekty", "projektów", "projektu");
export const characterCount = counted("znak", "znaki", "znaków", "znaku");
export const sizeCount = counted("rozmiar", "rozmiary", "rozmiarów", "rozmiaru");
