import type { MachineModel } from "../../../shared/machine/types.ts";
import { Card } from "../../ui/card/Card.tsx";
import { Facts } from "../../ui/facts/Facts.tsx";
import { Icon } from "../../ui/icon/Icon.tsx";
import { showSize } from "../../ui/size.ts";
import styles from "./FeatureCards.module.css";

const BLENDS = ["house-blend", "colombian", "dark-roast"];
const FACTS_SHOWN = 3;

/** What the product does, each shown with a piece of the product itself. */
export function FeatureCards({ model }: { model: MachineModel }) {
  const sizes = model.categories.slice(0, FACTS_SHOWN).map(({ label, arrangements: [first] }) => ({
    term: label,
    value: showSize(first.size),
  }));
  return (
    <div className={styles.cards}>
      <Card title="Custom Blends">
        <div className={styles.figure}>
          {BLENDS.map((slug) => (
            <img
              key={slug}
              className={styles.blend}
              src={`/images/defaults/generic/blends/${slug}.png`}
              alt=""
              width={302}
              height={485}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
        <p>
          Name the coffees that you pour and give each a picture that sells it: yours, or one of ours with the
          name on it.
        </p>
      </Card>
      <Card title="Easy Navigation">
        <div className={styles.figure} aria-hidden="true">
          <ol className={styles.pips}>
            <li className={styles.done}>
              <Icon name="check" />
            </li>
            <li className={styles.done}>
              <Icon name="check" />
            </li>
            <li className={styles.now}>3</li>
            <li>4</li>
            <li>5</li>
          </ol>
        </div>
        <p>
          One screen at a time, in the order your customers meet them. You always see what is done and what is
          missing, and every step is one tap away.
        </p>
      </Card>
      <Card title="Quality Assurance">
        <div className={styles.figure}>
          <Facts facts={sizes} />
        </div>
        <p>
          Every image is checked against the machine's exact sizes before it goes on, and packed as you made
          it, byte for byte.
        </p>
      </Card>
    </div>
  );
}
