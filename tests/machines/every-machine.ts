import { readdirSync } from "node:fs";
import type { Machine } from "../../shared/machine/machine.ts";
import type { Box, Size } from "../../shared/machine/types.ts";
import { MACHINES } from "../../shared/machines/index.ts";
import { bundledBytes, bundledPaths, webpPaths } from "../artwork/files.ts";

/** A machine, and the bytes of the pictures that are served with it. */
export interface KnownMachine {
  readonly id: string;
  readonly machine: Machine;
  readonly picture: (path: string) => Uint8Array | undefined;
}

const bundled = new Set([...bundledPaths(), ...webpPaths()]);

/** A folder below tests/machines is a machine of the tests': its index.ts is like the product's. */
async function ofTests(folder: string): Promise<KnownMachine> {
  const { ACTIVE }: { ACTIVE: Machine } = await import(`./${folder}/index.ts`);
  const { PICTURES }: { PICTURES: ReadonlyMap<string, Uint8Array> } = await import(`./${folder}/pictures.ts`);
  return { id: ACTIVE.model.id, machine: ACTIVE, picture: (path) => PICTURES.get(path) };
}

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

/** What holds for a machine must hold for each of them. */
export const EVERY_MACHINE: readonly KnownMachine[] = [
  ...MACHINES.map((machine) => ({
    id: machine.model.id,
    machine,
    picture: (path: string) => (bundled.has(path) ? bundledBytes(path) : undefined),
  })),
  ...(await Promise.all(folders.map(({ name }) => ofTests(name)))),
];

/** With what they do when they are used. */
export const WALKED_MACHINES = await Promise.all(
  EVERY_MACHINE.map(async ({ id, machine: { model, walkthrough } }) => ({
    id,
    model,
    walk: (await walkthrough())("en"),
  })),
);

export const isInside = ({ x, y, width, height }: Box, screen: Size): boolean =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= screen.width && y + height <= screen.height;

export const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
