import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { useLocation } from "wouter";
import { LETTERING } from "#messages/lettering.ts";
import { LOOKS_DIALOG } from "#messages/looks.ts";
import { type Look, lookListPicturePaths } from "../../shared/machine/looks.ts";
import type { WordTable } from "../../shared/machine/machine.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type Design, imagesOf } from "../../shared/model/design.ts";
import {
  applyLook,
  countOwnImages,
  type LookOptions,
  type LookReplacement,
  planLook,
} from "../../shared/model/look.ts";
import { listNameFields } from "../../shared/model/name-fields.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { drafts, edit, editingSession, state } from "../edit/app.ts";
import { confirmNames, discardDrafts } from "../edit/draft-autosave.ts";
import type { EditOutcomeFault } from "../edit/editing.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { classNames } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { ErrorNotice } from "../ui/notice/Notice.tsx";
import { RadioGroup } from "../ui/radio-group/RadioGroup.tsx";
import { Tabs } from "../ui/tabs/Tabs.tsx";
import { notify } from "../ui/toast/notify.ts";
import { useMediaQuery } from "../ui/useMediaQuery.ts";
import { isBundledBlob } from "./bundled-sums.ts";
import { LookCard } from "./LookCard.tsx";
import { namesForLook, ScreenCycleControls, useScreenCycle } from "./LookControls.tsx";
import styles from "./LooksDialog.module.css";
import { LookPreviews, useLookFiles } from "./look-pictures.ts";
import { findTooLongName, NameRows } from "./NameRows.tsx";

const { model } = ACTIVE;

export async function loadLooksDialogProps(): Promise<Omit<LooksDialogProps, "onClose"> | undefined> {
  const [looks, words] = await Promise.all([ACTIVE.looks(), ACTIVE.wordTable(), editingSession.ready]);
  const [first, ...more] = looks;
  if (!first) return void notify.error(LOOKS_DIALOG.none);
  return { looks: [first, ...more], words };
}

export interface LooksDialogProps {
  looks: readonly [Look, ...Look[]];
  words: WordTable;
  onClose(): void;
}

export function LooksDialog({ looks, words, onClose }: LooksDialogProps) {
  const { design, isMissing } = useSnapshot(state);
  const [pictures] = useState(() => new LookPreviews());
  useEffect(() => () => pictures.close(), [pictures]);
  const files = useLookFiles(looks);
  const panel = useId();
  const hasTabs = useMediaQuery("(width < 43.75rem)") && looks.length > 1;
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [tab, setTab] = useState(looks[0]);
  const [mode, setMode] = useState<LookReplacement>("others");
  const [named, setNamed] = useState<string>();
  const options = { mode, looks, words, isBundledBlob, isMissing };
  const mine = countOwnImages(model, design, options);
  const apply = useApply(options, pictures, onClose);

  const designs = useMemo(() => {
    const options = { mode, looks, words, isBundledBlob, isMissing };
    return new Map(looks.map((look) => [look, withLook(design, look, options)]));
  }, [design, isMissing, looks, mode, words]);
  const shown = hasTabs ? [tab] : looks;
  const screensOf = (look: Look) =>
    model.categories.filter((each) => each.kind === "slots" || lookListPicturePaths(look, each).length > 0);
  const cycle = useScreenCycle(screensOf(shown[0] ?? tab), shown.length, isStill, named);

  return (
    <Dialog title={LOOKS_DIALOG.title} width="widest" onClose={onClose}>
      <div className="stack-4 fluid">
        <NameRows onFocus={setNamed} />
        {hasTabs && (
          <Tabs
            look="choice"
            label={LOOKS_DIALOG.tabs}
            tabs={looks.map(({ id, name }) => ({ id, label: name }))}
            active={tab.id}
            controls={panel}
            onOpen={(id) => setTab(looks.find((look) => look.id === id) ?? tab)}
          />
        )}
        <div
          id={panel}
          className={classNames("stack-5", styles.looks, shown.length === 1 && styles.single)}
          {...(hasTabs && { role: "tabpanel", "aria-label": tab.name })}
        >
          {shown.map((look, machine) => (
            <LookCard
              key={look.id}
              look={look}
              design={designs.get(look) ?? design}
              words={words}
              pictures={pictures}
              screens={screensOf(look)}
              at={isStill ? undefined : cycle.screenOf(machine)}
              apply={apply}
              {...(files.isAbsent(look) && { onRetry: files.retry })}
            />
          ))}
        </div>
        {!isStill && <ScreenCycleControls cycle={cycle} />}
        <ErrorNotice>{apply.fault}</ErrorNotice>
        {!imagesOf(design).next().done && (
          <RadioGroup
            look="plain"
            legend={LOOKS_DIALOG.replace}
            value={mode}
            options={[
              { id: "others", label: mine > 0 ? LOOKS_DIALOG.othersKeep(mine) : LOOKS_DIALOG.others },
              { id: "empty", label: LOOKS_DIALOG.empty },
              { id: "all", label: LOOKS_DIALOG.all },
            ]}
            onChange={(id) => setMode(id)}
          />
        )}
      </div>
    </Dialog>
  );
}

export type LookApplication = ReturnType<typeof useApply>;

function useApply(options: LookOptions, pictures: LookPreviews, onDone: () => void) {
  const [path, navigate] = useLocation();
  const [working, setWorking] = useState<{ look: string; made: number; all: number }>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function use(look: Look): Promise<void> {
    if (running.current) return;
    const long = findTooLongName();
    if (long) return setFault(LOOKS_DIALOG.nameTooLong(long.label, long.most, long.over));
    setFault(undefined);
    const run = new AbortController();
    running.current = run;
    await drafts.flush();
    const { design } = state;
    const parts = planLook(model, design, look, options);
    const all = parts.reduce((sum, part) => sum + ("slots" in part ? part.slots : part.paths).length, 0);
    if (all === 0) {
      running.current = undefined;
      return setFault(LOOKS_DIALOG.nothingToDo);
    }
    const tell = (share: number) => setWorking({ look: look.id, made: Math.floor(share * all), all });
    tell(0);
    const applying = edit(
      design.id,
      { offer: { kind: "look" } },
      (before) => withLook(before, look, options),
      { needs: (recipe) => recipe.look === look.id, signal: run.signal, onProgress: tell },
    );
    pictures.pauseDuring(applying);
    const outcome = await applying;
    running.current = undefined;
    setWorking(undefined);
    if (!outcome.ok) return setFault(notApplied(look, outcome.fault));
    discardDrafts(drafts, listNameFields(model), design, (_, text) => text.trim() === "");
    for (const { id } of model.categories) confirmNames(drafts, state.design, id);
    onDone();
    if (path === PAGE_PATHS.home) navigate(model.reviewStep.route);
    notify.success(LOOKS_DIALOG.done(look.name), { survives: true });
    if (outcome.failures.length > 0) notify.error(LETTERING.notFollowed, { survives: true });
  }

  return { working, fault, use, cancel: () => running.current?.abort() };
}

const notApplied = ({ name }: Look, fault: EditOutcomeFault): string | undefined => {
  if (fault === "stopped") return undefined;
  return fault === "notRendered" ? LOOKS_DIALOG.notMade(name) : LOOKS_DIALOG.notSaved(faultMessage(fault));
};

function withLook(design: Design, look: Look, options: LookOptions): Design {
  const plan = planLook(model, design, look, options);
  return applyLook(model, design, look, { ...options, names: namesForLook(design.names, plan) });
}
