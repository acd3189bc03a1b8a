import type { FileNameVocabulary, FilePlace, VocabularyTerm } from "../machine/files.ts";
import { ASIDE_TOPIC, createWordRecognizer, FILLER_TOPIC } from "./lexicon.ts";
import { isNoiseWord, parseSegment } from "./tokens.ts";

/** Words in headings, except those for places. */
const HEADING_WORDS = {
  machine: {
    phrases: {
      en: "machine, coffee machine, device, unit",
      de: "maschine, maschinen, kaffeemaschine, gerät, automat, kaffeeautomat",
      fr: "machine, machine à café, appareil, distributeur",
      es: "máquina, máquina de café, cafetera, equipo",
      it: "macchina, macchina da caffè, apparecchio, distributore",
      pt: "máquina, máquina de café, cafeteira, equipamento",
      nl: "machine, koffiemachine, apparaat, automaat, koffieautomaat",
      pl: "ekspres, ekspresu, ekspres do kawy, maszyna, urządzenie, automat",
      ja: "マシン, マシン名, コーヒーマシン, 機械, 機器",
      ar: "آلة, آلة القهوة, ماكينة, جهاز",
    },
  },
  /** Often used as the machine's name. */
  site: {
    phrases: {
      en: "site, location, place, branch, store, shop, address",
      de: "standort, standorte, aufstellort, ort, filiale, niederlassung, adresse",
      fr: "site, emplacement, lieu, succursale, magasin, adresse",
      es: "sitio, ubicación, lugar, sucursal, local, tienda, dirección, emplazamiento",
      it: "sito, luogo, sede, posizione, ubicazione, filiale, negozio, indirizzo",
      pt: "local, localização, lugar, unidade, filial, loja, endereço",
      nl: "locatie, standplaats, plaats, vestiging, filiaal, winkel, adres",
      pl: "lokalizacja, lokalizacji, lokal, oddział, filia, sklep, adres, miejsce instalacji",
      ja: "場所, 設置場所, 店舗, 店名, 店舗名, 拠点, 拠点名, 支店, 住所",
      ar: "موقع, مكان, فرع, متجر, عنوان",
    },
  },
  customer: {
    phrases: {
      en: "customer, client",
      de: "kunde, kunden, kundin, auftraggeber",
      fr: "client, cliente",
      es: "cliente, clienta",
      it: "cliente",
      pt: "cliente",
      nl: "klant, klanten, opdrachtgever",
      pl: "klient, klienta, odbiorca",
      ja: "顧客, 顧客名, お客様, お客様名, 得意先, 取引先",
      ar: "عميل, زبون",
    },
  },
  note: {
    phrases: {
      en: "note, notes, remark, remarks, comment, comments",
      de: "notiz, notizen, bemerkung, bemerkungen, anmerkung, kommentar",
      fr: "note, notes, remarque, remarques, commentaire",
      es: "nota, notas, comentario, observaciones",
      it: "nota, note, commento, osservazioni",
      pt: "nota, notas, observação, observações, comentário",
      nl: "notitie, notities, opmerking, opmerkingen",
      pl: "notatka, notatki, uwaga, uwagi, komentarz",
      ja: "メモ, 備考, 注記",
      ar: "ملاحظة, ملاحظات, تعليق",
    },
  },
  name: {
    phrases: {
      en: "name, names, label",
      de: "name, namen, bezeichnung",
      fr: "nom, noms, intitulé",
      es: "nombre, nombres",
      it: "nome, nomi",
      pt: "nome, nomes",
      nl: "naam, namen",
      pl: "nazwa, nazwy",
      ja: "名前, 名, 名称",
      ar: "اسم, أسماء",
    },
  },
  picture: {
    phrases: {
      en: "picture, image, photo, file, file name",
      de: "bild, foto, datei, dateiname, bilddatei",
      fr: "image, photo, fichier",
      es: "imagen, foto, archivo, fichero",
      it: "immagine, foto, file",
      pt: "imagem, foto, arquivo",
      nl: "afbeelding, foto, bestand",
      pl: "obraz, zdjęcie, plik",
      ja: "画像, 写真, ファイル, ファイル名",
      ar: "صورة, ملف",
    },
  },
  word: {
    phrases: {
      en: "word, words, text, wording",
      de: "wort, text, beschriftung",
      fr: "mot, texte, textes",
      es: "palabra, texto",
      it: "parola, testo",
      pt: "palavra, texto",
      nl: "woord, tekst",
      pl: "słowo, napis, tekst",
      ja: "文字, テキスト, 言葉",
      ar: "كلمة, نص",
    },
  },
  /** Begins a row of totals. */
  total: {
    phrases: {
      en: "total, totals, grand total, subtotal, sum, count",
      de: "summe, gesamt, gesamtsumme, zwischensumme, insgesamt, total, anzahl",
      fr: "total, totaux, total général, somme",
      es: "total, totales, suma, cantidad",
      it: "totale, totali, totale generale, somma, quantità",
      pt: "total, totais, total geral, soma, quantidade",
      nl: "totaal, eindtotaal, subtotaal, som, aantal",
      pl: "suma, razem, łącznie, ogółem, liczba, ilość",
      ja: "合計, 総計, 小計, 総数, 台数",
      ar: "مجموع, إجمالي, عدد",
    },
  },
} as const satisfies Readonly<Record<string, VocabularyTerm>>;

