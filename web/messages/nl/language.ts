export const LANGUAGE = "nl";
