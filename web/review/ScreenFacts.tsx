import { sizeText } from "../../shared/machine/questions.ts";
import type { PlannedScreen } from "../exports/plan.ts";
import { Facts } from "../ui/facts/Facts.tsx";
import { Notice } from "../ui/notice/Notice.tsx";

/** What stands on a screen, in words: how many, how large, what it is called, what is a stand-in. */
export function ScreenFacts({ screen: { category, arrangement, images } }: { screen: PlannedScreen }) {
  if (images.length === 0) {
    return <Notice tone="warning">No image yet. The exports leave this screen out.</Notice>;
  }
  const standIns = images.filter(({ isStandIn }) => isStandIn).length;
  const names =
    category.kind === "slots" ? images.map(({ slotLabel, caption }) => ({ slotLabel, caption })) : [];
  return (
    <>
      <Facts
        facts={[
          { term: "Images", value: String(images.length) },
          { term: "Size", value: `${sizeText(arrangement.size)} pixels` },
          ...names
            .filter(({ slotLabel, caption }) => slotLabel !== caption)
            .map(({ slotLabel, caption }) => ({ term: slotLabel, value: caption })),
        ]}
      />
      {standIns > 0 && (
        <Notice tone="info">
          {standIns === images.length
            ? "You have no image here yet: the bundled defaults are exported."
            : `${standIns} of ${images.length} are bundled defaults, since you have no image there yet.`}
        </Notice>
      )}
    </>
  );
}
