import { isQuotaError } from "./door.ts";

/** Why IndexedDB did not do something. */
export const databaseFault = (error: unknown): "full" | "unavailable" =>
  isQuotaError(error) ? "full" : "unavailable";
