import { useState } from "react";
import { useSnapshot } from "valtio/react";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import { isStarted } from "../../../../shared/model/questions.ts";
import { PAGES, PRODUCT } from "../../../../shared/product.ts";
import { editing, state, wasHere } from "../../../edit/app.ts";
import { HOME } from "../../../messages/en/home.ts";
import { ButtonLink } from "../../../ui/button/Button.tsx";
import { loadedOnUse } from "../../../ui/loaded-on-use.tsx";
import { FeatureCards } from "./FeatureCards.tsx";
import styles from "./HomePage.module.css";
import { NewHero } from "./NewHero.tsx";

/** Loaded only where the visitor has a design. */
const ReturningHero = loadedOnUse(async () => {
  const [{ ReturningHero }] = await Promise.all([import("./ReturningHero.tsx"), editing.ready]);
  return ReturningHero;
});

export function HomePage() {
  const hasDesign = useHasDesign();
  const plain = <NewHero model={ACTIVE.model} showcase={ACTIVE.showcase} />;
  return (
    <>
      <section className={styles.hero} aria-labelledby="home-title">
        {hasDesign ? (
          <ReturningHero
            model={ACTIVE.model}
            showcase={ACTIVE.showcase}
            meanwhile={<div className={styles.unseen}>{plain}</div>}
          />
        ) : (
          plain
        )}
      </section>

      <div className={styles.page}>
        <section aria-label={HOME.features(PRODUCT)}>
          <FeatureCards model={ACTIVE.model} showcase={ACTIVE.showcase} />
        </section>

        <section className={styles.way} aria-labelledby="home-way">
          <h2 id="home-way">{HOME.wayTitle}</h2>
          <p>{HOME.promise}</p>
          <ol className={styles.steps}>
            {HOME.way.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>

        <section className={styles.doors} aria-label={HOME.tools}>
          <div className={styles.door}>
            <div>
              <h2>{HOME.mediaPackage.title}</h2>
              <p>{HOME.mediaPackage.text}</p>
            </div>
            <ButtonLink href={PAGES.mediaUpload} icon="upload">
              {HOME.mediaPackage.link}
            </ButtonLink>
          </div>
          <div className={styles.door}>
            <div>
              <h2>{HOME.package.title}</h2>
              <p>{HOME.package.text}</p>
            </div>
            <ButtonLink href={PAGES.package} icon="search">
              {HOME.package.link}
            </ButtonLink>
          </div>
          <div className={styles.door}>
            <div>
              <h2>{HOME.testDownload.title}</h2>
              <p>{HOME.testDownload.text}</p>
            </div>
            <ButtonLink href={PAGES.testDownload} icon="download">
              {HOME.testDownload.link}
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}

/** Whether the visitor has a design: by what the browser keeps at first, by the design once it is loaded. */
function useHasDesign(): boolean {
  const [wasHereAtFirst] = useState(wasHere);
  const { design, status } = useSnapshot(state);
  return status === "loading" ? wasHereAtFirst : isStarted(design);
}
