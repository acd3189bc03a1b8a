/** BCP 47, for `lang`, numbers and sorting. */
export const LANGUAGE = "en";
