import { cellsOf, testCells } from "./matrix.ts";

testCells(cellsOf(["worker threads", "decoding", "clock", "memory"]));
