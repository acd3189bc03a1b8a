/*
 * A file of its own, so that a chosen file's size is checked before any other code is loaded.
 */

/** The most bytes of a design file: six times what a full photographic design takes. */
export const MAX_DESIGN_BYTES = 128 * 1024 * 1024;
/** Of them, what the archive says of each file. */
export const OTHER_BYTES = 1024 * 1024;
/** The most files that a design file is written with; nearly all of them are pictures of its table. */
export const MAX_FILES = 4_000;
/** The most entries that one is read with: programs that pack it again add files of their own. */
export const MAX_ENTRIES = 10_000;
/** The most bytes of a file of all designs, and the most designs in it. */
export const MAX_ALL_BYTES = 2 * 1024 * 1024 * 1024;
export const MAX_DESIGNS = 999;
