import { type ReactNode, startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { sentences } from "#messages/formats.ts";
import { SHELF } from "#messages/shelf.ts";
import { SHELL } from "#messages/shell.ts";
import type { ShelfUndoOffer } from "../edit/state.ts";
import { DeliveryNotice } from "../files/DeliveryNotice.tsx";
import { formatFileSize } from "../files/deliver.ts";
import type { ListedDesign } from "../store/types.ts";
import { BottomBarFrame } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { FileInput } from "../ui/field/FileInput.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { isFocusLost } from "../ui/is-focus-lost.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { DesignCard } from "./DesignCard.tsx";
import { DetailsDialog } from "./DetailsDialog.tsx";
import { ExportDialog } from "./ExportDialog.tsx";
import type { ExportSource } from "./export-many.ts";
import { displayNameOf, matchesSearch, SHELF_ORDERS, type ShelfOrder } from "./listed-designs.ts";
import styles from "./MachinesPage.module.css";
import { EmptyShelfCard, SingleDesignCard } from "./SingleCard.tsx";
import { StorageSection, useStorageStatus } from "./StorageSection.tsx";
import { createDesignExportSource } from "./stored-designs.tsx";
import { useDesigns } from "./useDesigns.ts";
import { useFocusAfterUndo, useShelfActions } from "./useShelfActions.ts";
import { ProblemNotice } from "./useTask.tsx";

const NEARLY_FULL = 0.85;
const SEARCHED = 9;

const NO_SHELF = { designs: [], offer: null, namesakes: new Map<string, string>() };

let lastOrder: ShelfOrder = "changed";

export function MachinesPage() {
  const shelf = useDesigns();
  const isReady = shelf.kind === "ready";
  const { designs, offer, namesakes } = isReady ? shelf : NO_SHELF;
  const acts = useShelfActions();
  const [storage, readStorage] = useStorageStatus(isReady && designs);
  const { usage } = storage;
  const [search, setSearch] = useState("");
  const sought = useDeferredValue(search);
  const [order, setOrder] = useState(lastOrder);
  lastOrder = order;
  const [described, setDescribed] = useState<readonly ListedDesign[]>();
  const [chosen, setChosen] = useState<readonly string[]>();
  const chooseAll = (ids: readonly string[] | undefined) => startTransition(() => setChosen(ids));
  const [exporting, setExporting] = useState<readonly ExportSource[]>();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const undo = useFocusAfterUndo(page, designs, acts.undo);

  const choose = (id: string) =>
    setChosen((before = []) =>
      before.includes(id) ? before.filter((each) => each !== id) : [...before, id],
    );
  const remove = async (removed: readonly ListedDesign[]) => {
    if (await acts.remove(removed.map(({ id }) => id))) setChosen(undefined);
  };
  const exportFiles = (exported: readonly ListedDesign[]) =>
    setExporting(exported.map(({ name, id }) => createDesignExportSource(name, id)));

  if (shelf.kind === "refused") return <SingleDesignCard />;
  const { act, share } = acts.busy ?? {};
  // A new copy stays visible until it is named.
  const found = designs
    .filter((design) => design.id === acts.renaming || matchesSearch(design, sought))
    .sort(SHELF_ORDERS[order]);
  const choosable = found.filter(({ state }) => state === "usable");
  const picked = designs.filter(({ id }) => chosen?.includes(id));
  const more = choosable.flatMap(({ id }) => (chosen?.includes(id) ? [] : id));
  const forPicked = (act: (picked: readonly ListedDesign[]) => void) => ({
    unavailable: picked.length === 0,
    onClick: () => picked.length > 0 && act(picked),
  });
  return (
    <>
      <div ref={page} className={classNames("page stack-5", styles.page)}>
        <div className={classNames("wrap between", styles.head)}>
          <header className={classNames("stack", styles.intro)}>
            <h1>{SHELF.title}</h1>
            <p className="muted">{SHELF.lead}</p>
          </header>
          <div className="row gap-3">
            <Button
              variant="primary"
              icon={ICONS.plus}
              busy={act === "create"}
              busyLabel={SHELF.making}
              onClick={acts.create}
            >
              {SHELF.new}
            </Button>
            <Button
              icon="upload"
              busy={act === "openFile"}
              busyLabel={share === undefined ? SHELF.opening : SHELF.openingShare(Math.round(share * 100))}
              onClick={() => input.current?.click()}
            >
              {SHELF.openFiles}
            </Button>
          </div>
        </div>
        {usage && usage.used / usage.quota >= NEARLY_FULL && (
          <Notice
            tone="warning"
            title={SHELF.nearlyFull}
            action={{ label: SHELF.saveAll, icon: "download", onPress: acts.saveAll }}
          >
            {SHELF.nearlyFullWords(SHELF.room(formatFileSize(usage.used), formatFileSize(usage.quota)))}
          </Notice>
        )}
        <ProblemNotice onDismiss={() => acts.setProblem("")}>{acts.problem}</ProblemNotice>
        {acts.saved && (
          <DeliveryNotice delivery={acts.saved.delivery} onDismiss={acts.dismissSaved} announced>
            {acts.saved.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </DeliveryNotice>
        )}
        {shelf.kind === "failed" && (
          <Notice tone="error" announced action={{ label: SHELL.tryAgain, onPress: shelf.retry }}>
            {shelf.problem}
          </Notice>
        )}
        <section className="stack-4" aria-label={SHELF.list} aria-busy={shelf.kind === "loading"}>
          {!(isReady && designs.length === 0) && shelf.kind !== "failed" && (
            <div className={classNames("row between touch", styles.tools)}>
              <p className={classNames("strong", styles.count)} role="status">
                {!isReady
                  ? SHELF.loading
                  : sought.trim() === ""
                    ? SHELF.count(designs.length)
                    : SHELF.found(found.length, designs.length)}
              </p>
              {designs.length > 1 && (
                <>
                  <Button
                    ref={chooser}
                    size="small"
                    variant="quiet"
                    aria-pressed={chosen !== undefined}
                    onClick={() => chooseAll(chosen ? undefined : [])}
                  >
                    {SHELF.several}
                  </Button>
                  <label className="line">
                    <span className="soft">{SHELF.order}</span>
                    <select value={order} onChange={({ target }) => setOrder(target.value as ShelfOrder)}>
                      {Object.entries(SHELF.orders).map(([id, label]) => (
                        <option key={id} value={id}>
                          {label}
                        </option>
                      ))}
                    </select>
                  </label>
                </>
              )}
              {designs.length >= SEARCHED && (
                <input
                  type="search"
                  className={classNames("shrinks touch", styles.search)}
                  aria-label={SHELF.search}
                  placeholder={SHELF.search}
                  value={search}
                  onChange={({ target }) => setSearch(target.value)}
                />
              )}
            </div>
          )}
          {sought !== "" && found.length === 0 && (
            <Notice action={{ label: SHELF.showAll, onPress: () => setSearch("") }}>
              {SHELF.noneFound(sought)}
            </Notice>
          )}
          {isReady && designs.length === 0 && <EmptyShelfCard />}
          <ul className={classNames("stack-5", styles.cards)}>
            {found.map((design) => (
              <DesignCard
                key={design.id}
                design={design}
                actions={{ ...acts, choose, remove, exportFiles, describe: setDescribed }}
                busy={acts.busy?.id === design.id ? acts.busy.act : undefined}
                isRenaming={acts.renaming === design.id}
                isChosen={chosen?.includes(design.id)}
              />
            ))}
          </ul>
        </section>
        {isReady && (
          <StorageSection
            count={designs.length}
            status={storage}
            readStatus={readStorage}
            saving={act === "saveAll" ? (share ?? 0) : undefined}
            onSaveAll={acts.saveAll}
          />
        )}
        {described && (
          <DetailsDialog
            designs={described}
            customers={[...new Set(designs.map(({ customer }) => customer))].filter(Boolean).sort()}
            onClose={() => setDescribed(undefined)}
          />
        )}
        {exporting && <ExportDialog machines={exporting} onClose={() => setExporting(undefined)} />}
        <FileInput ref={input} label={SHELF.file} multiple onFiles={(files) => void acts.openFiles(files)} />
      </div>
      {chosen ? (
        <ShelfBar words={SHELF.chosen(picked.length)}>
          <Button variant="quiet" onClick={() => chooseAll(more.length > 0 ? [...chosen, ...more] : [])}>
            {more.length > 0 ? SHELF.chooseAll : SHELF.chooseNone}
          </Button>
          <Button icon="pencil" {...forPicked(setDescribed)}>
            {SHELF.editDetails}
          </Button>
          <Button icon={ICONS.trash} {...forPicked(remove)}>
            {SHELF.delete}
          </Button>
          <Button
            onClick={() => {
              setChosen(undefined);
              // The focused button is removed with the bar.
              chooser.current?.focus();
            }}
          >
            {SHELF.done}
          </Button>
          <Button variant="primary" data-primary icon="download" {...forPicked(exportFiles)}>
            {SHELF.exportChosen}
          </Button>
        </ShelfBar>
      ) : (
        offer && (
          <ShelfBar words={describeOffer(offer, namesakes.size)} takesFocus={offer.kind === "remove"}>
            {namesakes.size > 0 && (
              <Button onClick={() => acts.update(namesakes)}>{SHELF.updateNamesakes(namesakes.size)}</Button>
            )}
            <Button icon="undo" onClick={undo}>
              {SHELF.undo}
            </Button>
          </ShelfBar>
        )
      )}
    </>
  );
}

function describeOffer({ kind, count, name }: ShelfUndoOffer, namesakes: number): string {
  const words = SHELF.undoable[kind](count, displayNameOf(name));
  return namesakes > 0 ? sentences([words, SHELF.namesakes(namesakes)]) : words;
}

interface ShelfBarProps {
  words: string;
  /** Focuses the first button if nothing has focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

function ShelfBar({ words, takesFocus = false, children }: ShelfBarProps) {
  const buttons = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words mean a new action
  useEffect(() => {
    if (takesFocus && isFocusLost()) buttons.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [takesFocus, words]);
  return (
    <BottomBarFrame>
      <div className={classNames("page row between", styles.bar)}>
        <p className={classNames("breaks strong", styles.barWords)} role="status">
          {words}
        </p>
        <div ref={buttons} className={classNames("wrap", styles.barKeys)}>
          {children}
        </div>
      </div>
    </BottomBarFrame>
  );
}
