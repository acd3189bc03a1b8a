import { FAULTS } from "./faults.ts";
import { testCells } from "./matrix.ts";
import { PLACES } from "./places.ts";

/** Shares no divisor with the number of places, which spreads the faults over all of them. */
const STRIDE = 7;

/* One cell of each row; the long tests have all. */
const rows = [...Map.groupBy(FAULTS, ({ row }) => row).values()];
testCells(
  rows.flatMap(([fault], at) => {
    const place = PLACES[(at * STRIDE) % PLACES.length];
    return fault && place ? [[fault, place] as const] : [];
  }),
);
