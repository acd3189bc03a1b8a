import { dependencies } from "../../package.json";

/** The library that compresses, as the package manifest pins it; put in when the app is built. */
export const ZIP_LIBRARY = { name: "fflate", version: dependencies.fflate } as const;
