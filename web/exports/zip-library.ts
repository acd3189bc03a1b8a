/* A separate module, so that the visitor can be told if the library can't be loaded. */
export { deflateSync } from "fflate";