export type HeadingWord = keyof typeof HEADING_WORDS;

export interface ParsedHeading {
  /** Empty if any word is unknown. */
  readonly words: ReadonlySet<HeadingWord>;
  /** Empty if any word is unknown or about something else. */
  readonly places: readonly FilePlace[];
  readonly isAboutPlaces: boolean;
}
export type HeadingParser = (heading: string) => ParsedHeading;

const COLUMN_TOPIC = "(column)";
const OTHER_TOPICS: ReadonlySet<string> = new Set([COLUMN_TOPIC, FILLER_TOPIC]);
/** A list's first picture. */
const FIRST = "0";

export function createHeadingParser(vocabulary: FileNameVocabulary): HeadingParser {
  const wordsOf = createWordRecognizer({
    ...vocabulary,
    topics: { ...vocabulary.topics, [COLUMN_TOPIC]: HEADING_WORDS },
  });
  const places = Object.entries(vocabulary.places).flatMap(([category, { required, optional, slots }]) =>
    Object.entries({ ...(Object.keys(slots).length === 0 && { [FIRST]: [] }), ...slots }).map(
      ([slot, own]) => ({
        place: { category, slot },
        needed: own.length > 0 ? own : required,
        allowed: new Set([...required, ...optional, ...own]),
      }),
    ),
  );
  return (heading) => {
    const senses = wordsOf(parseSegment(heading).tokens)
      .filter(({ text, meanings }) => meanings.length > 0 || !isNoiseWord(text))
      .map(({ meanings, isMisspelt }) =>
        meanings.filter(({ topic, isAmbiguous }) => !isMisspelt && !isAmbiguous && topic !== ASIDE_TOPIC),
      );
    const isKnown = senses.every((meanings) => meanings.length > 0);
    const said = senses
      .flat()
      .flatMap(({ topic, id }) => (topic === COLUMN_TOPIC ? (id as HeadingWord) : []));
    const about = senses.filter((meanings) => meanings.some(({ topic }) => !OTHER_TOPICS.has(topic)));
    const named = about.filter((meanings) => meanings.every(({ topic }) => !OTHER_TOPICS.has(topic)));
    const isMeant = ({ needed, allowed }: (typeof places)[number]) =>
      needed.every((id) => about.flat().some((meaning) => meaning.id === id)) &&
      named.every((meanings) => meanings.some(({ id }) => allowed.has(id)));
    return {
      words: new Set(isKnown ? said : []),
      places: isKnown && named.length > 0 ? places.filter(isMeant).map(({ place }) => place) : [],
      isAboutPlaces: named.length > 0,
    };
  };
}
