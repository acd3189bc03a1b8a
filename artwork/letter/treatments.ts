import type { PictureStyle } from "../../shared/machine/library.ts";
import { layerHtml } from "./picture.ts";

/*
 * What is drawn between a plate (the rendered picture) and its lettering: scrims, labels, frames. A scene's tones are
 * colours taken from its plate, to match the picture.
 */

type Treatment = (tones: readonly string[]) => string;

/** A cream café awning with a scalloped edge and a thin line in the scene's colour. */
const awning: Treatment = ([accent = "#7a1f16"]) => {
  const scallops = "q 18.875 26 37.75 0 ".repeat(8);
  const edge = (y: number) => `M 0 ${y} ${scallops}`;
  return `<svg width="302" height="170" viewBox="0 0 302 170">
    <defs>
      <linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#f4e4c6"/></linearGradient>
      <filter id="s" x="-10%" y="-10%" width="120%" height="140%"><feDropShadow dx="0" dy="4" stdDeviation="6" flood-color="#1c0c04" flood-opacity="0.5"/></filter>
    </defs>
    <path d="M 0 0 V 126 ${scallops} V 0 Z" fill="url(#c)" filter="url(#s)"/>
    <path d="${edge(119)}" fill="none" stroke="${accent}" stroke-width="2.5" opacity="0.9"/>
  </svg>`;
};

/** A notched paper label with a double rule. */
const label: Treatment = ([rule = "#6b3f1f"]) => {
  const notched = (inset: number, notch: number) => {
    const [l, t, r, b] = [22 + inset, 26 + inset, 280 - inset, 152 - inset];
    return `M ${l + notch} ${t} H ${r - notch} a ${notch} ${notch} 0 0 0 ${notch} ${notch} V ${b - notch}
      a ${notch} ${notch} 0 0 0 ${-notch} ${notch} H ${l + notch} a ${notch} ${notch} 0 0 0 ${-notch} ${-notch}
      V ${t + notch} a ${notch} ${notch} 0 0 0 ${notch} ${-notch} Z`;
  };
  return `<svg width="302" height="190" viewBox="0 0 302 190">
    <defs>
      <linearGradient id="p" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf3df"/><stop offset="1" stop-color="#ecd9b4"/></linearGradient>
      <filter id="s" x="-10%" y="-10%" width="120%" height="140%"><feDropShadow dx="0" dy="4" stdDeviation="6" flood-color="#140803" flood-opacity="0.55"/></filter>
    </defs>
    <path d="${notched(0, 12)}" fill="url(#p)" filter="url(#s)"/>
    <path d="${notched(6, 12)}" fill="none" stroke="${rule}" stroke-width="2"/>
    <path d="${notched(10, 12)}" fill="none" stroke="${rule}" stroke-width="0.8"/>
    <g transform="translate(151 144) rotate(-28)"><rect x="-19" y="-6.5" width="38" height="13" fill="#f1e1bf" transform="rotate(28)"/>
      <ellipse rx="9.5" ry="6.2" fill="${rule}"/><path d="M -9 0.4 C -4 -3 3 3.4 9 -0.4" fill="none" stroke="#f1e1bf" stroke-width="1.5"/></g>
  </svg>`;
};

/** A double gold frame with a small diamond, and a dark top. */
const goldFrame: Treatment = () => `
  ${layerHtml("background: linear-gradient(rgba(8,5,3,0.82) 0%, rgba(8,5,3,0.62) 26%, rgba(8,5,3,0) 46%)")}
  <svg width="302" height="485" viewBox="0 0 302 485">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f9e3a2"/><stop offset="0.35" stop-color="#b98632"/><stop offset="0.6" stop-color="#f3d58a"/><stop offset="1" stop-color="#a8742a"/></linearGradient></defs>
    <rect x="12" y="12" width="278" height="461" fill="none" stroke="url(#g)" stroke-width="2.5"/>
    <rect x="18" y="18" width="266" height="449" fill="none" stroke="url(#g)" stroke-width="0.9"/>
    <path d="M 84 146 H 138 M 164 146 H 218" stroke="#d8ab57" stroke-width="1.4"/>
    <path d="M 151 138 L 159 146 L 151 154 L 143 146 Z" fill="#e3bd6d"/>
  </svg>`;

/** Contains only the styles that bundled scenes have. */
const TREATMENTS: Partial<Record<PictureStyle, Treatment>> = {
  classic: awning,
  traditional: label,
  premium: goldFrame,
  realistic: ([scrim = "14,7,3", strength = "0.72"]) =>
    layerHtml(
      `background: linear-gradient(rgba(${scrim},${strength}) 0%, rgba(${scrim},${Number(strength) * 0.72}) 24%, rgba(${scrim},0) 48%)`,
    ),
  modern: ([tone = "240,234,224", bar = "#b5522c"]) =>
    layerHtml(
      `background: linear-gradient(rgba(${tone},0.94) 0%, rgba(${tone},0.72) 24%, rgba(${tone},0) 46%)`,
    ) +
    `<div style="position: absolute; left: 27px; top: 20px; width: 40px; height: 5px; background: ${bar}"></div>`,
  gradient: ([from = "#12306b", to = "#2f7fd6"]) =>
    layerHtml(`background: linear-gradient(${from}, ${to}); mix-blend-mode: soft-light; opacity: 0.4`) +
    layerHtml(`background: linear-gradient(${from} 0%, ${from}e6 22%, ${to}80 40%, ${to}00 60%)`) +
    layerHtml(`background: linear-gradient(${to}00 72%, ${from}99 100%)`),
};

/** The colours of each scene's treatment, by the scene's name. */
const TONES: Record<string, readonly string[]> = {
  "walnut-cappuccino": ["#8a2c1c"],
  "morning-table": ["#b07a35"],
  "sage-linen": ["#5f7a52"],
  "cinnamon-cup": ["#8a2c1c"],
  "cocoa-foam": ["#6b3a1e"],
  "croissant-table": ["#3f6a92"],
  "vanilla-latte": ["250,240,218", "0.85"],
  "burlap-sack": ["#6b3f1f"],
  "moka-pot": ["#7d2f1d"],
  "jungle-mug": ["#2f4a2c"],
  "wooden-bowl": ["#8a5a18"],
  "celadon-bowl": ["#1f5a56"],
  "pale-stone": ["242,237,229", "#b5722c"],
  "green-leaf": ["232,236,220", "#4c7a3c"],
  "pour-over": ["238,231,220", "#a8672c"],
  "kraft-bag": ["214,228,186", "#3f6f34"],
  "iced-glass": ["205,224,238", "#2f7fc0"],
  "red-cup": ["150,28,20", "#ffd9a8"],
  "blue-cup": ["#14306e", "#2f86d6"],
  "sunrise-glass": ["#c2371f", "#f59a2f"],
  "caramel-glass": ["#7a3206", "#e08a1e"],
  "half-and-half": ["#3c2270", "#8a66c9"],
  "honey-beans": ["#a85f08", "#f2b52c"],
};

/** The layers over a scene's plate. */
export function treatmentHtml(style: PictureStyle, scene: string): string {
  const draw = TREATMENTS[style];
  if (!draw) throw new Error(`${scene} has the style ${style}, which has no treatment`);
  return draw(TONES[scene] ?? []);
}
