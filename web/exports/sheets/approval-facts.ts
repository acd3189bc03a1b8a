import { fillWords } from "../../../shared/machine/questions.ts";
import { plural } from "../../messages/en/plural.ts";
import { SHEETS } from "../../messages/en/sheets.ts";
import { type ExportPlan, imagesOfPlan } from "../plan.ts";

/** A line of the approval sheet: what, and how much of it. */
export interface ApprovalFact {
  readonly term: string;
  readonly value: string;
}

/** What a design has, as a boss would ask: names, counts, how many pictures are one's own. */
export function approvalFacts(plan: ExportPlan): ApprovalFact[] {
  const named = plan.screens.flatMap(({ category, images }) => {
    if (category.kind === "list" || !category.names) return [];
    return images.map(({ slotLabel, caption }) => {
      const term = fillWords(category.pdf.caption ?? "{label}", { label: slotLabel });
      return { term, value: caption === term ? SHEETS.notNamed : caption };
    });
  });
  const counted = plan.screens.flatMap(({ category, arrangement, images }) => {
    if (category.kind === "list") return [{ term: category.label, value: SHEETS.pictures(images.length) }];
    if (!category.counts) return [];
    const { count } = arrangement;
    return [{ term: category.label, value: fillWords(plural(count, category.counts.forms), { count }) }];
  });
  const images = imagesOfPlan(plan);
  const standIns = images.filter(({ isStandIn }) => isStandIn).length;
  const pictures = { term: SHEETS.ownPictures, value: SHEETS.ofThem(images.length - standIns, standIns) };
  return [...named, ...counted, pictures];
}
