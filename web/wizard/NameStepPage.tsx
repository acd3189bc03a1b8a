import { useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { MACHINE_NAME } from "#messages/machine-name.ts";
import { SHELL } from "#messages/shell.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { NameField } from "../../shared/model/name-fields.ts";
import { drafts, loadFaultMessage, state } from "../edit/app.ts";
import { draftKey } from "../edit/drafts.ts";
import { createEmptyScreen } from "../screen/describe.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { classNames } from "../ui/classes.ts";
import { Field } from "../ui/field/Field.tsx";
import { notify } from "../ui/toast/notify.ts";
import type { StepProps } from "./load-step.ts";
import styles from "./StepLayout.module.css";
import { StepLayout, useStepNavigation } from "./StepLayout.tsx";

const { model } = ACTIVE;

/** Repeats the first of `listNameFields`, whose module is not in the first load. */
const FIELD: NameField = { id: "name", ...model.nameStep };

export function NameStepPage(props: StepProps<"name">) {
  const { step } = props;
  const { config } = step;
  const navigation = useStepNavigation(props);
  const { design } = useSnapshot(state);
  const texts = useSnapshot(drafts.texts, { sync: true });
  const [problem, setProblem] = useState<string>();
  const [phase, setPhase] = useState<"typing" | "storing" | "stored">("typing");
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isInHurry = useRef(false);
  const { saved } = config.words;
  useEffect(() => {
    const input = form.current?.querySelector("input");
    input?.focus({ preventScroll: true });
    // Typing replaces a name that the visitor didn't choose.
    if (input?.value === model.defaultMachineName) input.select();
    return () => {
      if (pause.current !== undefined) notify.success(saved, { survives: true });
      clearTimeout(pause.current);
    };
  }, [saved]);

  const name = texts[draftKey(design, FIELD.id)] ?? design.name;
  const { length } = name.trim();
  const isValid = length >= config.minLength && length <= config.maxLength;
  // biome-ignore lint/correctness/useExhaustiveDependencies: Undo, too, may replace the refused name
  useEffect(() => setProblem(undefined), [name]);

  const refuse = (message: string, detail: string) => {
    notify.error(message);
    setProblem(detail);
    form.current?.querySelector("input")?.focus();
  };
  const goOn = () => {
    clearTimeout(pause.current);
    setPhase("typing");
    if (window.location.pathname !== config.route) return;
    pause.current = undefined;
    notify.success(saved, { survives: true });
    navigation.forward?.();
  };
  const submit = async () => {
    if (phase !== "typing") {
      isInHurry.current = true;
      if (pause.current !== undefined) goOn();
      return;
    }
    if (!isValid) {
      return refuse(
        config.words.invalid,
        MACHINE_NAME.tooShortOrLong(length, config.minLength, config.maxLength),
      );
    }
    setProblem(undefined);
    setPhase("storing");
    isInHurry.current = false;
    const problem = await drafts.flush().then(
      (failed) => (failed && !failed.ok ? loadFaultMessage(failed.fault) : undefined),
      () => SHELL.notLoaded,
    );
    if (problem) {
      setPhase("typing");
      return refuse(MACHINE_NAME.notSaved, problem);
    }
    if (!form.current) return;
    setPhase("stored");
    pause.current = setTimeout(goOn, isInHurry.current ? 0 : config.pauseMs);
  };

  return (
    <StepLayout
      step={step}
      machine={
        <MachineFrame label={MACHINE_NAME.preview} screen={createEmptyScreen(model)}>
          <p className={classNames("cover grid anywhere centred", styles.plate)}>
            {name.trim() || model.defaultMachineName}
          </p>
        </MachineFrame>
      }
      bar={
        <BottomBar
          onBack={navigation.back}
          needed={isValid ? undefined : MACHINE_NAME.needed(config.minLength, config.maxLength)}
          ready={phase === "stored" ? config.words.accepted : ""}
          onContinue={submit}
        />
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          label={config.field}
          value={name}
          onChange={(value) => drafts.type(FIELD, value)}
          validity={isValid ? "valid" : "invalid"}
          hint={config.hint}
          error={problem}
          counted
          maxLength={config.maxLength}
          placeholder={config.placeholder}
          readOnly={phase !== "typing"}
          autoComplete="off"
          enterKeyHint="next"
        />
      </form>
    </StepLayout>
  );
}
