import { DEFAULT_LANGUAGE } from "../../shared/machine/machine.ts";
import { translateArrangement } from "../../shared/machine/questions.ts";
import type { Accent, Arrangement, Box } from "../../shared/machine/types.ts";
import {
  CHROME_TEXTS,
  ENGLISH_CHROME_TEXTS,
  ORDER_STEP_COUNT,
  SCREEN_CHROME,
} from "../../shared/machines/classic/chrome.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { CONTENT_BAND } from "../../shared/machines/classic/places.ts";
import { type PictureSpec, scriptFontCss } from "./picture.ts";

/*
 * The machine's screens, with an empty well for each image. A title and status are above the
 * content band, and navigation is below it.
 */

const TINTS = { neutral: "#d9a566", hot: "#e5674c", cold: "#62aee6" };

const css = `
  .ui { position: absolute; inset: 0; color: #f4e9da; font-family: Outfit;
        background: radial-gradient(120% 90% at 50% 0%, #38271e 0%, #241813 52%, #170f0b 100%); }
  .top { position: absolute; inset: 0 0 auto 0; height: ${CONTENT_BAND.y}px; padding: 0 36px; }
  .status { position: absolute; right: 36px; top: 24px; display: flex; gap: 18px; align-items: center; font: 500 21px Outfit; color: #d8c4ac; }
  .status svg, .bottom svg { position: static; }
  .steps { position: absolute; left: 36px; top: 30px; display: flex; gap: 9px; }
  .steps b { width: 34px; height: 6px; border-radius: 3px; background: #5a4334; }
  .title { position: absolute; left: 0; right: 0; top: 50px; text-align: center; font: 600 46px/1.1 Fraunces; letter-spacing: -0.01em; color: #fbf3e6; }
  .note { position: absolute; left: 0; right: 0; top: 106px; text-align: center; font: 400 22px/1.2 Outfit; color: #c8b199; }
  .well { position: absolute; background: linear-gradient(#120b08, #1a110c); box-shadow: inset 0 0 0 2px #57402f, inset 0 10px 26px rgba(0,0,0,0.6); display: grid; place-items: center; }
  .well svg { position: static; opacity: 0.5; }
  .bottom { position: absolute; inset: ${CONTENT_BAND.y + CONTENT_BAND.height}px 0 0 0; border-top: 1px solid #4a3628; background: linear-gradient(#2a1d16, #1c130e); display: flex; justify-content: space-between; align-items: center; padding: 0 36px; }
  .key { display: flex; align-items: center; gap: 14px; height: 74px; padding: 0 28px; border-radius: 37px; background: linear-gradient(#463328, #36271e); box-shadow: inset 0 1px 0 rgba(255,235,205,0.16), 0 3px 8px rgba(0,0,0,0.4); font: 500 25px Outfit; color: #f4e9da; }
  .quiet { background: none; box-shadow: none; color: #bda58c; }
`;

/** Keys have the widths of those in shared/machines/classic/walk.ts. */
const cssOfTranslation = `
  .key { justify-content: center; gap: 10px; padding: 0; font-size: 22px; white-space: nowrap; }
  .key:nth-child(1) { width: 155px; }
  .key:nth-child(2):not(:last-child) { width: 224px; }
  .key:last-child { width: 179px; }
  .key.quiet:first-child { width: auto; }
`;

const FONT_USERS = ".ui, .ui .title, .ui .note, .ui .status, .ui .key";

const icon = (size: number, path: string, width = 2): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`;

const BACK = icon(30, `<path d="M14.5 5.5 8 12l6.5 6.5"/>`, 2.4);
const HOME = icon(
  30,
  `<path d="M4 11.2 12 4.5l8 6.7"/><path d="M6.2 10v9.2h11.6V10"/><path d="M10 19v-5h4v5"/>`,
);
const GLOBE = icon(
  30,
  `<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c3.2 3 3.2 14 0 17M12 3.5c-3.2 3-3.2 14 0 17"/>`,
  1.8,
);
const WIFI = icon(
  27,
  `<path d="M3.5 9.5c5-4.6 12-4.6 17 0M6.6 13c3.2-2.9 7.6-2.9 10.8 0M9.6 16.4c1.5-1.3 3.3-1.3 4.8 0"/><circle cx="12" cy="19" r="0.6"/>`,
);
const CUP = (size: number): string =>
  icon(
    size,
    `<path d="M5 9h11v5.5a4.5 4.5 0 0 1-4.5 4.500h-2a4.5 4.5 0 0 1-4.5-4.500Z"/><path d="M16 10.300h1.600a2.4 2.4 0 0 1 0 4.800H16"/><path d="M8.3 3.800c-.8 1 .8 1.8 0 2.900M12.3 3.800c-.8 1 .8 1.8 0 2.9"/>`,
    1.1,
  );

const well = ({ x, y, width, height }: Box, tint: string): string =>
  `<div class="well" style="left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px; color: ${tint}">${CUP(Math.min(width, height) * 0.36)}</div>`;

type CategoryId = keyof typeof SCREEN_CHROME;

function screen(language: string, id: CategoryId, accent: Accent, arrangement: Arrangement): PictureSpec {
  const isEnglish = language === DEFAULT_LANGUAGE;
  const says = CHROME_TEXTS[language] ?? ENGLISH_CHROME_TEXTS;
  const words = SCREEN_CHROME[id];
  const tint = TINTS[accent];
  const steps = (step: number): string =>
    Array.from(
      { length: ORDER_STEP_COUNT },
      (_, i) => `<b style="${i < step ? `background: ${tint}` : ""}"></b>`,
    ).join("");
  const brewing = words?.step === ORDER_STEP_COUNT;
  const chrome = !words
    ? ""
    : `<div class="top">
          <div class="steps">${steps(words.step)}</div>
          <div class="status">${WIFI}<span>9:41</span></div>
          <div class="title">${says[words.title]}</div><div class="note">${says[words.note]}</div>
        </div>
        <div class="bottom">
          ${brewing ? `<div class="key quiet">${CUP(34)}${says.oneCoffee}</div>` : `<div class="key">${BACK}${says.back}</div>`}
          ${brewing ? "" : `<div class="key quiet">${HOME}${says.startAgain}</div>`}
          <div class="key${brewing ? " quiet" : ""}">${GLOBE}${says.language}</div>
        </div>`;
  return {
    path: arrangement.template,
    width: CLASSIC_MODEL.screen.width,
    height: CLASSIC_MODEL.screen.height,
    plates: [],
    html: `<style>${css}${isEnglish ? "" : cssOfTranslation + scriptFontCss(language, "Outfit", FONT_USERS)}</style><div class="ui"${isEnglish ? "" : ` lang="${language}"`}>${chrome}${arrangement.places.map((p) => well(p.box, tint)).join("")}</div>`,
  };
}

/** The screen of every category and count, in every language. */
export const listTemplatePictures = (): PictureSpec[] =>
  [DEFAULT_LANGUAGE, ...CLASSIC_MODEL.templateLanguages].flatMap((language) =>
    CLASSIC_MODEL.categories.flatMap(({ id, accent, arrangements }) =>
      arrangements.map((arrangement) =>
        screen(language, id, accent, translateArrangement(CLASSIC_MODEL, language, arrangement)),
      ),
    ),
  );
