import type { ReactNode } from "react";
import { HOME } from "../../../messages/en/home.ts";
import { AddFiles } from "./AddFiles.tsx";
import styles from "./Hero.module.css";

interface HeroProps {
  lead: ReactNode;
  /** Buttons and links. */
  actions: ReactNode;
  /** The machine. */
  machine: ReactNode;
}

/** The headline, what a visitor can do, and the machine. */
export function Hero({ lead, actions, machine }: HeroProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.pitch}>
        <h1 id="home-title" className={styles.title}>
          {HOME.title}
        </h1>
        {lead}
        <div className={styles.actions}>
          {actions}
          <AddFiles />
        </div>
      </div>
      {machine}
    </div>
  );
}
