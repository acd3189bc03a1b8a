import { sizeText } from "../../shared/machine/questions.ts";
import type { PlannedScreen } from "../exports/plan.ts";
import { REVIEW } from "../messages/en/review.ts";
import { Facts } from "../ui/facts/Facts.tsx";
import { Notice } from "../ui/notice/Notice.tsx";

/** What stands on a screen, in words: how many, how large, what it is called, what is a stand-in. */
export function ScreenFacts({
  screen: { category, arrangement, images: planned },
}: {
  screen: PlannedScreen;
}) {
  const evicted = planned.filter(({ isEvicted }) => isEvicted).map(({ slotLabel }) => slotLabel);
  const notice = evicted.length > 0 && (
    <Notice tone="warning" title={REVIEW.evictedTitle}>
      {REVIEW.evictedHere(evicted)}
    </Notice>
  );
  const images = planned.filter(({ isEvicted, isStandIn }) => isStandIn || !isEvicted);
  if (images.length === 0) {
    return notice || <Notice tone="warning">{REVIEW.leftOut}</Notice>;
  }
  const standIns = images.filter(({ isStandIn, isEvicted }) => isStandIn && !isEvicted).length;
  const names =
    category.kind === "slots" ? images.map(({ slotLabel, caption }) => ({ slotLabel, caption })) : [];
  return (
    <>
      <Facts
        facts={[
          { term: REVIEW.images, value: String(images.length) },
          { term: REVIEW.size, value: REVIEW.pixels(sizeText(arrangement.size)) },
          ...names
            .filter(({ slotLabel, caption }) => slotLabel !== caption)
            .map(({ slotLabel, caption }) => ({ term: slotLabel, value: caption })),
        ]}
      />
      {notice}
      {standIns > 0 && (
        <Notice tone="info">
          {standIns === images.length ? REVIEW.allDefaults : REVIEW.someDefaults(standIns, images.length)}
        </Notice>
      )}
    </>
  );
}
