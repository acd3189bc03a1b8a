import { useState } from "react";
import { Button, ButtonLink, type ButtonProps } from "../ui/button/Button.tsx";
import { Card, Facts } from "../ui/card/Card.tsx";
import { classNames } from "../ui/classes.ts";
import { Field } from "../ui/field/Field.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { notify } from "../ui/toast/notify.ts";
import styles from "./ComponentsPage.module.css";

const nothing = () => undefined;

const BUTTONS: readonly ButtonProps[] = [
  { children: "Continue" },
  { children: "Browse Generic Images", icon: ICONS.image },
  { children: "PDF", busy: true, busyLabel: "Generating..." },
  { children: "Unavailable", unavailable: true },
  { children: "Disabled", disabled: true },
  { children: "Small", size: "small", icon: ICONS.trash },
  { children: "Large", size: "large", icon: "forward", iconAt: "end" },
];

const TOASTS: readonly (readonly [label: string, show: () => void])[] = [
  ["Success", () => notify.success("Machine name saved successfully!")],
  ["Error", () => notify.error("Please name all three blends before proceeding.")],
  ["Loading", () => notify.loading("Generating PDF preview...", { id: "loading" })],
  ["Loaded", () => notify.success("PDF generated successfully!", { id: "loading" })],
  ["Dismiss all", () => notify.dismiss()],
];

export function BasicsSection() {
  const [name, setName] = useState("Lobby, second floor");
  const refused = "Please enter a machine name between 3 and 30 characters.";
  return (
    <section className="stack-5 shrinks">
      <h2>Buttons</h2>
      {(["primary", "secondary", "quiet"] as const).map((variant) => (
        <div className="row" key={variant}>
          {BUTTONS.map((button) => (
            <Button key={String(button.children)} variant={variant} {...button} />
          ))}
        </div>
      ))}
      <div className="row">
        <ButtonLink href="/" variant="primary" icon="forward" iconAt="end">
          A link
        </ButtonLink>
      </div>
      <h2>Fields</h2>
      <div className={classNames("stack-5", styles.columns)}>
        <Field label="Neutral" value="" onChange={nothing} placeholder="House Blend" hint="3 to 30 letters" />
        <Field label="Valid" value={name} onChange={setName} validity="valid" maxLength={30} counted />
        <Field label="Invalid while focused" value={name} onChange={setName} validity="invalid" />
        <Field label="Refused" value={name} onChange={setName} maxLength={30} counted error={refused} />
      </div>
      <h2>Cards</h2>
      <Card title="Blend images" level={3} eyebrow="Three, side by side" aside="2 of 3">
        <Facts facts={[{ term: "Size", value: "302 × 485" }]} />
      </Card>
      <h2>Notices</h2>
      <Notice title="Cup images cleared." action={{ label: "Undo", onPress: nothing }} onDismiss={nothing} />
      <Notice tone="valid" title="All images are ready." />
      <Notice tone="warning" title="Three images are missing" />
      <Notice tone="error">The packaging service could not be reached.</Notice>
      <h2>Progress</h2>
      <Progress label="Preparing image download" share={0.42} detail="10 of 24 images" />
      <Progress label="Reading files" />
      <h2>Toasts</h2>
      <div className="row">
        {TOASTS.map(([label, show]) => (
          <Button key={label} onClick={show}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
