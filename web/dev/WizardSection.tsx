import { useMemo, useState } from "react";
import type { ScreenDescription } from "../screen/describe.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { RotationBar } from "../screen/RotationBar.tsx";
import { useRotation } from "../screen/useRotation.ts";
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

const SLOTS = ["Left", "Middle", "Right"];

/** A screen without anything on it. */
const PLAIN: ScreenDescription = {
  size: SCREEN,
  accent: "neutral",
  template: undefined,
  pictures: [],
  overlays: [],
};

export function WizardSection() {
  const [count, setCount] = useState(3);
  const [picking, setPicking] = useState(false);
  const [search, setSearch] = useState("");
  const [highlighted, setHighlighted] = useState("Middle");
  const hues = [18, 28, 38, 12];
  const pictures = useMemo(() => [18, 28, 38, 12].map((hue) => samplePicture(302, 485, hue)), []);
  const wide = useMemo(() => [18, 205].map((hue) => samplePicture(1024, 768, hue)), []);
  const rotation = useRotation(wide.length, 3000);
  const choices = hues.map((hue, index) => ({
    id: String(hue),
    src: pictures[index] ?? "",
    label: ["House Blend", "Colombian", "Dark Roast", "Decaf"][index] ?? "",
  }));
  return (
    <>
      <section className={styles.section}>
        <h2>Progress rail</h2>
        <ProgressRail label="Steps" steps={STEPS} current="hot-cold" />
        <h2>Machine</h2>
        <div className={styles.machines}>
          <MachineFrame
            label="Blends on the machine's screen"
            screen={{
              ...PLAIN,
              pictures: THREE.map((box, index) => ({
                slot: SLOTS[index] ?? "",
                label: SLOTS[index] ?? "",
                box,
                source: index === 2 ? undefined : pictures[index],
                badge: index === 0 ? "Default" : undefined,
              })),
            }}
            highlighted={highlighted}
            onPress={setHighlighted}
          />
          <div>
            <MachineFrame
              label="Screensaver on the machine's screen"
              screen={{
                ...PLAIN,
                accent: "hot",
                pictures: [
                  {
                    slot: "image",
                    label: "Screensaver",
                    box: { x: 0, y: 0, ...SCREEN },
                    source: wide[rotation.index],
                  },
                ],
                overlays: [
                  {
                    slot: "cancel",
                    label: "Cancel order",
                    box: { x: 362, y: 535, width: 300, height: 80 },
                  },
                ],
              }}
            />
            <RotationBar rotation={rotation} labels={["Screensaver 1", "Screensaver 2"]} />
          </div>
          <MachineFrame
            label="Thumbnail of the blends"
            thumbnail
            screen={{
              ...PLAIN,
              pictures: THREE.map((box, index) => ({
                slot: String(index),
                label: "Blend",
                box,
                source: pictures[index + 1],
              })),
            }}
          />
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
        <PickerGrid
          label="Nothing"
          choices={[]}
          columns={4}
          shape={BLEND}
          emptyText="No images found matching your search."
          onChoose={nothing}
        />
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
      {picking && (
        <Dialog
          title="Select a Generic Blend Image"
          width="wide"
          onClose={() => setPicking(false)}
          bar={<Field label="Search" value={search} onChange={setSearch} placeholder="Search images..." />}
          actions={<Button onClick={() => notify.success("All images are shown")}>Show All Images</Button>}
        >
          <PickerGrid
            label="Blend images"
            choices={choices.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))}
            columns={4}
            shape={BLEND}
            chosen="28"
            emptyText="No images found matching your search."
            onChoose={(id) => {
              setPicking(false);
              notify.success(`Successfully selected ${id} blend image!`);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
