export const LANGUAGE = "de";
