import { startOfflineSupport } from "./offline/keep-offline.ts";

export async function enhancePage(): Promise<void> {
  keepFocus();
  closeListsOnceLeft();
  openLanguagesByKey();
  keepHistoryShort();
  await startOfflineSupport();
}

const CONTROLS = "button:not([tabindex='-1']), a[href], [tabindex='0']";

/** Gives code that removed an element time to move the focus itself. */
const SETTLE_MS = 50;

type Place = readonly { readonly parent: Element; readonly index: number }[];

/** Moves the focus to a neighbour if the focused element is removed or hidden. */
function keepFocus(): void {
  let focused: Element | null = null;
  let place: Place = [];
  const note = () => {
    focused = document.activeElement;
    place = placeOf(focused);
  };
  addEventListener("focusin", note);
  note();
  const restore = () => {
    if (!focused || focused.checkVisibility() || document.activeElement !== document.body) return;
    const main = document.getElementById("main");
    const next = findNear(place.filter(({ parent }) => parent.isConnected && !parent.contains(main)));
    (next ?? main)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (focused && !focused.isConnected) setTimeout(restore, SETTLE_MS);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") setTimeout(restore, SETTLE_MS);
  });
}

function closeListsOnceLeft(): void {
  addEventListener("focusin", ({ target }) => {
    for (const place of document.querySelectorAll("#app > header, #steps"))
      if (target instanceof Node && !place.contains(target))
        place.querySelector<HTMLElement>("[aria-expanded='true']")?.click();
  });
}

/** Otherwise, some browsers let a key choose a language at once, which reloads the page. */
function openLanguagesByKey(): void {
  addEventListener("keydown", (event) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof HTMLSelectElement) || !target.closest("#app > header")) return;
    const isChoosing = /^(Arrow|Home|End|Page|.$)/.test(key) && !(altKey || ctrlKey || metaKey);
    if (!isChoosing || !target.showPicker) return;
    event.preventDefault();
    target.showPicker();
  });
}

function keepHistoryShort(): void {
  const skip = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    const opensHere = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !opensHere || link.hash !== "" || link.href !== location.href) return;
    event.preventDefault();
    scrollTo({ top: 0 });
    // Closes the link's menu.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  addEventListener("click", skip, { capture: true });
}

function placeOf(element: Element | null): Place {
  const place = [];
  for (let child = element; child?.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    place.push({ parent, index: [...parent.children].indexOf(child) });
  }
  return place;
}

function findNear(place: Place): HTMLElement | undefined {
  for (const { parent, index } of place) {
    const after = parent.children[index];
    const controls = [...parent.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) =>
      each.checkVisibility(),
    );
    const isAtOrAfter = (each: Element) =>
      after &&
      (after.contains(each) || after.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
    const found = controls.find(isAtOrAfter) ?? controls.at(-1);
    if (found) return found;
  }
  return undefined;
}
