/** The keys that the specification names. Other keys stand in the catalogue, or in keys.ts. */
export const KEYS = {
  machineName: "machineName",
  machineTimestamp: "machineTimestamp",
  machineData: "machineData",
  returnToStep: "returnToStep",
} as const;
