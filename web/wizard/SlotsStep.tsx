import { useEffect, useRef, useState } from "react";
import { isNamed } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import type { StepProps } from "./load-step.ts";
import { NamingPhase } from "./NamingPhase.tsx";
import { SlotsPhase } from "./SlotsPhase.tsx";
import { useStepNavigation } from "./StepLayout.tsx";

/** A step that fills slots. Where the visitor names them, that comes first, unless they have names. */
export function SlotsStep(props: StepProps<"slots">) {
  const { category, config } = props.step;
  const navigation = useStepNavigation(props);
  const [isNaming, setIsNaming] = useState(
    () => config.naming !== undefined && !isNamed(state.design, category),
  );
  useTop(isNaming);

  const { naming } = config;
  if (naming && isNaming) {
    return (
      <NamingPhase {...props} naming={naming} onBack={navigation.back} onNamed={() => setIsNaming(false)} />
    );
  }
  return (
    <SlotsPhase
      {...props}
      onBack={naming ? () => (navigation.comeBack() ?? (() => setIsNaming(true)))() : navigation.back}
      onContinue={navigation.forward}
      onEditNames={naming && (() => setIsNaming(true))}
    />
  );
}

/** Another phase is another page to the visitor: scrolls to the top and focuses `main`. */
function useTop(phase: boolean): void {
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [phase]);
}
