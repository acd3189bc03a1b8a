import type { ArchiveTrait } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type { EntryDamage } from "../../../shared/package/rules/texts.ts";
import type { PngFaultCode } from "../../../shared/png/check.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/package-rules.ts";

const COPY = "Copiez ou téléchargez le pack de nouveau. Si cela ne suffit pas, recréez-le.";

export const TRAIT_DESCRIPTIONS: Translated<typeof english.TRAIT_DESCRIPTIONS> = {
  descriptor:
    "La taille des fichiers est indiquée après chacun d’eux au lieu d’avant (data descriptors). Les programmes qui lisent du début à la fin, comme d’anciennes versions de BusyBox, peuvent le refuser.",
  zip64:
    "Il utilise Zip64, prévu pour les fichiers de plus de 4 Go. Windows XP, UnZip 5 et BusyBox ne le connaissent pas.",
  "extra-fields":
    "Les fichiers ont des champs supplémentaires, comme des heures ou des propriétaires, que les programmes très simples ne savent pas ignorer.",
  folders:
    "Les dossiers ont leurs propres entrées, que les programmes très simples prennent pour des fichiers vides.",
  comment: "Il contient un commentaire : les programmes très simples ne trouvent pas la fin de l’archive.",
  "headers-differ":
    "Les indications placées avant un fichier ne correspondent pas à celles de la liste. Les programmes qui lisent du début à la fin l’extraient mal ou le refusent.",
  "junk-before":
    "Des données supplémentaires précèdent l’archive, comme dans les fichiers auto-extractibles.",
  "junk-after":
    "Des données supplémentaires suivent l’archive : les programmes très simples n’en trouvent pas la fin.",
  version: "Il demande une version de ZIP plus récente que la 2.0.",
  "names-beyond-ascii":
    "Des noms de fichiers contiennent d’autres lettres que A à Z. Les anciens programmes, dont ceux de Windows XP, les affichent mal.",
  backslashes:
    "Les chemins contiennent des barres obliques inverses. Hors de Windows, chaque chemin devient un long nom de fichier à l’extraction.",
  "dot-slash":
    "Les chemins commencent par ./. Les programmes qui cherchent un chemin exact risquent de ne pas trouver les fichiers.",
};

export const ENTRY_FAULT_DESCRIPTIONS: Translated<typeof english.ENTRY_FAULT_DESCRIPTIONS> = {
  crc: "son contenu a changé depuis son archivage",
  data: "une fois extrait, il n’a pas la taille annoncée",
  header: "il figure sous un nom dans la liste et sous un autre dans l’archive",
};

export const PNG_FAULT_DESCRIPTIONS: Translated<typeof english.PNG_FAULT_DESCRIPTIONS> = {
  "not-png": "il ne commence pas par la signature PNG",
  cgbi: "c’est la variante CgBI d’Apple, que seuls les logiciels d’Apple savent lire",
  "bad-dimensions": `sa largeur ou sa hauteur est de 0 ou dépasse ${MAX_PNG_SIDE_LENGTH} pixels`,
  "bad-colour": "sa combinaison de profondeur et de type de couleur n’existe pas en PNG",
  "bad-method": "sa méthode de compression, de filtrage ou d’entrelacement n’existe pas en PNG",
  truncated: "il s’arrête avant son bloc IEND",
  "bad-length": "un bloc a une longueur impossible",
  "bad-type": "le type d’un bloc n’est pas formé de quatre lettres",
  "bad-crc": "le CRC d’un bloc ne correspond pas à ses octets",
  "bad-order": "ses blocs sont dans le mauvais ordre",
  "bad-palette": "sa palette manque, est mal placée ou a une longueur impossible",
  "unknown-critical": "il exige un bloc que PNG ne définit pas",
  "no-image-data": "il ne contient pas de données d’image",
  "bad-image-data": "ses données d’image sont abîmées, trop courtes ou trop longues",
};

