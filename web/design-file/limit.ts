/** The most bytes of a design file: six times what a full photographic design takes. */
export const MAX_DESIGN_BYTES = 128 * 1024 * 1024;
/** Of them, what is not pictures: design.json, and what an archive says of each file. */
export const OTHER_BYTES = 1024 * 1024;
/** The most bytes of a file of all designs, and of designs in it. */
export const MAX_ALL_BYTES = 2 * 1024 * 1024 * 1024;
export const MAX_DESIGNS = 999;
