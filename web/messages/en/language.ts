/** The language of these messages (BCP 47): for `lang`, numbers and sorting. */
export const LANGUAGE = "en";
