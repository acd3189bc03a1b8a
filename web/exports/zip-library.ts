/* A file of its own, so that a visitor learns if the library can't be loaded. */
export { deflateSync } from "fflate";
