import { useRef, useState } from "react";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { PAGES } from "../../../shared/product.ts";
import { DeliveryNotice } from "../../files/download/DeliveryNotice.tsx";
import { sizeInWords } from "../../files/download/deliver.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import { Button } from "../../ui/button/Button.tsx";
import { FileInput } from "../../ui/field/FileInput.tsx";
import { loadedOnUse } from "../../ui/loaded-on-use.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { ChoosingBar } from "./ChoosingBar.tsx";
import { DesignCard } from "./DesignCard.tsx";
import { Kept } from "./Kept.tsx";
import styles from "./MachinesPage.module.css";
import { NoneYet } from "./NoneYet.tsx";
import { OnlyOne } from "./OnlyOne.tsx";
import { ShelfTools } from "./ShelfTools.tsx";
import { shownName } from "./shown-name.ts";
import { UndoBar } from "./UndoBar.tsx";
import { useActs } from "./useActs.ts";
import { useFocusAfterUndo } from "./useFocusAfterUndo.ts";
import { isNearlyFull, useRoom } from "./useRoom.ts";
import { useShelf } from "./useShelf.ts";

const { model } = ACTIVE;

const ExportManyDialog = loadedOnUse(
  async () => (await import("../many/ExportManyDialog.tsx")).ExportManyDialog,
);

/** The shelf: every design that this browser keeps. */
export function MachinesPage() {
  const shelf = useShelf();
  const designs = shelf.kind === "ready" ? shelf.designs : [];
  const acts = useActs(designs);
  const [room, lookAtRoom] = useRoom(designs);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [exporting, setExporting] = useState<readonly string[]>();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const undo = useFocusAfterUndo(page, designs, acts.undo);

  if (shelf.kind === "refused") return <OnlyOne />;
  const found = designs.filter((design) => isFound(shownName(model, design), search));
  const choosable = found.filter(({ state }) => state === "usable");
  const picked = designs.filter(({ id }) => chosen?.has(id));
  const choose = (id: string) =>
    setChosen((before = new Set()) => {
      const after = new Set(before);
      return after.delete(id) ? after : after.add(id);
    });
  const remove = async (ids: readonly string[]) => {
    if (await acts.remove(ids)) setChosen(undefined);
  };

  return (
    <>
      <div ref={page} className={styles.page}>
        <div className={styles.head}>
          <header className={styles.intro}>
            <h1>{SHELF.title}</h1>
            <p>{SHELF.lead}</p>
          </header>
          <div className={styles.keys}>
            <Button
              variant="primary"
              icon="plus"
              busy={acts.busy?.act === "create"}
              busyLabel={SHELF.making}
              onClick={acts.create}
            >
              {SHELF.new}
            </Button>
            <Button
              icon="upload"
              busy={acts.busy?.act === "openFile"}
              busyLabel={
                acts.busy?.share === undefined
                  ? SHELF.opening
                  : SHELF.openingShare(percentOf(acts.busy.share))
              }
              onClick={() => input.current?.click()}
            >
              {SHELF.openFile}
            </Button>
          </div>
        </div>
        {room && isNearlyFull(room) && (
          <Notice
            tone="warning"
            title={SHELF.nearlyFull}
            action={{ label: SHELF.saveAll, icon: "download", onPress: acts.saveAll }}
          >
            {SHELF.nearlyFullWords(SHELF.room(sizeInWords(room.used), sizeInWords(room.quota)))}
          </Notice>
        )}
        {acts.problem && (
          <Notice tone="error" announced onDismiss={() => acts.setProblem("")}>
            {acts.problem}
          </Notice>
        )}
        {acts.saved && (
          <DeliveryNotice delivery={acts.saved.delivery} onDismiss={acts.dismissSaved}>
            {acts.saved.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </DeliveryNotice>
        )}
        <section className={styles.shelf} aria-label={SHELF.list} aria-busy={shelf.kind === "loading"}>
          <ShelfTools
            count={shelf.kind === "ready" ? designs.length : undefined}
            search={search}
            onSearch={setSearch}
            isChoosing={chosen !== undefined}
            chooser={chooser}
            onChoosing={(isChoosing) => setChosen(isChoosing ? new Set() : undefined)}
          />
          {search !== "" && found.length === 0 && (
            <Notice action={{ label: SHELF.showAll, onPress: () => setSearch("") }}>
              {SHELF.noneFound(search)}
            </Notice>
          )}
          {shelf.kind === "ready" && designs.length === 0 && <NoneYet />}
          <ul className={styles.cards}>
            {found.map((design) => (
              <DesignCard
                key={design.id}
                model={model}
                design={design}
                isRenaming={acts.renaming === design.id}
                busy={acts.busy?.id === design.id ? acts.busy.act : undefined}
                isChosen={chosen?.has(design.id)}
                onChoose={choose}
                acts={{
                  open: (each) => acts.open(each),
                  startRenaming: acts.setRenaming,
                  rename: acts.rename,
                  duplicate: acts.duplicate,
                  save: ({ id }) => acts.save(id),
                  export: ({ id }) => setExporting([id]),
                  makeMany: (each) => acts.open(each, PAGES.many),
                  remove: ({ id }) => remove([id]),
                }}
              />
            ))}
          </ul>
        </section>
        {shelf.kind === "ready" && (
          <Kept
            count={designs.length}
            room={room}
            onRoom={lookAtRoom}
            saving={acts.busy?.act === "saveAll" ? (acts.busy.share ?? 0) : undefined}
            onSaveAll={acts.saveAll}
          />
        )}
        {exporting && <ExportManyDialog ids={exporting} onClose={() => setExporting(undefined)} />}
        <FileInput ref={input} label={SHELF.file} onFiles={([file]) => file && void acts.openFile(file)} />
      </div>
      {chosen ? (
        <ChoosingBar
          count={picked.length}
          hasMore={picked.length < choosable.length}
          onAll={(isAll) => setChosen(new Set(isAll ? choosable.map(({ id }) => id) : []))}
          onRemove={() => remove(picked.map(({ id }) => id))}
          onDone={() => {
            setChosen(undefined);
            // The bar goes, and with it what was pressed.
            chooser.current?.focus();
          }}
          onExport={() => setExporting(picked.map(({ id }) => id))}
        />
      ) : (
        shelf.kind === "ready" && shelf.offer && <UndoBar offer={shelf.offer} onUndo={undo} />
      )}
    </>
  );
}

const percentOf = (share: number): number => Math.round(share * 100);

const isFound = (name: string, search: string): boolean =>
  name.normalize().toLocaleLowerCase().includes(search.trim().normalize().toLocaleLowerCase());
