import { isInstalled, type TestProgramName } from "../../scripts/machine.ts";
import { ZIP_READERS } from "./zip-readers.ts";

/** The programs with which PDFs are read. */
export const PDF_PROGRAMS = ["pdffonts", "pdfimages", "pdftotext", "qpdf"] as const;

/** The programs with which archives are read. */
export const ZIP_PROGRAMS = ZIP_READERS.map(({ program }) => program);

/** Options of a test that is skipped, and named at the end of the run, if this machine lacks one of the programs. */
export const needs = (...programs: readonly TestProgramName[]) => ({ skip: !programs.every(isInstalled) });
