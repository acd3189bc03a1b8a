import { LANGUAGE } from "#messages/language.ts";
import { SHELL } from "#messages/shell.ts";
import { editingEnvironment, typed } from "../../edit/app.ts";
import { LANGUAGE_KEY, LANGUAGES } from "../../messages/languages.ts";
import { inStorage } from "../../store/mirror.ts";
import { classNames } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon/Icon.tsx";
import styles from "./LanguageChoice.module.css";

async function choose(language: string): Promise<void> {
  // Unstored text survives in localStorage.
  await typed.flush().catch(console.warn);
  inStorage(editingEnvironment.storage, (storage) => storage.setItem(LANGUAGE_KEY, language));
  location.reload();
}

export function LanguageChoice() {
  return (
    <label className={classNames("line", styles.choice)}>
      <Icon shape="globe" />
      <span aria-hidden="true">{LANGUAGE.slice(0, 2).toUpperCase()}</span>
      <select
        className={classNames("cover", styles.list)}
        aria-label={SHELL.language}
        value={LANGUAGE}
        onChange={({ target }) => void choose(target.value)}
      >
        {Object.entries(LANGUAGES).map(([id, { name }]) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
