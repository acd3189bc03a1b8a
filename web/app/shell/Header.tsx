import { useId, useSyncExternalStore } from "react";
import { Link, useLocation } from "wouter";
import { LANGUAGE } from "#messages/language.ts";
import { SHELL } from "#messages/shell.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import { drafts, editingEnvironment } from "../../edit/app.ts";
import { LANGUAGE_KEY, LANGUAGES } from "../../messages/languages.ts";
import { withStorage } from "../../store/mirror.ts";
import { Button } from "../../ui/button/Button.tsx";
import { classNames } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon/Icon.tsx";
import { useDisclosure } from "../../ui/useDisclosure.ts";
import { DesignStatus } from "./DesignStatus.tsx";
import styles from "./Header.module.css";
import { HEADER_LINKS } from "./links.ts";

/** In pixels, from the specification. */
const SCROLL_THRESHOLD = 50;

export function Header() {
  const [path] = useLocation();
  const scrolled = useSyncExternalStore(onScroll, () => scrollY > SCROLL_THRESHOLD);
  const [open, setOpen] = useDisclosure(path);
  const id = useId();
  return (
    <header className={classNames(styles.header, scrolled && styles.scrolled)}>
      <div className={classNames("page line gap-5", styles.line)}>
        <Link href="/" className={classNames("line", styles.home)} aria-label={SHELL.home(PRODUCT_NAME)}>
          <Logo name={PRODUCT_NAME} />
        </Link>
        <DesignStatus />
        <div className={styles.menu}>
          <Button
            size="small"
            icon={open ? "cross" : "menu"}
            aria-label={SHELL.menu}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <span className={styles.word}>{SHELL.menu}</span>
          </Button>
        </div>
        <nav id={id} className={classNames(styles.nav, open && styles.open)} aria-label={SHELL.main}>
          <ul className={classNames("flex", styles.links)}>
            {HEADER_LINKS.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  className={classNames("line semibold", styles.link)}
                  aria-current={path === href ? "page" : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <LanguageChoice />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 44 36" aria-hidden="true" focusable="false">
        <path className={styles.handle} d="M32 11h3.5a6.5 6.5 0 0 1 0 13H32" />
        <rect className={styles.body} x="2" y="5" width="31" height="26" rx="6" />
        <path
          className={styles.crema}
          d="M6.5 18.5c4-4.200 7.5 2.300 11.5-.4s6.5-2.900 10.5-.6V23a3.5 3.5 0 0 1-3.5 3.5H10A3.5 3.5 0 0 1 6.5 23Z"
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}

function onScroll(listener: () => void) {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}

function LanguageChoice() {
  return (
    <label className={classNames("relative line gap-1 touch semibold", styles.language)}>
      <Icon shape="globe" />
      <span aria-hidden="true">{LANGUAGE.slice(0, 2).toUpperCase()}</span>
      <select
        className={classNames("cover pressable", styles.languages)}
        aria-label={SHELL.language}
        value={LANGUAGE}
        onChange={({ target }) => void chooseLanguage(target.value)}
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

async function chooseLanguage(language: string): Promise<void> {
  // Unstored text survives in localStorage.
  await drafts.flush().catch(console.warn);
  withStorage(editingEnvironment.storage, (storage) => {
    storage.setItem(LANGUAGE_KEY, language);
    location.reload();
  });
}
