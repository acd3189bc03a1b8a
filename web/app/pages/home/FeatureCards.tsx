import { HOME } from "#messages/home.ts";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import { Card } from "../../../ui/card/Card.tsx";
import { classNames } from "../../../ui/classes.ts";
import { Facts } from "../../../ui/facts/Facts.tsx";
import { Icon } from "../../../ui/icon/Icon.tsx";
import { formatDisplaySize } from "../../../ui/size.ts";
import styles from "./FeatureCards.module.css";

const FACTS_SHOWN = 3;

export function FeatureCards() {
  const { model, showcase } = ACTIVE;
  const sizes = model.categories.slice(0, FACTS_SHOWN).map(({ label, arrangements: [first] }) => ({
    term: label,
    value: formatDisplaySize(first.size),
  }));
  return (
    <div className={classNames("stack-5", styles.cards)}>
      <Card title={showcase.card.title}>
        <div className={classNames("line gap-3", styles.figure)}>
          {showcase.card.pictures.map((path) => (
            <img
              key={path}
              className={classNames("shrinks well", styles.blend)}
              src={path}
              alt=""
              {...showcase.card.size}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
        <p>{showcase.card.text}</p>
      </Card>
      <Card title={HOME.navigation.title}>
        <div className={classNames("line gap-3", styles.figure)} aria-hidden="true">
          <ol className={classNames("flex", styles.pips)}>
            <li className={styles.done}>
              <Icon shape="check" />
            </li>
            <li className={styles.done}>
              <Icon shape="check" />
            </li>
            <li className={styles.now}>3</li>
            <li>4</li>
            <li>5</li>
          </ol>
        </div>
        <p>{HOME.navigation.text}</p>
      </Card>
      <Card title={HOME.quality.title}>
        <div className={classNames("line gap-3", styles.figure)}>
          <Facts facts={sizes} />
        </div>
        <p>{HOME.quality.text}</p>
      </Card>
    </div>
  );
}
