import { useState } from "react";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { createEmptyDesign } from "../../shared/model/design.ts";
import { listRailSteps } from "../../shared/model/questions.ts";
import { describeScreen, type ShownPicture } from "../screen/describe.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { RotationBar, useRotation } from "../screen/RotationBar.tsx";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { CountSelector } from "../ui/count/CountSelector.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Field } from "../ui/field/Field.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { PickerGrid } from "../ui/picker/PickerGrid.tsx";
import { ProgressRail } from "../ui/rail/ProgressRail.tsx";
import { formatSizeForDisplay } from "../ui/size.ts";
import { notify } from "../ui/toast/notify.ts";
import styles from "./ComponentsPage.module.css";
import { BLEND_SIZE, createSamplePicture, getClassicCategory, SCREEN_SIZE } from "./samples.ts";

const nothing = () => undefined;

const CHOICES = ["House Blend", "Colombian", "Dark Roast", "Decaf"].map((label, at) => ({
  id: String(at),
  src: createSamplePicture(BLEND_SIZE, 18 + 8 * at),
  label,
}));
const STEPS = listRailSteps(CLASSIC_MODEL, createEmptyDesign(CLASSIC_MODEL, "")).map((step, at) => ({
  ...step,
  state: at < 2 || at === 5 ? ("done" as const) : ("missing" as const),
}));
const COUNTS = getClassicCategory("hotcupsizes").arrangements.map(({ count, size, places }) => ({
  value: count,
  label: `${count} sizes`,
  detail: formatSizeForDisplay(size),
  boxes: places.map(({ box }) => box),
}));

function createScreen(id: string, pictureAt: (at: number) => Partial<ShownPicture>) {
  const category = getClassicCategory(id);
  const screen = describeScreen(CLASSIC_MODEL, category, category.arrangements[0], (label, at) => ({
    label,
    ...pictureAt(at),
  }));
  return { ...screen, template: undefined };
}

const POURING = [18, 205].map((hue) =>
  createScreen("dispensinghot", () => ({ source: createSamplePicture(SCREEN_SIZE, hue) })),
);
const BLENDS = createScreen("blends", (at) => ({
  source: at === 2 ? undefined : CHOICES[at]?.src,
  badge: at === 0 ? "Default" : undefined,
}));

export function WizardSection() {
  const [count, setCount] = useState(3);
  const [isPicking, setPicking] = useState(false);
  const [search, setSearch] = useState("");
  const [highlighted, setHighlighted] = useState("middle");
  const rotation = useRotation(POURING.length, 3000);
  return (
    <>
      <section className="stack-5 shrinks">
        <h2>Progress rail</h2>
        <ProgressRail label="Steps" steps={STEPS} current="hotcold" />
        <h2>Machine</h2>
        <div className={classNames("stack-5", styles.machines)}>
          <MachineFrame
            label="Blends on the machine's screen"
            screen={BLENDS}
            highlighted={highlighted}
            onPress={setHighlighted}
          />
          <div>
            <MachineFrame
              label="Pouring on the machine's screen"
              screen={POURING[rotation.index] ?? BLENDS}
            />
            <RotationBar rotation={rotation} labels={["Screen 1", "Screen 2"]} />
          </div>
          <MachineFrame label="Thumbnail of the blends" thumbnail screen={BLENDS} />
        </div>
        <h2>Count</h2>
        <div className={classNames("stack-5", styles.columns)}>
          {(["neutral", "hot", "cold"] as const).map((accent) => (
            <CountSelector
              key={accent}
              legend={`How many sizes, ${accent}`}
              screen={SCREEN_SIZE}
              options={COUNTS}
              value={count}
              onChange={setCount}
              accent={accent}
            />
          ))}
        </div>
        <h2>Dialog and picker</h2>
        <div className="row">
          <Button icon={ICONS.grid} onClick={() => setPicking(true)}>
            Open the picker
          </Button>
        </div>
        {isPicking && (
          <Dialog
            title="Select a Generic Blend Image"
            width="wide"
            onClose={() => setPicking(false)}
            bar={<Field label="Search" value={search} onChange={setSearch} placeholder="Search images..." />}
            actions={<Button onClick={() => notify.success("All images are shown")}>Show All Images</Button>}
          >
            <PickerGrid
              label="Blend images"
              options={CHOICES.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))}
              columns={4}
              shape={BLEND_SIZE}
              chosen="1"
              emptyText="No images found matching your search."
              onChoose={() => setPicking(false)}
            />
          </Dialog>
        )}
      </section>
      <section className="stack-5 shrinks">
        <h2>Bottom bar</h2>
        <BottomBar onBack={nothing} needed="Two images still needed" onContinue={nothing} />
        <BottomBar onBack={nothing} ready="All three are in" onContinue={nothing} />
      </section>
    </>
  );
}
