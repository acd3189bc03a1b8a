import type { FileNameVocabulary } from "../../machine/files.ts";

/* What people call the machine's pictures in file names. */

export const FILE_NAME_VOCABULARY: FileNameVocabulary = {
  topics: {
    warmth: {
      hot: {
        phrases: {
          en: "hot, warm",
          de: "heiß, heiße, heißer, heißes, heißen, warme, warmer, warmes",
          fr: "chaud, chaude, chauds, chaudes",
          es: "caliente, calientes",
          it: "caldo, calda, caldi, calde",
        },
      },
      cold: {
        phrases: {
          en: "cold, iced, ice, chilled, cool",
          de: "kalt, kalte, kalter, kaltes, kalten, eis, eiskalt, gekühlt",
          fr: "froid, froide, froids, froides, glacé, glacée, glacés, glacées",
          es: "frío, fría, fríos, frías, helado, helada, con hielo",
          it: "freddo, fredda, freddi, fredde, ghiacciato, ghiacciata, ghiaccio",
        },
      },
    },
    side: {
      left: {
        phrases: {
          en: "left, leftmost",
          de: "links, linke, linker, linkes",
          fr: "gauche",
          es: "izquierda, izquierdo, izq",
          it: "sinistra, sinistro, sx",
        },
        loosely: { en: "l, first" },
      },
      middle: {
        phrases: {
          en: "middle, center, centre, mid",
          de: "mitte, mittig, mittlere, mittlerer",
          fr: "milieu, centrale",
          es: "centro, en medio, del medio",
          it: "mezzo, in mezzo",
        },
        loosely: { en: "m, c, second", es: "medio" },
      },
      right: {
        phrases: {
          en: "right, rightmost",
          de: "rechts, rechte, rechter, rechtes",
          fr: "droite, droit",
          es: "derecha, derecho, der",
          it: "destra, destro, dx",
        },
        loosely: { en: "r, third" },
      },
    },
    cup: {
      regular: {
        phrases: {
          en: "regular, small, short, s, sm, sml, reg",
          de: "klein, kleine, kleiner, kleines, normal",
          fr: "petit, petite, petits, petites",
          es: "pequeño, pequeña, chico, chica",
          it: "piccolo, piccola, piccoli, normale",
        },
        loosely: { en: "r" },
      },
      medium: {
        phrases: {
          en: "medium, m, med, md",
          de: "mittel, mittelgroß, mittlere größe, mittlere, mittlerer, mittleres",
          fr: "moyen, moyenne",
          es: "mediano, mediana, medio",
          it: "medio, media",
        },
        loosely: { en: "mid, regular, reg", de: "normal", it: "normale" },
      },
      large: {
        phrases: {
          en: "large, big, l, lg, lrg",
          de: "groß, große, großer, großes",
          fr: "grand, grande, grands, grandes",
          es: "grande, grandes",
          it: "grande, grandi",
        },
      },
      xlarge: {
        phrases: {
          en: "x large, extra large, xlarge, xl, extra big, very large, jumbo",
          de: "extra groß, sehr groß, riesig, riesengroß, größte",
          fr: "extra grand, extra grande, très grand, très grande",
          es: "extra grande, muy grande, extragrande, súper grande",
          it: "extra grande, molto grande, grandissimo, grandissima, extragrande",
        },
        loosely: { en: "extra, xxl" },
      },
    },
    room: {
      leaveroom: {
        phrases: {
          en: `
            leave room, with room, room for milk, room yes, yes room, room left, leave space,
            room for cream, milk yes, cream yes, leave some room, some room, leave room yes,
            room for milk yes, room for cream yes, yes room for milk, yes leave room`,
          de: "platz lassen, mit platz, platz für milch, platz ja, milch ja, nicht voll, platz gelassen, platz für milch ja, platz lassen ja",
          fr: `
            laisser place, laisser de la place, laisser espace, laisser un espace, avec place,
            avec espace, place pour lait, place pour le lait, place oui, lait oui, espace oui,
            place pour lait oui, place pour le lait oui, laisser place oui, laisser de la place oui`,
          es: "dejar espacio, deja espacio, con espacio, espacio para leche, espacio sí, leche sí, espacio para leche sí, dejar espacio sí",
          it: `
            lasciare spazio, lascia spazio, lasciare posto, lascia posto, con spazio, con posto,
            spazio per latte, spazio sì, latte sì, spazio per latte sì, lasciare spazio sì`,
        },
        loosely: {
          en: "room, with milk, with cream, leave, yes",
          de: "platz, mit milch, ja",
          fr: "avec lait, oui",
          es: "con leche, sí",
          it: "con latte, sì",
        },
      },
      noroom: {
        phrases: {
          en: `
            no room, without room, no space, room no, no milk room, no room for milk, no room for cream,
            milk no, cream no, to the top, full cup, filled, do not leave room, dont leave room,
            not leave room, no need for room, fill it up, fill up, leave room no, with room no,
            room for milk no, room for cream no, leave space no`,
          de: "kein platz, keinen platz, ohne platz, platz nein, milch nein, randvoll, ganz voll, platz für milch nein, platz lassen nein",
          fr: `
            sans place, pas de place, sans espace, place non, lait non, espace non, rempli, remplie,
            place pour lait non, place pour le lait non, laisser place non, laisser de la place non,
            à ras bord`,
          es: `
            sin espacio, no espacio, espacio no, leche no, lleno, llena, hasta arriba,
            espacio para leche no, dejar espacio no`,
          it: `
            senza spazio, senza posto, no spazio, spazio no, latte no, pieno, piena,
            spazio per latte no, lasciare spazio no`,
        },
        loosely: {
          en: "full, no, without milk, without cream, no cream",
          de: "voll, ohne milch, nein",
          fr: "plein, pleine, sans lait, non",
          es: "sin leche",
          it: "senza latte",
        },
      },
    },
    screen: {
      screensaver: {
        phrases: {
          en: `
            screensaver, screensavers, screen saver, screen savers, idle, idle screen, standby,
            stand by, attract, attract screen, attract loop, ss`,
          de: "bildschirmschoner, schoner, ruhebild, ruhebildschirm, pausenbild, wartebild, leerlauf",
          fr: "écran de veille, écrans de veille, économiseur d écran, économiseur, veille",
          es: "salvapantallas, protector de pantalla, protector pantalla, reposo",
          it: "salvaschermo, salva schermo, schermo di riposo, riposo",
        },
        loosely: { en: "saver, slideshow, home screen, welcome", de: "startbild, willkommen" },
      },
      blend: {
        phrases: {
          en: "blend, blends, bean, beans, roast, coffee selection",
          de: "mischung, mischungen, sorte, sorten, kaffeesorte, kaffeesorten, bohnen, röstung",
          fr: "mélange, mélanges, torréfaction, variété, variétés",
          es: "mezcla, mezclas, variedad, variedades, tueste",
          it: "miscela, miscele, varietà, tostatura",
        },
      },
      temperature: {
        phrases: {
          en: "hot cold, hot or cold, hot and cold, temperature, temp",
          de: "heiß kalt, heiß oder kalt, heiß und kalt, temperatur",
          fr: "chaud froid, chaud ou froid, température",
          es: "caliente frío, caliente o frío, temperatura",
          it: "caldo freddo, caldo o freddo, temperatura",
        },
      },
      cups: {
        phrases: {
          en: "cup, cups, cup size, cup sizes, size, sizes, mug",
          de: "becher, bechergröße, bechergrößen, tasse, tassen, tassengröße, größe, größen",
          fr: "tasse, tasses, gobelet, gobelets, taille, tailles",
          es: "vaso, vasos, taza, tazas, tamaño, tamaños",
          it: "tazza, tazze, bicchiere, bicchieri, misura, misure, formato",
        },
      },
      milk: {
        phrases: {
          en: "leave room options, room options, room, milk room, room choice",
          de: "platz, platz für milch",
          fr: "place, espace lait",
          es: "espacio",
          it: "spazio",
        },
        loosely: {
          en: "milk, cream",
          de: "milch, sahne",
          fr: "lait, crème",
          es: "leche, nata",
          it: "latte, panna",
        },
      },
      dispensing: {
        phrases: {
          en: `
            dispensing, dispensing screen, dispense, dispenser, pouring, brewing, preparing, being made,
            making, in progress, being prepared`,
          de: `
            ausgabe, ausschank, bezug, zubereitung, wird zubereitet, in zubereitung, läuft,
            wird gebrüht, einschenken`,
          fr: "préparation, en préparation, distribution, en cours, versement, verse, coule",
          es: "sirviendo, preparando, preparación, dispensando, dispensado, dispensación",
          it: "erogazione, erogando, preparazione, versando, in corso",
        },
        loosely: { en: "brew, please wait, wait, pour", de: "bitte warten", it: "attendere" },
      },
      bye: {
        phrases: {
          en: "bye, bye screen, goodbye, good bye, thank you, thanks, farewell, see you",
          de: "tschüss, auf wiedersehen, danke, abschied, vielen dank",
          fr: "au revoir, merci, adieu",
          es: "adiós, gracias, hasta luego, despedida",
          it: "arrivederci, grazie, addio, ciao",
        },
      },
    },
  },
  places: {
    screensaver: { says: ["screensaver"], may: [], slots: {} },
    blends: { says: [], may: ["blend"], slots: { left: ["left"], middle: ["middle"], right: ["right"] } },
    hotcold: { says: [], may: ["temperature"], slots: { hot: ["hot"], cold: ["cold"] } },
    hotcupsizes: {
      says: ["hot"],
      may: ["cups"],
      slots: { regular: ["regular"], medium: ["medium"], large: ["large"], xlarge: ["xlarge"] },
    },
    coldcupsizes: {
      says: ["cold"],
      may: ["cups"],
      slots: { regular: ["regular"], medium: ["medium"], large: ["large"] },
    },
    hotleaveroom: {
      says: ["hot"],
      may: ["milk"],
      slots: { leaveroom: ["leaveroom"], noroom: ["noroom"] },
    },
    coldleaveroom: {
      says: ["cold"],
      may: ["milk"],
      slots: { leaveroom: ["leaveroom"], noroom: ["noroom"] },
    },
    dispensinghot: { says: ["hot", "dispensing"], may: [], slots: { screen: [] } },
    dispensingcold: { says: ["cold", "dispensing"], may: [], slots: { screen: [] } },
  },
  packages: { byeScreen: ["bye"] },
  aside: {
    en: `
      logo, favicon, moodboard, mood board, mockup, mock up, palette, swatches, thumbnail, thumb,
      invoice, price list, menu board, team photo, template, guideline, guidelines, old, unused,
      archive, draft, backup, reject, rejected`,
    de: "speisekarte, preisliste, rechnung, vorlage, entwurf, alt, alte, unbenutzt, archiv",
    fr: "carte des prix, tarif, tarifs, facture, brouillon, ancien, anciens, modèle, équipe",
    es: "carta de precios, precios, factura, borrador, antiguo, viejo, plantilla, equipo",
    it: "listino, prezzi, fattura, bozza, vecchio, vecchi, modello, squadra",
  },
  fillers: {
    en: `
      coffee, drink, drinks, button, btn, bg, background, icon, icons, image, images, img, picture, pic,
      photo, screen, option, options, select, selection, choice, choose, final, new, copy, export,
      asset, assets, frame, artboard, your, is`,
    de: "kaffee, getränk, getränke, bild, bilder, foto, auswahl, wahl, kopie, neu, oder",
    fr: "café, cafés, boisson, boissons, bouton, fond, choix, copie, nouveau, écran",
    es: "cafés, bebida, bebidas, botón, fondo, imagen, selección, opción, copia, nuevo, pantalla",
    it: "caffè, bevanda, bevande, pulsante, sfondo, immagine, scelta, copia, nuovo, schermo",
  },
};
