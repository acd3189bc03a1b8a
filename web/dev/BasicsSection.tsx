import { useState } from "react";
import { Button, ButtonLink } from "../ui/button/Button.tsx";
import { Card } from "../ui/card/Card.tsx";
import { Facts } from "../ui/facts/Facts.tsx";
import { Field } from "../ui/field/Field.tsx";
import styles from "./ComponentsPage.module.css";

export function BasicsSection() {
  const [name, setName] = useState("Lobby, second floor");
  const [short, setShort] = useState("Lo");
  const [empty, setEmpty] = useState("");
  const press = () => undefined;
  return (
    <section className={styles.section}>
      <h2>Keys</h2>
      {(["primary", "secondary", "quiet"] as const).map((variant) => (
        <div className={styles.row} key={variant}>
          <Button variant={variant} onClick={press}>
            Continue
          </Button>
          <Button variant={variant} icon="image" onClick={press}>
            Browse Generic Images
          </Button>
          <Button variant={variant} busy busyLabel="Generating...">
            PDF
          </Button>
          <Button variant={variant} unavailable>
            Unavailable
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} size="small" icon="trash" onClick={press}>
            Small
          </Button>
          <Button variant={variant} size="large" icon="forward" iconAt="end" onClick={press}>
            Large
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <ButtonLink href="/" variant="primary" icon="forward" iconAt="end">
          A link
        </ButtonLink>
      </div>
      <h2>Fields</h2>
      <div className={styles.columns}>
        <Field
          label="Neutral"
          value={empty}
          onChange={setEmpty}
          placeholder="House Blend"
          hint="3 to 30 characters"
        />
        <Field label="Valid" value={name} onChange={setName} validity="valid" maxLength={30} counted />
        <Field label="Invalid while focused" value={short} onChange={setShort} validity="invalid" />
        <Field
          label="Refused"
          value={short}
          onChange={setShort}
          validity="invalid"
          maxLength={30}
          counted
          error="Please enter a machine name between 3 and 30 characters."
        />
      </div>
      <h2>Cards</h2>
      <div className={styles.columns}>
        <Card title="Custom Blends" level={3}>
          <p>Name the coffees that you pour, and give each a picture that sells it.</p>
        </Card>
        <Card title="Blend images" level={3} eyebrow="Three, side by side">
          <Facts
            facts={[
              { term: "Size", value: "302 × 485" },
              { term: "Format", value: "PNG" },
              { term: "Needed", value: "3" },
            ]}
          />
        </Card>
        <Card title="In a well" level={3} ground="well" aside="2 of 4">
          <p>For what belongs to the page and not to the visitor.</p>
        </Card>
      </div>
    </section>
  );
}
