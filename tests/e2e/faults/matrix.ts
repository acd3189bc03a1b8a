import { afterAll, describe, it } from "vitest";
import { browserForTests } from "../browser.ts";
import { type Outcome, runCell } from "./cell.ts";
import { FAULTS, type Fault } from "./faults.ts";
import { PLACES, type Place } from "./places.ts";

/** Tests a cell for each pair, and prints what the pages said. */
export function testCells(cells: readonly (readonly [fault: Fault, place: Place])[]): void {
  const { open } = browserForTests();
  const outcomes = new Map<string, Outcome>();
  describe.each([...Map.groupBy(cells, ([fault]) => fault)])("$row $name:", (fault, row) => {
    it.each(row.map(([, place]) => place))("$name", async (place) => {
      outcomes.set(`${nameOf(fault)} | ${place.name}`, await runCell(open, fault, place));
    });
  });
  afterAll(() => console.log(tableOf(outcomes)));
}

const nameOf = ({ row, name }: Fault): string => `${row} ${name}`;

function tableOf(outcomes: ReadonlyMap<string, Outcome>): string {
  const cell = (fault: Fault, place: Place) => outcomes.get(`${nameOf(fault)} | ${place.name}`);
  const lines = FAULTS.filter((fault) => PLACES.some((place) => cell(fault, place))).map((fault) => [
    nameOf(fault),
    ...PLACES.map((place) => cell(fault, place)?.kind ?? ""),
  ]);
  const heads = ["", ...PLACES.map(({ name }) => name)];
  const said = [...Map.groupBy(outcomes, ([, { words }]) => words)]
    .filter(([words]) => words !== "")
    .map(([words, where]) => `${words}\n    ${where.map(([at]) => at).join("; ")}`);
  return [heads, heads.map(() => "---"), ...lines]
    .map((line) => `| ${line.join(" | ")} |`)
    .concat(said)
    .join("\n");
}

export const cellsOf = (rows: readonly string[]): (readonly [Fault, Place])[] =>
  FAULTS.filter(({ row }) => rows.includes(row)).flatMap((fault) =>
    PLACES.map((place): readonly [Fault, Place] => [fault, place]),
  );
