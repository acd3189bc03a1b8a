import { parseArgs } from "node:util";
import { formatSize } from "../shared/machine/questions.ts";
import { machines } from "./library.ts";
import { alignColumns, BOOLEAN_OPTION, type Command, EXIT_CODES } from "./run.ts";

export const machineCommand: Command = async (args, run) => {
  const { values } = parseArgs({ args, options: { json: BOOLEAN_OPTION } });
  for (const each of machines) {
    if (values.json) {
      run.print(JSON.stringify(each));
      continue;
    }
    run.print(`${each.title} (${each.id}), screen ${formatSize(each.screen)}`);
    const rows = each.categories.flatMap(({ label, kind, initialCount, arrangements }) =>
      arrangements.flatMap(({ count, slots, ...size }) => {
        const heading =
          kind === "list" ? `${label}, up to ${count}` : initialCount ? `${label}, ${count}` : label;
        const usual = arrangements.length > 1 && count === initialCount ? " (default)" : "";
        return slots.map(({ id, file }, at) => [at === 0 ? heading + usual : "", id, formatSize(size), file]);
      }),
    );
    for (const line of alignColumns([["picture", "slot", "size", "in the package"], ...rows]))
      run.print(line);
  }
  return EXIT_CODES.success;
};
