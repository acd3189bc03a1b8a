/*
 * Runs inside the page: sets each block of words in the arrangement of lines that lets the letters be
 * largest, and among equals in the one whose lines are most alike.
 */

/** Every way of breaking words into at most `most` lines, in order. */
function breaks(parts: string[], most: number): string[][] {
  if (most === 1 || parts.length === 1) return [[parts.join(" ")]];
  const found = [[parts.join(" ")]];
  for (let first = 1; first < parts.length; first++) {
    const head = parts.slice(0, first).join(" ");
    for (const tail of breaks(parts.slice(first), most - 1)) found.push([head, ...tail]);
  }
  return found;
}

/** Fills an element with lines, each an element of its own. */
function show(span: HTMLElement, lines: string[]): void {
  const elements = lines.map((line) => Object.assign(document.createElement("i"), { textContent: line }));
  span.replaceChildren(...elements);
}

function fit(block: HTMLElement): void {
  const span = block.firstElementChild as HTMLElement;
  const parts = (span.textContent ?? "").split(" ");
  const most = Number(block.dataset.lines);
  const largest = Number(block.dataset.size);
  let best = { size: 0, uneven: 0, lines: parts };
  for (const lines of breaks(parts, most)) {
    show(span, lines);
    block.style.fontSize = "100px";
    const widths = [...span.children].map((line) => (line as HTMLElement).offsetWidth);
    const widest = Math.max(...widths);
    const uneven = widest - Math.min(...widths);
    const ratio = Math.min(block.clientWidth / widest, block.clientHeight / span.offsetHeight);
    const size = Math.min(largest, Math.floor(ratio * 100 * 2) / 2);
    if (size > best.size || (size === best.size && uneven < best.uneven)) best = { size, uneven, lines };
  }
  show(span, best.lines);
  block.style.fontSize = `${best.size}px`;
}

for (const block of document.querySelectorAll<HTMLElement>(".words")) fit(block);
