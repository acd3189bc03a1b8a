import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/labels.ts";

export const LABELS: Translated<typeof english.LABELS> = {
  title: "Machine à café tactile",
  cupSizes: { one: "1 taille", other: "{count} tailles" },

  nameStep: {
    label: "Nom",
    heading: "Donnez un nom à votre machine",
    note: "Pour la reconnaître partout : ce nom figure dans toute l’interface et dans tous les fichiers de configuration téléchargés.",
    field: "Nom de la machine",
    hint: "De {min} à {max} caractères : où elle se trouve, ou comment on l’appelle.",
    placeholder: "Hall, rez-de-chaussée",
    words: {
      invalid: "Veuillez saisir un nom de {min} à {max} caractères.",
      accepted: "C’est fait !",
      saved: "Le nom de la machine est enregistré !",
    },
  },
  reviewStep: {
    label: "Vérification",
    heading: "Vérification finale",
    note: "Passez en revue les écrans de votre machine et faites les derniers ajustements.",
  },

  categories: {
    screensaver: {
      label: "Écran de veille",
      heading: "Ajoutez votre écran de veille",
      pdf: "Écran de veille",
    },
    blends: { label: "Choix du café", heading: "Ajoutez les images de vos cafés", pdf: "Choix du café" },
    hotcold: { label: "Chaud ou froid", heading: "Chaud ou froid", pdf: "Chaud ou froid" },
    hotcupsizes: {
      label: "Tailles (chaud)",
      heading: "Images des tailles, boissons chaudes",
      pdf: "Tailles (chaud)",
    },
    coldcupsizes: {
      label: "Tailles (froid)",
      heading: "Images des tailles, boissons froides",
      pdf: "Tailles (froid)",
    },
    hotleaveroom: {
      label: "Place pour le lait (chaud)",
      heading: "Place pour le lait, boissons chaudes",
      pdf: "Place pour le lait (chaud)",
    },
    coldleaveroom: {
      label: "Place pour le lait (froid)",
      heading: "Place pour le lait, boissons froides",
      pdf: "Place pour le lait (froid)",
    },
    dispensinghot: {
      label: "Préparation (chaud)",
      heading: "Écran de préparation, boissons chaudes",
      pdf: "Écran de préparation (chaud)",
    },
    dispensingcold: {
      label: "Préparation (froid)",
      heading: "Écran de préparation, boissons froides",
      pdf: "Écran de préparation (froid)",
    },
  },
  blendCaption: "Café : {label}",
  slots: {
    left: "Gauche",
    middle: "Milieu",
    right: "Droite",
    hot: "Chaud",
    cold: "Froid",
    regular: "Petit",
    medium: "Moyen",
    large: "Grand",
    xlarge: "Très grand",
    leaveroom: "Avec de la place",
    noroom: "À ras bord",
    screen: "Écran de préparation",
  },
  naming: {
    heading: "Donnez un nom à vos cafés",
    note: "Les noms parmi lesquels vos clients choisissent sur la machine.",
    placeholders: { left: "Mélange maison", middle: "Colombie", right: "Corsé" },
    confirm: "Confirmer les noms",
    edit: "Modifier les noms",
    suggest: "Utiliser les noms suggérés",
    words: {
      missing: "Veuillez d’abord donner un nom aux trois cafés.",
      saved: "Les noms des cafés sont enregistrés !",
    },
  },

  packageCategories: {
    screensaver: {
      label: "Écran de veille",
      note: "Ce que la machine affiche quand personne ne s’en sert. Ajoutez plusieurs images : elles se relaieront.",
    },
    byeScreen: {
      label: "Écran d’au revoir",
      note: "Une image en plein écran pour dire au revoir aux clients.",
    },
    icons: {
      label: "Icônes",
      note: "Les images plus petites : cafés, tailles si vous en proposez trois ou quatre, et place pour le lait.",
    },
    customization: {
      label: "Personnalisation",
      note: "Les images plus grandes : chaud et froid, tailles si vous en proposez une ou deux, et les écrans pendant la préparation.",
    },
  },

  showcase: {
    alt: "L’écran d’une machine à café avec trois cafés au choix : House Blend, Colombian et Dark Roast.",
    title: "Vos propres cafés",
    text: "Nommez les cafés que vous servez et donnez à chacun une image qui fait envie : la vôtre, ou l’une des nôtres avec son nom dessus.",
  },

  words: {
    pouringhot: "Pendant la préparation d’une boisson chaude",
    pouringcold: "Pendant la préparation d’une boisson froide",
  },
};
