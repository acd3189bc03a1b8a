/** The most bytes of a design file: six times what a full photographic design takes. */
export const MAX_DESIGN_BYTES = 128 * 1024 * 1024;
/** Of them, what is not pictures: design.json, and what an archive says of each file. */
export const OTHER_BYTES = 1024 * 1024;
