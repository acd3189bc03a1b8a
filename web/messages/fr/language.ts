export const LANGUAGE = "fr";
