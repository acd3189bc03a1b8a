import { useState } from "react";
import { useSnapshot } from "valtio/react";
import { HOME } from "#messages/home.ts";
import { isDesignStarted } from "../../../../shared/model/questions.ts";
import { PAGE_PATHS, PRODUCT_NAME } from "../../../../shared/product.ts";
import { editing, hasStoredDesign, state } from "../../../edit/app.ts";
import { ButtonLink } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/classes.ts";
import { loadOnUse } from "../../../ui/loaded-on-use.tsx";
import { FeatureCards } from "./FeatureCards.tsx";
import { NewVisitorHero } from "./Hero.tsx";
import styles from "./HomePage.module.css";

const TOOLS = [
  { ...HOME.mediaPackage, href: PAGE_PATHS.mediaUpload, icon: "upload" },
  { ...HOME.package, href: PAGE_PATHS.package, icon: "search" },
  { ...HOME.testDownload, href: PAGE_PATHS.testDownload, icon: "download" },
] as const;

const ReturningHero = loadOnUse(async () => {
  const [{ ReturningHero }] = await Promise.all([import("./ReturningHero.tsx"), editing.ready]);
  return ReturningHero;
});

export function HomePage() {
  const hasDesign = useHasDesign();
  return (
    <>
      <section className={classNames("dark", styles.hero)} aria-labelledby="home-title">
        {hasDesign ? (
          <ReturningHero
            meanwhile={
              <div className={styles.unseen}>
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
