/**
 * Assigns pictures to places with the largest sum of positive scores, by the Hungarian method with potentials
 * (Kuhn 1955, as in Jonker and Volgenant 1987).
 *
 * @param scores by place and picture
 * @returns the index of each place's picture, or -1
 */
export function solveAssignment(scores: readonly (readonly number[])[], pictures: number): number[] {
  const rows = scores.length;
  // One column per picture, and one per place, so that any place can stay empty.
  const columns = pictures + rows;
  const scoreAt = (row: number, column: number) => Math.max(0, scores[row - 1]?.[column - 1] ?? 0);
  const ofRow = new Float64Array(rows + 1);
  const ofColumn = new Float64Array(columns + 1);
  // Counted from 1, because searches start in column 0.
  const rowAt = new Int32Array(columns + 1);
  const previous = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowAt[0] = row;
    let column = 0;
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const isUsed = new Uint8Array(columns + 1);
    do {
      isUsed[column] = 1;
      const from = at(rowAt, column);
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let to = 1; to <= columns; to++) {
        if (isUsed[to]) continue;
        const reduced = -scoreAt(from, to) - at(ofRow, from) - at(ofColumn, to);
        // Stryker disable next-line EqualityOperator: a tie may go either way.
        if (reduced < at(least, to)) {
          least[to] = reduced;
          previous[to] = column;
        }
        // Stryker disable next-line EqualityOperator: a tie may go either way.
        if (at(least, to) < delta) {
          delta = at(least, to);
          next = to;
        }
      }
      for (let to = 0; to <= columns; to++)
        if (isUsed[to]) {
          ofRow[at(rowAt, to)] = at(ofRow, at(rowAt, to)) + delta;
          ofColumn[to] = at(ofColumn, to) - delta;
        } else least[to] = at(least, to) - delta;
      column = next;
    } while (rowAt[column] !== 0);
    while (column !== 0) {
      const before = at(previous, column);
      rowAt[column] = at(rowAt, before);
      column = before;
    }
  }
  const pictureOf = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= pictures; column++) {
    const row = at(rowAt, column);
    if (scoreAt(row, column) > 0) pictureOf[row - 1] = column - 1;
  }
  return pictureOf;
}

const at = (values: Float64Array | Int32Array, index: number): number => values[index] ?? 0;
