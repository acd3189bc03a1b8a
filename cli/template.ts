import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { safeMarginOf } from "../shared/machine/library.ts";
import { formatSize } from "../shared/machine/questions.ts";
import type { Box, Overlay, Size } from "../shared/machine/types.ts";
import { ACTIVE } from "../shared/machines/index.ts";
import { describeMachine } from "../shared/package/api.ts";
import { findOverlaysOn } from "../web/screen/describe.ts";
import { exists, writeFileAtomically } from "./files.ts";
import { type Command, EXIT_CODES, formatCount, OUTPUT_OPTION, STRING_OPTION, UserError } from "./run.ts";

/** Lets `pack` tell templates from pictures. */
export const TEMPLATE_MARK = 'id="brewscreen-template"';

const { model } = ACTIVE;

/** `pack` recognises the names once the SVGs are exported as PNG. */
export const templateCommand: Command = async (args, run) => {
  const options = { output: OUTPUT_OPTION, counts: STRING_OPTION };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (positionals.length > 0)
    throw new UserError("template takes no files: brewscreen template -o templates");
  const { output = "templates" } = values;
  const counts = parseCounts(values.counts);
  let written = 0;
  let kept = 0;
  for (const { id, label, initialCount, arrangements } of describeMachine(model).categories) {
    const count = counts.get(id) ?? initialCount;
    const arrangement = arrangements.find((one) => one.count === count) ?? arrangements[0];
    const own = model.categories.find((category) => category.id === id);
    const overlays = own?.arrangements.find((one) => one.template === arrangement?.template);
    for (const slot of arrangement?.slots ?? []) {
      const path = join(output, slot.image.replace(/\.png$/, ".svg"));
      const isOnly = arrangement?.slots.length === 1;
      const name = isOnly || slot.label.startsWith(label) ? slot.label : `${label}, ${slot.label}`;
      if (await exists(path)) {
        kept++;
        const viewBox = /viewBox="0 0 [^"]+"/.exec(await readFile(path, "utf8"))?.[0] ?? viewBoxOf(slot.box);
        if (viewBox !== viewBoxOf(slot.box))
          run.say(`${path} is kept, but is not ${formatSize(slot.box)}. Name another folder with -o.`);
        continue;
      }
      const drawn = drawTemplate(name, slot.box, findOverlaysOn(overlays ?? {}, slot.box));
      await writeFileAtomically(path, drawn, { signal: run.signal });
      run.print(`${path}  ${formatSize(slot.box)}`);
      written++;
    }
  }
  run.say(`${formatCount(written, "template")} written${kept > 0 ? `, ${kept} already there and kept` : ""}`);
  run.say("Draw on them, export each as PNG under its own name, and pack the folder.");
  return EXIT_CODES.success;
};

function parseCounts(text = ""): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of text.split(",").filter((each) => each !== "")) {
    const [id = "", count] = part.split("=");
    const category = model.categories.find((each) => each.id === id && each.kind === "slots");
    const choices = category?.arrangements.map((one) => one.count) ?? [];
    if (!choices.includes(Number(count)))
      throw new UserError(
        choices.length > 0
          ? `${id} may have ${choices.join(", ")}: --counts ${id}=${choices.at(-1)}`
          : `"${id}" has no count. Try --counts hotcupsizes=3; brewscreen machine lists the others.`,
      );
    counts.set(id, Number(count));
  }
  return counts;
}

const viewBoxOf = ({ width, height }: Size): string => `viewBox="0 0 ${width} ${height}"`;

function drawTemplate(name: string, size: Size, overlays: readonly Overlay[]): string {
  const { width, height } = size;
  const margin = safeMarginOf(size);
  const safe = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  const large = Math.round(Math.min(width, height) / 10);
  const box = ({ x, y, width, height }: Box, more: string) =>
    `    <rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;
  const words = (text: string, x: number, y: number, size: number) =>
    `    <text x="${x}" y="${y}" font-size="${size}">${text}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${viewBoxOf(size)} ${TEMPLATE_MARK}>
  <title>${name}, ${formatSize(size)} pixels</title>
  <g id="artwork"></g>
  <g id="guides-hide-before-export" fill="none" stroke="#8d7158" stroke-width="2">
${[box({ x: 1, y: 1, width: width - 2, height: height - 2 }, ""), box(safe, 'stroke-dasharray="10 7"')].join("\n")}
${overlays.map((one) => box(one.box, 'fill="#a3152f" fill-opacity="0.14" stroke="#a3152f"')).join("\n")}
  </g>
  <g id="notes-hide-before-export" fill="#8d7158" text-anchor="middle" font-family="sans-serif">
${[
  words(name, width / 2, height / 4, Math.round(large / 2)),
  words(`${width} × ${height}`, width / 2, height / 4 + large, large),
  words("Keep text inside the dashed line", width / 2, height / 4 + 2 * large, Math.round(large / 2)),
  ...overlays.map(({ label, box }) =>
    words(
      `“${label}” is drawn here`,
      box.x + box.width / 2,
      box.y + box.height * 0.6,
      Math.round(box.width / 16),
    ),
  ),
].join("\n")}
  </g>
</svg>
`;
}
