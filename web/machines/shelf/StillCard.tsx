import type { ReactNode } from "react";
import type { MachineModel } from "../../../shared/machine/types.ts";
import type { Design } from "../../../shared/model/design.ts";
import card from "./DesignCard.module.css";
import { DesignScreens } from "./DesignScreens.tsx";

interface StillCardProps {
  model: MachineModel;
  design: Design;
  /** What its screens are read out as. */
  label: string;
  title: string;
  facts: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** A card that stands alone where the shelf has no others. */
export function StillCard({ model, design, label, title, facts, children }: StillCardProps) {
  return (
    <div className={card.card}>
      <div className={card.stage}>
        <DesignScreens model={model} label={label} design={design} />
      </div>
      <div className={card.words}>
        <p className={card.machine}>{model.title}</p>
        <h2 className={card.name}>{title}</h2>
        <p className={card.facts}>{facts}</p>
      </div>
      <div className={card.foot}>{children}</div>
    </div>
  );
}
