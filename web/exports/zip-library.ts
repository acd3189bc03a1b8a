/* A separate module, so that a failure to load it can be reported. */
export { deflateSync } from "fflate";
