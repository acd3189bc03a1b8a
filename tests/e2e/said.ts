import type { BrowserContext, Page } from "playwright";
import { expect } from "vitest";

/** Notes all that the pages of a profile announce: on a busy machine it is gone before a test looks. */
export const noteWhatIsSaid = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      for (const each of element ? [element, ...element.querySelectorAll("*")] : [])
        if (each.closest("[role=status]") && each.childElementCount === 0) said.push(each.textContent.trim());
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === "characterData" ? [target] : addedNodes) note(node);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Waits until the page has announced these words; each announcement is heard once. */
export const hears = (page: Page, words: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate((words) => {
          const { said } = globalThis as unknown as { said: string[] };
          const at = said.indexOf(words);
          return at < 0 ? said : said.splice(at, 1);
        }, words),
      { message: `is said: ${words}` },
    )
    .toContain(words);

export const toast = (page: Page, words: string) => ({ waitFor: () => hears(page, words) });
