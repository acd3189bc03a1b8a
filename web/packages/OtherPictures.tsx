import { sizeText } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { folderOf, nameOf } from "../../shared/package/rules/rule.ts";
import { PACKAGES } from "../messages/en/packages.ts";
import { ImageTile, TileGrid } from "../ui/tile/ImageTile.tsx";
import type { Looked } from "./opened.ts";
import styles from "./PackagePage.module.css";

/** Thousands of tiles would block the page. */
const SHOWN = 60;

/** Pictures of a package whose names do not say where they belong. */
export function OtherPictures({ looked }: { looked: Looked }) {
  const placed = new Set(looked.placement.placed.map(({ path }) => path));
  const others = looked.reading.entries.filter(({ path }) => looked.urls.has(path) && !placed.has(path));
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="other-pictures">
      <div>
        <h2 id="other-pictures" className={styles.title}>
          {PACKAGES.others}
        </h2>
        <p>{PACKAGES.othersNote}</p>
      </div>
      <TileGrid label={PACKAGES.others}>
        {others.slice(0, SHOWN).map(({ path, content }) => (
          <ImageTile
            key={path}
            src={looked.urls.get(path)}
            alt=""
            name={nameOf(path)}
            facts={
              content.kind === "png" ? PACKAGES.folder(folderOf(path), sizeText(content.facts)) : undefined
            }
            shape={ACTIVE.model.screen}
          />
        ))}
      </TileGrid>
      {others.length > SHOWN && <p>{PACKAGES.more(others.length - SHOWN)}</p>}
    </section>
  );
}
