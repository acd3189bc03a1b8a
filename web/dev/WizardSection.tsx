import { useState } from "react";
import type { ScreenDescription } from "../screen/describe.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { RotationBar, useRotation } from "../screen/RotationBar.tsx";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { CountSelector } from "../ui/count/CountSelector.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Field } from "../ui/field/Field.tsx";
import { PickerGrid } from "../ui/picker/PickerGrid.tsx";
import { ProgressRail } from "../ui/rail/ProgressRail.tsx";
import { notify } from "../ui/toast/notify.ts";
import styles from "./ComponentsPage.module.css";
import { BLEND, COUNTS, SCREEN, STEPS, samplePicture, THREE } from "./samples.ts";

const nothing = () => undefined;

const CHOICES = ["House Blend", "Colombian", "Dark Roast", "Decaf"].map((label, at) => ({
  id: String(at),
  src: samplePicture(BLEND, 18 + 8 * at),
  label,
}));
const WIDE = [18, 205].map((hue) => samplePicture(SCREEN, hue));
const STOP = { slot: "cancel", label: "Cancel order", box: { x: 362, y: 535, width: 300, height: 80 } };

const screen = (pictures: ScreenDescription["pictures"], overlays = [] as (typeof STOP)[]) => ({
  ...({ size: SCREEN, accent: "neutral", template: undefined } as const),
  pictures,
  overlays,
});

/** Two blends, and an empty place at the right. */
const BLENDS = screen(
  ["Left", "Middle", "Right"].map((slot, at) => ({
    ...{ slot, label: slot, box: THREE[at] ?? { x: 0, y: 0, ...BLEND } },
    source: at === 2 ? undefined : CHOICES[at]?.src,
    badge: at === 0 ? "Default" : undefined,
  })),
);

export function WizardSection() {
  const [count, setCount] = useState(3);
  const [isPicking, setPicking] = useState(false);
  const [search, setSearch] = useState("");
  const [highlighted, setHighlighted] = useState("Middle");
  const rotation = useRotation(WIDE.length, 3000);
  const saver = { slot: "image", label: "Screensaver", box: { x: 0, y: 0, ...SCREEN } };
  return (
    <>
      <section className={styles.section}>
        <h2>Progress rail</h2>
        <ProgressRail label="Steps" steps={STEPS} current="hot-cold" />
        <h2>Machine</h2>
        <div className={styles.machines}>
          <MachineFrame
            label="Blends on the machine's screen"
            screen={BLENDS}
            highlighted={highlighted}
            onPress={setHighlighted}
          />
          <div>
            <MachineFrame
              label="Screensaver on the machine's screen"
              screen={screen([{ ...saver, source: WIDE[rotation.index] }], [STOP])}
            />
            <RotationBar rotation={rotation} labels={["Screensaver 1", "Screensaver 2"]} />
          </div>
          <MachineFrame label="Thumbnail of the blends" thumbnail screen={BLENDS} />
        </div>
        <h2>Count</h2>
        <div className={styles.columns}>
          {(["neutral", "hot", "cold"] as const).map((accent) => (
            <CountSelector
              key={accent}
              legend={`How many sizes, ${accent}`}
              screen={SCREEN}
              options={COUNTS}
              value={count}
              onChange={setCount}
              accent={accent}
            />
          ))}
        </div>
        <h2>Dialog and picker</h2>
        <div className={styles.row}>
          <Button icon="grid" onClick={() => setPicking(true)}>
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
              choices={CHOICES.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))}
              columns={4}
              shape={BLEND}
              chosen="1"
              emptyText="No images found matching your search."
              onChoose={(id) => {
                setPicking(false);
                notify.success(`Successfully selected ${id} blend image!`);
              }}
            />
          </Dialog>
        )}
      </section>
      <section className={styles.section}>
        <h2>Bottom bar</h2>
        <BottomBar
          onBack={nothing}
          needed="Two images still needed"
          onContinue={() => notify.error("Please add an image to every slot before proceeding.")}
        />
        <BottomBar onBack={nothing} ready="All three are in" onContinue={nothing} />
      </section>
    </>
  );
}
