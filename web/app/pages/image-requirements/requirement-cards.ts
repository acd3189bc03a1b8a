import { series } from "#messages/formats.ts";
import { GUIDES } from "#messages/guides.ts";
import type { GuideCard, MachineGuide } from "../../../../shared/machine/machine.ts";
import {
  fillPlaceholders,
  findPackageCategory,
  formatSize,
  includesSize,
} from "../../../../shared/machine/questions.ts";
import type { Category, MachineModel } from "../../../../shared/machine/types.ts";
import { REQUEST_LIMITS } from "../../../../shared/package/limits.ts";

/** `counts` reads "2 sizes, 3 sizes", or is empty if there is no choice. */
function acceptedSizes(category: Category, slug: string) {
  const bySize = Map.groupBy(category.arrangements, ({ size }) => formatSize(size));
  const hasCounts = category.kind === "slots" && category.counts !== undefined;
  return [...bySize.values()].flatMap((group) => {
    const [arrangement] = group;
    if (!arrangement) return [];
    return {
      arrangement,
      templateName: `${slug}-${formatSize(arrangement.size)}.png`,
      counts: hasCounts ? series(group.map(({ count }) => GUIDES.requirements.sizes(count))) : "",
    };
  });
}

export function createRequirementCards(model: MachineModel, guide: MachineGuide) {
  const named = new Set(guide.cards.flatMap(({ categories }) => categories));
  const others = model.categories
    .filter(({ id }) => !named.has(id))
    .map(
      ({ id, label }): GuideCard => ({ slug: id, title: label, amount: "", advice: "", categories: [id] }),
    );
  return [...guide.cards, ...others].flatMap((card) => {
    const { slug, title, advice, published = [], publishedCounts } = card;
    const category = model.categories.find(({ id }) => id === card.categories[0]);
    if (!category) return [];
    const differing = published.filter(({ count, size }) => !isAccepted(category, count, size));
    return {
      title,
      amount: formatAmount(model, card, category),
      advice,
      format: category.accepts === "png" ? GUIDES.requirements.png : GUIDES.requirements.anyImage,
      sizes: acceptedSizes(category, slug),
      differing: [
        ...differing.map(describeDifference),
        ...(publishedCounts
          ? [GUIDES.requirements.differingCounts(publishedCounts, rangeOf(countsOf(category)))]
          : []),
      ],
    };
  });
}

function formatAmount(model: MachineModel, { amount, categories }: GuideCard, category: Category): string {
  const counts = countsOf(category);
  const [count = 0] = counts;
  const [least, most] = rangeOf(counts);
  const folder = findPackageCategory(model, category.arrangements[0].packageCategory);
  return fillPlaceholders(amount, {
    max: category.kind === "list" ? category.maxImages : count,
    packageMax: folder?.maxFiles ?? REQUEST_LIMITS.files,
    count,
    all: count * categories.length,
    categories: categories.length,
    least,
    most,
  });
}

const countsOf = ({ arrangements }: Category) => arrangements.map(({ count }) => count);

const rangeOf = (counts: readonly number[]) => [Math.min(...counts), Math.max(...counts)] as const;

type Published = NonNullable<MachineGuide["cards"][number]["published"]>[number];

const isAccepted = (
  { arrangements }: Category,
  count: number | undefined,
  size: Published["size"],
): boolean =>
  includesSize(
    arrangements
      .filter((arrangement) => count === undefined || arrangement.count === count)
      .map(({ size }) => size),
    size,
  );

const describeDifference = ({ count, size }: Published): string =>
  count === undefined
    ? GUIDES.requirements.differing(formatSize(size))
    : GUIDES.requirements.differingFor(formatSize(size), count);
