import type { ReactNode } from "react";
import { HOME } from "../../words/home.ts";
import styles from "./Hero.module.css";

interface HeroProps {
  lead: ReactNode;
  /** What there is to press. */
  keys: ReactNode;
  /** The machine. */
  machine: ReactNode;
}

/** The headline, what a visitor can do, and the machine. */
export function Hero({ lead, keys, machine }: HeroProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.pitch}>
        <h1 id="home-title" className={styles.title}>
          {HOME.title}
        </h1>
        {lead}
        <div className={styles.keys}>{keys}</div>
      </div>
      {machine}
    </div>
  );
}
