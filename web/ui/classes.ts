/** Joins class names, without those that are false or undefined (a CSS module's lookup of a class without a rule). */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
