/*
 * Drawings of which a browser draws far more than their text seems to say. Those that grow hold eight levels, each
 * of which draws the one before ten times.
 */

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="urn:x" width="300" height="400" viewBox="0 0 300 400">${inside}</svg>`;

const grown = (group: (id: string) => string, use: (id: string) => string) =>
  Array.from({ length: 8 }, (_, level) => {
    const inside = level === 0 ? shapes(10) : use(`a${level - 1}`).repeat(10);
    return `<g ${group(`a${level}`)}>${inside}</g>`;
  }).join("");
const plainId = (id: string) => `id="${id}"`;
const plainUse = (id: string) => `<use href="#${id}"/>`;

const shapes = (count: number, attributes = "") =>
  `<rect width="99" height="99" ${attributes}/>`.repeat(count);
const FILTER = `<filter id="f">${'<feTurbulence baseFrequency=".1" numOctaves="24"/>'.repeat(3)}</filter>`;
/** One for each level, none of which holds another. */
const ENTITIES = Array.from({ length: 8 }, (_, level) => `<!ENTITY e${level} "#a${level}">`).join("");

interface HiddenSvg {
  readonly name: string;
  readonly drawing: string;
}

const hidden = (name: string, drawing: string): HiddenSvg => ({ name, drawing });

export const HIDDEN: readonly HiddenSvg[] = [
  hidden(
    "a reference before another of the same name",
    svg(grown(plainId, (id) => `<use href="#${id}" xlink:href="#none"/>`)),
  ),
  hidden(
    "a reference before one of a foreign name",
    svg(grown(plainId, (id) => `<use href="#${id}" x:href="#none"/>`)),
  ),
  hidden("an id before one of a foreign name", svg(grown((id) => `id="${id}" x:id="none"`, plainUse))),
  hidden(
    "references by entities",
    `<!DOCTYPE svg [${ENTITIES}]>${svg(grown(plainId, (id) => `<use href="&e${id.slice(1)};"/>`))}`,
  ),
  hidden(
    "a filter by a custom property",
    svg(`${FILTER}<g style="--f:url(#f)">${shapes(20, 'style="filter:var(--f)"')}</g>`),
  ),
  hidden(
    "a filter before a nested rule",
    svg(`<style><![CDATA[rect{filter:url(#f);&:hover{fill:red}}]]></style>${FILTER}${shapes(20)}`),
  ),
  hidden("groups with opacity in their style", svg(`<g style="opacity:.5">${shapes(2)}</g>`.repeat(1_500))),
  hidden(
    "tiny dashes",
    svg(
      `<path fill="none" stroke="#000" stroke-dasharray=".01" d="M0 0${"l300 400-300-400".repeat(50)}"/>`.repeat(
        200,
      ),
    ),
  ),
  hidden("one text of 15 MB", svg(`<text y="9">${"A long text. ".repeat(1_150_000)}</text>`)),
  hidden(
    "box shadows in a web page",
    svg(
      `<foreignObject width="300" height="400">${'<p xmlns="http://www.w3.org/1999/xhtml" style="box-shadow:0 0 99px red">a</p>'.repeat(900)}</foreignObject>`,
    ),
  ),
];
