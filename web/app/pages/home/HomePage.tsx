import { useState } from "react";
import { useSnapshot } from "valtio/react";
import { HOME } from "#messages/home.ts";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import { isDesignStarted } from "../../../../shared/model/questions.ts";
import { PAGE_PATHS, PRODUCT_NAME } from "../../../../shared/product.ts";
import { editingSession, hasStoredDesign, state } from "../../../edit/app.ts";
import { ButtonLink } from "../../../ui/button/Button.tsx";
import { Card, Facts } from "../../../ui/card/Card.tsx";
import { classNames } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon/Icon.tsx";
import { lazyComponent } from "../../../ui/lazy-component.tsx";
import { formatSizeForDisplay } from "../../../ui/size.ts";
import { NewVisitorHero } from "./Hero.tsx";
import styles from "./HomePage.module.css";

const TOOLS = [
  { ...HOME.mediaPackage, href: PAGE_PATHS.mediaUpload, icon: "upload" },
  { ...HOME.package, href: PAGE_PATHS.package, icon: "search" },
  { ...HOME.testDownload, href: PAGE_PATHS.testDownload, icon: "download" },
] as const;

const FACTS_SHOWN = 3;

const ReturningHero = lazyComponent(async () => {
  const [{ ReturningHero }] = await Promise.all([import("./ReturningHero.tsx"), editingSession.ready]);
  return ReturningHero;
});

export function HomePage() {
  const hasDesign = useHasDesign();
  return (
    <>
      <section className={classNames("dark", styles.hero)} aria-labelledby="home-title">
        {hasDesign ? (
          <ReturningHero
            fallback={
              <div className={styles.hidden}>
                <NewVisitorHero />
              </div>
            }
          />
        ) : (
          <NewVisitorHero />
        )}
      </section>

      <div className={classNames("page stack", styles.page)}>
        <section aria-label={HOME.features(PRODUCT_NAME)}>
          <FeatureCards />
        </section>

        <section className="stack-5" aria-labelledby="home-way">
          <h2 id="home-way">{HOME.wayTitle}</h2>
          <p>{HOME.promise}</p>
          <ol className={classNames("grid", styles.steps)}>
            {HOME.way.map(({ title, text }) => (
              <li key={title} className={classNames("stack top", styles.step)}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>

        <section className={classNames("grid", styles.doors)} aria-label={HOME.tools}>
          {TOOLS.map(({ title, text, link, href, icon }) => (
            <div key={href} className={classNames("stack-5", styles.door)}>
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
              <ButtonLink href={href} icon={icon}>
                {link}
              </ButtonLink>
            </div>
          ))}
        </section>
      </div>
    </>
  );
}

function useHasDesign(): boolean {
  const [wasHereAtFirst] = useState(hasStoredDesign);
  const { design, status } = useSnapshot(state);
  return status === "loading" ? wasHereAtFirst : isDesignStarted(design);
}

function FeatureCards() {
  const { model, showcase } = ACTIVE;
  const sizes = model.categories.slice(0, FACTS_SHOWN).map(({ label, arrangements: [first] }) => ({
    term: label,
    value: formatSizeForDisplay(first.size),
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
