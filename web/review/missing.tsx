import { Link } from "wouter";
import { colon, series } from "#messages/formats.ts";
import { REVIEW } from "#messages/review.ts";
import { findArrangement, findSlot } from "../../shared/machine/questions.ts";
import { type Step, stepLabelOf, stepsOf } from "../../shared/machine/steps.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design, DesignImage } from "../../shared/model/design.ts";
import {
  findEmptySlots,
  findShownImages,
  hasAllNames,
  type IsPictureMissing,
  isBundledImage,
} from "../../shared/model/questions.ts";
import styles from "./Review.module.css";

export interface MissingPart {
  readonly step: Step;
  readonly label: string;
  readonly description: string;
}

export const findMissingParts = (
  model: MachineModel,
  design: Design,
  isMissing: IsPictureMissing,
): readonly MissingPart[] =>
  stepsOf(model).flatMap((step) => {
    const description = describe(model, design, step, isMissing);
    return description === undefined ? [] : [{ step, label: stepLabelOf(step), description }];
  });

function describe(
  model: MachineModel,
  design: Design,
  step: Step,
  isMissing: IsPictureMissing,
): string | undefined {
  switch (step.kind) {
    case "name":
      return design.name ? undefined : REVIEW.noName(model.defaultMachineName);
    case "list": {
      const images = design.lists[step.category.id] ?? [];
      const missing = images.filter(({ picture }) => picture && isMissing(picture));
      const notServed = missing.filter(isBundledImage).length;
      const evicted = missing.length - notServed;
      const parts = [
        ...(evicted > 0 ? [REVIEW.evictedFromList(evicted)] : []),
        ...(notServed > 0 ? [REVIEW.notServedFromList(notServed)] : []),
      ];
      if (parts.length > 0) return series(parts);
      return findShownImages(design, step.category, isMissing).length > 0 ? undefined : REVIEW.noListImage;
    }
    case "slots": {
      const { category } = step;
      const places = findEmptySlots(design, category, isMissing).map(({ slot }) => ({
        label: findSlot(category, slot).label,
        image: design.slots[category.id]?.[slot],
      }));
      const labelsOf = (is: (image: DesignImage | undefined) => boolean) =>
        places.filter(({ image }) => is(image)).map(({ label }) => label);
      const empty = labelsOf((image) => !image);
      const notServed = labelsOf((image) => image !== undefined && isBundledImage(image));
      const evicted = labelsOf((image) => image !== undefined && !isBundledImage(image));
      const all = findArrangement(category, design.counts[category.id]).places.length;
      const parts = [
        ...(hasAllNames(design, category) ? [] : [REVIEW.noSlotNames]),
        ...(empty.length === all ? [REVIEW.noSlotImages(all)] : []),
        ...(empty.length > 0 && empty.length < all ? [REVIEW.noImageFor(empty)] : []),
        ...(evicted.length > 0 ? [REVIEW.evictedFrom(evicted)] : []),
        ...(notServed.length > 0 ? [REVIEW.notServedFrom(notServed)] : []),
      ];
      return parts.length > 0 ? series(parts) : undefined;
    }
    case "review":
      return undefined;
  }
}

interface MissingListProps {
  missing: readonly MissingPart[];
  onEdit(step: Step): void;
}

export const MissingList = ({ missing, onEdit }: MissingListProps) => (
  <ul className={styles.missing}>
    {missing.map(({ step, label, description }) => (
      <li key={step.id}>
        <Link
          className="strong"
          href={step.config.route}
          onClick={(event) => {
            event.preventDefault();
            onEdit(step);
          }}
        >
          {label}
        </Link>
        {colon}
        {description}
      </li>
    ))}
  </ul>
);