export const RULE_TEXTS: Translated<typeof english.RULE_TEXTS> = {
  "not-zip": {
    title: "Ce n’est pas un pack média.",
    advice:
      "Un pack média est une archive ZIP dont le nom se termine par .mp. Demandez le fichier de nouveau ou créez-en un autre.",
  },
  "cut-off": {
    title: "La fin du fichier manque.",
    advice:
      "Il n’a pas été copié ou téléchargé en entier. Réessayez, et ne retirez la clé USB qu’une fois la copie terminée.",
  },
  split: {
    title: "C’est une partie parmi plusieurs.",
    advice: "Réunissez les parties avec le programme qui les a séparées, puis ouvrez le fichier complet.",
  },
  "damaged-directory": { title: "La liste des fichiers est endommagée.", advice: COPY },
  "too-many-entries": {
    title: "Le pack annonce plus de fichiers qu’il ne devrait en contenir.",
    advice: "Par sécurité, nous ne l’avons pas ouvert. Demandez à la personne qui l’a créé de le vérifier.",
  },
  "too-large": {
    title: "Une fois extrait, le pack serait plus volumineux qu’il ne devrait l’être.",
    advice: "Par sécurité, nous ne l’avons pas ouvert. Demandez à la personne qui l’a créé de le vérifier.",
  },
  overlapping: {
    title: "Les fichiers du pack se chevauchent, comme dans les archives malveillantes.",
    advice:
      "Nous ne l’avons pas ouvert. Ne l’installez sur aucune machine. Demandez à la personne qui l’a créé de le vérifier.",
  },
  "entry-damaged": {
    title: "Certains fichiers sont endommagés.",
    detail: ({ fault }) => ENTRY_FAULT_DESCRIPTIONS[fault as EntryDamage],
    advice: COPY,
  },
  "entry-encrypted": {
    title: "Certains fichiers sont protégés par un mot de passe.",
    advice: "Une machine ne peut pas le demander. Refaites l’archive sans mot de passe.",
  },
  "entry-method": {
    title: "Certains fichiers sont compressés d’une façon que peu de programmes connaissent.",
    advice: "Refaites l’archive en ZIP ordinaire, avec Deflate.",
  },
  "entry-too-large": {
    title: "Certains fichiers sont bien plus gros que n’importe quelle image de la machine.",
    advice: "Nous ne les avons pas extraits. Retirez-les du pack.",
  },
  "entry-twice": {
    title: "Deux fichiers portent le même nom.",
    advice: "Selon le programme, c’est l’un ou l’autre qui compte. La copie réparée garde le premier.",
  },
  "entry-unsafe": {
    title: "Certains noms de fichiers mènent hors du pack.",
    advice:
      "Les programmes refusent ces fichiers ou les écrivent au mauvais endroit. Dans la copie réparée, ils restent à l’intérieur.",
  },
  dialect: {
    title: "Le pack est archivé d’une façon que certains anciens programmes refusent.",
    detail: ({ trait }) => TRAIT_DESCRIPTIONS[trait as ArchiveTrait],
    advice: "La copie réparée utilise le format ZIP le plus simple qui soit.",
  },
  "config-missing": {
    title: "config.json manque.",
    advice: "Il liste les images destinées à la machine. La copie réparée en contient un.",
  },
  "config-unreadable": {
    title: "config.json est illisible.",
    advice: "Il liste les images destinées à la machine. La copie réparée en contient un nouveau.",
  },
  "config-elsewhere": {
    title: "config.json se trouve dans un dossier, ou son nom contient des majuscules.",
    advice:
      "La machine cherche config.json en minuscules, hors de tout dossier. C’est là qu’il se trouve dans la copie réparée.",
  },
  "config-encoding": {
    title: "config.json n’est pas enregistré en UTF-8.",
    advice: "Certains éditeurs de texte l’enregistrent autrement. Dans la copie réparée, il est en UTF-8.",
  },
  "config-incomplete": {
    title: "config.json est incomplet.",
    detail: ({ member }) => `« ${member} » manque ou est faux`,
    advice: "Dans la copie réparée, il contient tout ce qu’il faut.",
  },
  "config-version": {
    title: "La version n’est pas la 1.0.",
    detail: ({ version }) => (version === "" ? "aucune version" : `version ${version}`),
    advice:
      "Le pack peut contenir des choses que nous ne connaissons pas. La copie réparée est en version 1.0.",
  },
  "config-not-first": {
    title: "config.json n’est pas le premier fichier du pack.",
    advice: "Certains programmes l’attendent en premier. C’est là que le place la copie réparée.",
  },
  "config-lists-absent": {
    title: "config.json liste des fichiers absents du pack.",
    advice: "Ajoutez-les, ou enregistrez une copie réparée, qui ne liste que les fichiers qu’elle contient.",
  },
  "config-omits": {
    title: "config.json ne liste pas toutes les images.",
    advice:
      "Une machine pourrait ne pas afficher celles qui n’y figurent pas. La copie réparée liste toutes les images qu’elle contient.",
  },
  "config-differs": {
    title: "config.json donne de fausses indications sur certaines images.",
    detail: ({ members }) => `faux : ${members}`,
    advice: "Dans la copie réparée, les indications sont justes.",
  },
  "png-damaged": {
    title: "Certaines images sont endommagées.",
    detail: ({ fault }) => PNG_FAULT_DESCRIPTIONS[fault as PngFaultCode],
    advice: "Enregistrez-les de nouveau dans le logiciel qui les a créées, puis recréez le pack.",
  },
  "not-png": {
    title: "Certains fichiers ne sont pas des images PNG.",
    advice: "La machine n’accepte que le PNG. Enregistrez-les en PNG, puis recréez le pack.",
  },
  "left-over": {
    title: "Le pack contient des fichiers cachés, ajoutés par macOS ou Windows.",
    advice: "Ils sont sans effet sur la plupart des machines. La copie réparée les laisse de côté.",
  },
  "size-unknown": {
    title: "Certaines images ont des dimensions que la machine n’utilise pas.",
    detail: ({ size }) => `${size}`,
    advice:
      "Utilisez exactement l’une des tailles de la machine. L’assistant peut adapter n’importe quelle image.",
  },
  "folder-unknown": {
    title: "Certaines images ne sont dans aucun des dossiers de la machine.",
    detail: ({ folder }) => `à placer dans ${folder}`,
    advice:
      "La machine ne cherche que dans ses propres dossiers. La copie réparée les y place, sauf si config.json les omet.",
  },
  "wrong-folder": {
    title: "Certaines images sont dans un dossier prévu pour d’autres dimensions.",
    detail: ({ size, folder }) => `${size} : à placer dans ${folder}`,
    advice: "Dans la copie réparée, elles sont dans le bon dossier.",
  },
  "folder-full": {
    title: "Un dossier contient plus d’images que la machine n’en accepte.",
    detail: ({ count, most }) => `${count} images, ${most} au plus`,
    advice: "Retirez-en quelques-unes, puis recréez le pack.",
  },
  "too-many-pictures": {
    title: "Il y a plus d’images qu’un pack ne peut en contenir.",
    detail: ({ count, most }) => `${count} images, ${most} au plus`,
    advice: "Retirez-en quelques-unes, puis recréez le pack.",
  },
  "no-picture": { title: "Le pack ne contient aucune image.", advice: "Recréez le pack." },
  "name-refused": {
    title: "Certains noms de fichiers ne sont pas permis sur une clé USB.",
    advice:
      "Le format FAT32, que lisent les machines, ne les permet pas. La copie réparée utilise des noms simples.",
  },
  "name-unusual": {
    title: "Certains noms de fichiers contiennent autre chose que des lettres simples et des chiffres.",
    advice: "Certaines machines ne trouvent pas ces fichiers. La copie réparée utilise des noms simples.",
  },
  "names-alike": {
    title: "Certains noms de fichiers ne diffèrent que par les majuscules.",
    detail: ({ other }) => `comme ${other}`,
    advice: "Sur une clé USB, l’un remplacerait l’autre. La copie réparée utilise des noms différents.",
  },
  "name-unknown": {
    title: "Certaines images portent un nom que la machine ne cherche pas.",
    detail: ({ names }) => `noms libres : ${names}`,
    advice:
      "La machine trouve les images à leur nom. Renommez-les, ou modifiez le pack en tant que projet pour les y placer.",
  },
  "place-empty": {
    title: "Il manque des images à certains écrans.",
    advice:
      "Nous ne savons pas ce que la machine y affichera. Si vous modifiez le pack en tant que projet, les images par défaut sont utilisées.",
  },
};
