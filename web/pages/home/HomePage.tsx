import { lazy, Suspense, useEffect, useState } from "react";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { PRODUCT } from "../../../shared/product.ts";
import { wasHere } from "../../storage/local-storage.ts";
import { ButtonLink } from "../../ui/button/Button.tsx";
import { FeatureCards } from "./FeatureCards.tsx";
import styles from "./HomePage.module.css";
import { NewHero } from "./NewHero.tsx";

/** The way from here to a customer's cup. */
const WAY = [
  { title: "Name it", text: "Give the machine its name. It goes on everything you export." },
  {
    title: "Fill its screens",
    text: "Your photos or ours, each in its exact place, seen as your customers will.",
  },
  { title: "Look it over", text: "Walk through every screen once more and change what you like." },
  { title: "Carry it over", text: "Put the package on a USB stick and import it on the machine." },
];

/** What is needed for a visitor's own design comes when there is one. */
const ReturningHero = lazy(async () => ({ default: (await import("./ReturningHero.tsx")).ReturningHero }));

export function HomePage() {
  const hasDesign = useHasDesign();
  const plain = <NewHero model={ACTIVE.model} />;
  return (
    <>
      <section className={styles.hero} aria-labelledby="home-title">
        {hasDesign ? (
          <Suspense fallback={<div className={styles.unseen}>{plain}</div>}>
            <ReturningHero model={ACTIVE.model} />
          </Suspense>
        ) : (
          plain
        )}
      </section>

      <div className={styles.page}>
        <section aria-label={`What ${PRODUCT} does for you`}>
          <FeatureCards model={ACTIVE.model} />
        </section>

        <section className={styles.way} aria-labelledby="home-way">
          <h2 id="home-way">From a photo to the counter</h2>
          <ol className={styles.steps}>
            {WAY.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>

        <section className={styles.doors} aria-label="Other tools">
          <div className={styles.door}>
            <div>
              <h2>Your images are ready?</h2>
              <p>Drop the finished PNG files and get the .mp package for the machine, without the wizard.</p>
            </div>
            <ButtonLink href="/media-upload" icon="upload">
              Make a media package
            </ButtonLink>
          </div>
          <div className={styles.door}>
            <div>
              <h2>Not sure it will download?</h2>
              <p>Save a small test package first, and see that this device and its browser let it through.</p>
            </div>
            <ButtonLink href="/test-download" icon="download">
              Test the download
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}

/** Whether the visitor has a design: by what the browser keeps at first, by the design once it is loaded. */
function useHasDesign(): boolean {
  const [hasDesign, setHasDesign] = useState(wasHere);
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    void import("./watch-design.ts").then(({ watchDesign }) => {
      if (!isOver) stop = watchDesign(setHasDesign);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return hasDesign;
}
