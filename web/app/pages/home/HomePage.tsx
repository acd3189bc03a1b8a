import { useState } from "react";
import { useSnapshot } from "valtio/react";
import { HOME } from "#messages/home.ts";
import { isStarted } from "../../../../shared/model/questions.ts";
import { PAGES, PRODUCT } from "../../../../shared/product.ts";
import { editing, state, wasHere } from "../../../edit/app.ts";
import { ButtonLink } from "../../../ui/button/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { loadedOnUse } from "../../../ui/loaded-on-use.tsx";
import { FeatureCards } from "./FeatureCards.tsx";
import { NewHero } from "./Hero.tsx";
import styles from "./HomePage.module.css";

const TOOLS = [
  { ...HOME.mediaPackage, href: PAGES.mediaUpload, icon: "upload" },
  { ...HOME.package, href: PAGES.package, icon: "search" },
  { ...HOME.testDownload, href: PAGES.testDownload, icon: "download" },
] as const;

const ReturningHero = loadedOnUse(async () => {
  const [{ ReturningHero }] = await Promise.all([import("./ReturningHero.tsx"), editing.ready]);
  return ReturningHero;
});

export function HomePage() {
  const hasDesign = useHasDesign();
  return (
    <>
      <section className={styles.hero} aria-labelledby="home-title">
        {hasDesign ? (
          <ReturningHero
            meanwhile={
              <div className={styles.unseen}>
                <NewHero />
              </div>
            }
          />
        ) : (
          <NewHero />
        )}
      </section>

      <div className={classes("page", "stack", styles.page)}>
        <section aria-label={HOME.features(PRODUCT)}>
          <FeatureCards />
        </section>

        <section className="stack-5" aria-labelledby="home-way">
          <h2 id="home-way">{HOME.wayTitle}</h2>
          <p>{HOME.promise}</p>
          <ol className={styles.steps}>
            {HOME.way.map(({ title, text }) => (
              <li key={title} className={classes("stack", styles.step)}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>

        <section className={styles.doors} aria-label={HOME.tools}>
          {TOOLS.map(({ title, text, link, href, icon }) => (
            <div key={href} className={classes("stack-5", styles.door)}>
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

/** Relies on a flag in localStorage until the design is loaded. */
function useHasDesign(): boolean {
  const [wasHereAtFirst] = useState(wasHere);
  const { design, status } = useSnapshot(state);
  return status === "loading" ? wasHereAtFirst : isStarted(design);
}
