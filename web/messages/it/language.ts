export const LANGUAGE = "it";
