import { cellsOf, testCells } from "./matrix.ts";

testCells(cellsOf(["network", "service worker"]));
