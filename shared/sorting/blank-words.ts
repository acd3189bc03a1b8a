/*
 * Words that cameras, phones, messengers and programs give to files by themselves, and that say nothing of a picture.
 */

const BLANK = new Set(
  [
    "img image imag dsc dscn dscf pxl mvimg gopr gx pict pic vid scan photo foto burst cover hdr night edit edited",
    "whats app whatsapp signal snapchat fb received telegram",
    "screenshot screenshots screen shot bildschirmfoto schermata schermafbeelding capture captura pantalla capture",
    "asset frame artboard untitled layer group slice rectangle component instance",
    "at um alle portrait ps p a e copy kopie copie copia",
  ].flatMap((line) => line.split(" ")),
);
const FINAL = new Set("final finale endgueltig def definitif definitivo".split(" "));

/** Whether a word, in small letters without accents, says nothing of a picture. */
export const isBlankWord = (key: string): boolean => BLANK.has(key) || FINAL.has(key);

/** Whether it says that a picture is the one that counts. */
export const isFinal = (key: string): boolean => FINAL.has(key);
