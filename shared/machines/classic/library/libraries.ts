import { PLACE_DESCRIPTIONS, SCENE_DESCRIPTIONS } from "#classic/descriptions.ts";
import type { LibraryPicture, PictureLibraries } from "../../../machine/library.ts";
import { BLEND_PICTURES } from "./blends.ts";
import { SCREENSAVER_PICTURES } from "./screensavers.ts";

/** Comma-separated translations of words in the library's English texts and tags. */
const SEARCH_WORDS: Readonly<Record<string, string>> = {
  decaf:
    "entkoffeiniert, koffeinfrei, décaféiné, sans caféine, descafeinado, sin cafeína, decaffeinato, senza caffeina, descafeinado, sem cafeína, cafeïnevrij, bezkofeinowa, bez kofeiny, デカフェ, カフェインレス, منزوع الكافيين, بدون كافيين",
  "half caff":
    "halb entkoffeiniert, demi décaféiné, semi descafeinado, semi decaffeinato, half cafeïnevrij, カフェインハーフ, نصف كافيين",
  "house blend":
    "hausmischung, mélange maison, mezcla de la casa, miscela della casa, mistura da casa, huismelange, mieszanka firmowa, ハウスブレンド, خلطة البيت",
  "dark roast":
    "dunkle röstung, dunkel geröstet, kräftig, torréfaction foncée, corsé, tueste oscuro, intenso, tostatura scura, torra escura, donkere branding, ciemno palona, 深煎り, تحميص غامق",
  "light roast":
    "helle röstung, mild, torréfaction claire, doux, tueste claro, suave, tostatura chiara, torra clara, lichte branding, jasno palona, 浅煎り, تحميص فاتح",
  "medium roast":
    "mittlere röstung, torréfaction moyenne, tueste medio, tostatura media, torra média, medium branding, średnio palona, 中煎り, تحميص متوسط",
  "french roast": "französisch, français, francés, francese, francês, frans, francuska, フレンチ, فرنسي",
  "italian roast": "italienisch, italien, italiano, italiaans, włoska, イタリアン, إيطالي",
  espresso: "expresso, エスプレッソ, إسبريسو",
  colombia: "kolumbien, kolumbianisch, colombie, colombia, colombiano, kolumbia, コロンビア, كولومبيا",
  ethiopia: "äthiopien, äthiopisch, éthiopie, etiopía, etiopia, ethiopië, エチオピア, إثيوبيا",
  kenya: "kenia, kenianisch, quênia, ケニア, كينيا",
  brazil: "brasilien, brésil, brasil, brasile, brazilië, brazylia, ブラジル, البرازيل",
  indonesia: "indonesien, indonésie, indonésia, indonesië, indonezja, インドネシア, スマトラ, إندونيسيا",
  "costa rica": "kostaryka, コスタリカ, كوستاريكا",
  organic:
    "biologisch, ökologisch, biologique, équitable, ecológico, orgánico, biologico, orgânico, biologisch, ekologiczna, オーガニック, 有機, عضوي",
  breakfast: "frühstück, petit déjeuner, desayuno, colazione, café da manhã, ontbijt, śniadanie, 朝食, فطور",
  morning: "morgen, matin, mañana, mattina, manhã, ochtend, poranek, 朝, صباح",
  vanilla: "vanille, vainilla, vaniglia, baunilha, wanilia, バニラ, فانيليا",
  hazelnut: "haselnuss, noisette, avellana, nocciola, avelã, hazelnoot, orzech laskowy, ヘーゼルナッツ, بندق",
  caramel: "karamell, caramelo, caramello, karamel, キャラメル, كراميل",
  chocolate:
    "schokolade, kakao, chocolat, cacao, cioccolato, chocolade, czekolada, チョコレート, モカ, شوكولاتة",
  cinnamon: "zimt, cannelle, canela, cannella, kaneel, cynamon, シナモン, قرفة",
  milk: "milch, milchkaffee, lait, café au lait, leche, leite, melk, mleko, ミルク, ラテ, حليب",
  cappuccino: "カプチーノ, كابتشينو",
  iced: "eiskaffee, kalt, glacé, frappé, helado, con hielo, ghiacciato, gelado, ijskoffie, mrożona, アイスコーヒー, アイス, مثلج",
  beans: "bohnen, kaffeebohnen, grains, granos, chicchi, grãos, bonen, ziarna, コーヒー豆, 豆, حبوب",
  premium: "edel, haut de gamme, selección, selezione, seleção, luxe, szlachetna, プレミアム, فاخر",
};

/** Adds tags in other languages, including a description in the visitor's. */
function withSearchWords(picture: LibraryPicture): LibraryPicture {
  const { text, tags, scene } = picture;
  const english = [text, ...tags].join(" ").toLowerCase();
  const others = Object.entries(SEARCH_WORDS).flatMap(([word, words]) =>
    english.includes(word) ? words.split(/,\s*/) : [],
  );
  const [, name = ""] = /([^/]+)\.\w+$/.exec(scene) ?? [];
  return {
    ...picture,
    tags: [...tags, ...others, ...(SCENE_DESCRIPTIONS[name] ? [SCENE_DESCRIPTIONS[name]] : [])],
  };
}

export const PICTURE_LIBRARIES = {
  blends: BLEND_PICTURES.map(withSearchWords),
  screensavers: SCREENSAVER_PICTURES.map(withSearchWords),
} satisfies PictureLibraries;

const SCENE_OF = new Map<string, string>(
  Object.values(PICTURE_LIBRARIES)
    .flat()
    .map(({ path, scene }) => [path, scene]),
);

export function describePicture(path: string): string | undefined {
  const [file = "", ...folders] = (SCENE_OF.get(path) ?? path).split("/").reverse();
  const name = file.replace(/\.\w+$/, "");
  const category = folders.find((folder) => !/^\d+$/.test(folder));
  return category === "scenes" ? SCENE_DESCRIPTIONS[name] : PLACE_DESCRIPTIONS[`${category}/${name}`];
}
