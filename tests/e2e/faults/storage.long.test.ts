import { cellsOf, testCells } from "./matrix.ts";

testCells(cellsOf(["no fault", "IndexedDB", "localStorage", "another tab"]));
