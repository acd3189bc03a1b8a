import { arrangementFor } from "../../machine/questions.ts";
import { placePictures } from "../place-pictures.ts";
import type { Rule } from "./rule.ts";

export const MACHINE_RULES = [
  {
    id: "place-empty",
    level: "note",
    isMended: false,
    *find({ entries }, model) {
      const { placed, counts } = placePictures(model, entries);
      // If no picture can be placed by name, nothing is known.
      if (placed.length === 0) return;
      for (const category of model.categories) {
        const initial = category.kind === "slots" ? category.counts?.initial : undefined;
        const { places } = arrangementFor(category, counts[category.id] ?? initial);
        const filled = placed.filter((picture) => picture.category === category.id);
        if (category.kind === "list" && filled.length === 0)
          yield { values: { category: category.id, slot: "" } };
        if (category.kind === "list") continue;
        for (const { slot } of places)
          if (!filled.some((picture) => picture.slot === slot))
            yield { values: { category: category.id, slot } };
      }
    },
  },
] as const satisfies readonly Rule[];
