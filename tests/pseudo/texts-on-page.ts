import type { Page } from "playwright";

/* What judges the texts of a page, whatever its language. */

/** Every text that is seen or read out, with where it is; not what stands in elements of the other selector. */
export const textsOn = (page: Page, except: string): Promise<{ text: string; where: string }[]> =>
  page.evaluate((except) => {
    const ATTRIBUTES = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"];
    const scope = document.querySelector("dialog[open]") ?? document.body;
    const nameOf = (element: Element) => {
      const box = element.closest("[class]");
      return `${element.tagName.toLowerCase()} in ${box?.getAttribute("class")}`;
    };
    const found = [{ text: document.title, where: "title" }];
    for (const element of [scope, ...scope.querySelectorAll("*")]) {
      if (!element.checkVisibility({ visibilityProperty: true }) && element.tagName !== "OPTION") continue;
      // Of what is code, and of the choice of a language, nothing is to be translated.
      if (element.closest(`code, pre, script, style, [lang]:not(html), label:has([lang]) > span, ${except}`))
        continue;
      for (const attribute of ATTRIBUTES) {
        const text = element.getAttribute(attribute);
        if (text) found.push({ text, where: `${attribute} of ${nameOf(element)}` });
      }
      // Texts that React renders side by side are one for the reader.
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own.map((node) => node.textContent).join("");
      if (text.trim()) found.push({ text, where: nameOf(element) });
    }
    return found;
  }, except);

/**
 * Texts that are cut off by a box around them, stick out of their button, or lie on another text. What scrolls, or has
 * its whole text in its title, is not cut off.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Text {
      readonly element: HTMLElement;
      readonly text: string;
      readonly boxes: readonly DOMRect[];
    }
    const SLACK = 1.5;
    const scope = document.querySelector("dialog[open]") ?? document.body;
    const faults = new Set<string>();
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    const around = function* (element: Element) {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
        yield each;
    };
    /** For assistive technology alone. */
    const isSpoken = (element: Element) =>
      [...around(element)].some((each) => {
        const { clipPath, clip } = styleOf(each);
        const { width, height } = each.getBoundingClientRect();
        return clipPath === "inset(50%)" || clip !== "auto" || (width <= 1 && height <= 1);
      });
    const isInView = ({ width, height }: DOMRect) => width > 0.5 && height > 0.5;

    const texts: Text[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest("script, style, option") || isSpoken(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      texts.push({
        element,
        text: node.textContent.trim(),
        boxes: [...range.getClientRects()].filter(isInView),
      });
    }

    const say = (text: string, fault: string) => faults.add(`“${text.slice(0, 60)}” ${fault}`);
    /** What of a text can be seen. */
    const seen = new Map<Element, { left: number; right: number; top: number; bottom: number }>();
    for (const { element, text, boxes } of texts) {
      let left = Math.min(...boxes.map((box) => box.left));
      let right = Math.max(...boxes.map((box) => box.right));
      let top = Math.min(...boxes.map((box) => box.top));
      let bottom = Math.max(...boxes.map((box) => box.bottom));
      // The box of a line of text is taller than its letters.
      const slackY = Math.max(...boxes.map((box) => box.height)) / 4;
      let hasTitle = false;
      for (const each of around(element)) {
        const style = styleOf(each);
        const box = each.getBoundingClientRect();
        hasTitle ||= each.hasAttribute("title");
        if (style.display === "inline") continue;
        const name = `${each.tagName.toLowerCase()}.${each.className}`;
        const isOutX = left < box.left - SLACK || right > box.right + SLACK;
        const isOutY = top < box.top - slackY || bottom > box.bottom + slackY;
        const isShortened = style.textOverflow === "ellipsis" && hasTitle;
        if (isOutX && /hidden|clip/.test(style.overflowX) && !isShortened) say(text, `is cut off by ${name}`);
        if (isOutY && /hidden|clip/.test(style.overflowY)) say(text, `is cut off by ${name}, above or below`);
        // What is not seen beyond a box can't stick out of those around it.
        if (style.overflowX !== "visible") {
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
        }
        if (style.overflowY !== "visible") {
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
        }
        const sticksOut =
          left < box.left - SLACK ||
          right > box.right + SLACK ||
          top < box.top - slackY ||
          bottom > box.bottom + slackY;
        if (left < right && top < bottom && sticksOut && each.matches("button, a[class], summary, th, td"))
          say(text, `sticks out of ${name}`);
        if (style.position === "fixed") break;
      }
      seen.set(element, { left, right, top, bottom });
      if (left < right && top < bottom && (left < -SLACK || right > innerWidth + SLACK))
        say(text, "sticks out of the page");

      const lines = new Set(boxes.map((box) => Math.round(box.top))).size;
      if (text.length < 40 && lines > 2 * text.split(/\s+/).length) say(text, "is broken into letters");
    }

    /** Whether something between a text and what holds both is laid out apart from the rest. */
    const isApart = (element: Element, common: Element) => {
      for (const each of around(element)) {
        if (each === common) return false;
        const { position, gridArea } = styleOf(each);
        if (/absolute|fixed|sticky/.test(position) || gridArea.startsWith("1 / 1 / ")) return true;
      }
      return false;
    };
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1)) {
        const [a, b] = [seen.get(one.element), seen.get(other.element)];
        if (!a || !b) continue;
        const meet = one.boxes.some((line) =>
          other.boxes.some((own) => {
            const width =
              Math.min(line.right, own.right, a.right, b.right) -
              Math.max(line.left, own.left, a.left, b.left);
            const height =
              Math.min(line.bottom, own.bottom, a.bottom, b.bottom) -
              Math.max(line.top, own.top, a.top, b.top);
            return width > 2 && height > Math.min(line.height, own.height) / 3;
          }),
        );
        if (!meet) continue;
        let common: Element = one.element;
        while (!common.contains(other.element)) common = common.parentElement ?? document.body;
        if (!isApart(one.element, common) && !isApart(other.element, common))
          say(one.text, `lies on “${other.text.slice(0, 60)}”`);
      }
    return [...faults];
  });
