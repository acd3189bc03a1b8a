import { Link } from "wouter";
import { SHELL } from "#messages/shell.ts";
import { NOTICES_PATH, PRODUCT_NAME } from "../../../shared/product.ts";
import { classNames } from "../../ui/classes.ts";
import styles from "./Footer.module.css";
import { Logo } from "./Logo.tsx";
import { FOOTER_LINKS } from "./links.ts";

export function Footer() {
  return (
    <footer className={classNames("dark", styles.footer)}>
      <div className={classNames("page stack", styles.inner)}>
        <div className={classNames("stack-4 top muted", styles.about)}>
          <Logo name={PRODUCT_NAME} />
          <p>{SHELL.promise}</p>
          <a href={NOTICES_PATH} className={classNames("line touch", styles.link)}>
            {SHELL.notices}
          </a>
          <p>
            {PRODUCT_NAME} {import.meta.env.VITE_VERSION}
          </p>
        </div>
        <nav className={classNames("stack-5", styles.nav)} aria-label={SHELL.allPages}>
          {FOOTER_LINKS.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul className="grid">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} className={classNames("line touch", styles.link)}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
