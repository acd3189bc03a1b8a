import { Link } from "wouter";
import { SHELL } from "#messages/shell.ts";
import { NOTICES, PRODUCT } from "../../../shared/product.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./Footer.module.css";
import { Logo } from "./Logo.tsx";
import { FOOTER_LINKS } from "./links.ts";

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={classes("page", "stack", styles.inner)}>
        <div className={classes("stack-4", styles.about)}>
          <Logo name={PRODUCT} />
          <p>{SHELL.promise}</p>
          <a href={NOTICES} className={classes("line", styles.link)}>
            {SHELL.notices}
          </a>
        </div>
        <nav className={classes("stack-5", styles.nav)} aria-label={SHELL.allPages}>
          {FOOTER_LINKS.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul className={styles.links}>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} className={classes("line", styles.link)}>
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
