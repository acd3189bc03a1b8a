/** The most bytes of a design file: six times what a full photographic design takes. */
export const MAX_DESIGN_BYTES = 128 * 1024 * 1024;
