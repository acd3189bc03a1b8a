import { deflateSync } from "node:zlib";
import type { MachineModel, Size } from "../shared/machine/types.ts";
import { formatSlotId } from "../shared/package/slots.ts";
import { nativeCrc32 } from "./native.ts";
import type { Json } from "./schemas.ts";

export function createExamples(model: MachineModel): Json {
  const [category] = model.categories;
  const folder = model.packageCategories[0];
  // Stryker disable next-line ConditionalExpression: a machine has categories.
  if (!category) return {};
  const { size, places } = category.arrangements[0];
  const file = { data: createBlankPng(size), name: "welcome.png" };
  // Stryker disable next-line StringLiteral,OptionalChaining: no text counts as 0, and an arrangement has places.
  const slot = formatSlotId(category, category.kind === "list" ? "0" : (places[0]?.slot ?? ""));
  return {
    bySlot: { value: { packageName: "Lobby", slots: { [slot]: file } } },
    byFolder: {
      value: {
        packageName: "Lobby",
        files: { [`${folder.id}_0`]: { ...file, data: createBlankPng(folder.sizes[0]) } },
      },
    },
  };
}

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const WHITE = 255;
const PIXELS_PER_BYTE = 8;

function createBlankPng({ width, height }: Size): string {
  const row = new Uint8Array(1 + Math.ceil(width / PIXELS_PER_BYTE)).fill(WHITE, 1);
  const rows = new Uint8Array(row.length * height);
  for (let y = 0; y < height; y++) rows.set(row, y * row.length);
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 1);
  const parts = [
    SIGNATURE,
    ...chunk("IHDR", new Uint8Array(header.buffer)),
    ...chunk("IDAT", deflateSync(rows)),
    ...chunk("IEND", new Uint8Array()),
  ];
  const base64 = btoa(parts.map((part) => String.fromCharCode(...part)).join(""));
  return `data:image/png;base64,${base64}`;
}

function chunk(type: string, data: Uint8Array): Uint8Array[] {
  const typed = new Uint8Array([...new TextEncoder().encode(type), ...data]);
  const number = (value: number) => new Uint8Array(new Uint32Array([value]).buffer).reverse();
  return [number(data.length), typed, number(nativeCrc32(typed))];
}
