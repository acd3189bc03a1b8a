/** Names put on pictures. */
export const LETTERING = {
  open: "Put the names on",
  title: "Put the names on",
  style: "Style",
  styles: {
    classic: "Awning",
    traditional: "Paper label",
    premium: "Gold frame",
    realistic: "On the picture",
    modern: "Modern",
    gradient: "Gradient",
  },
  otherScenes: "Other scenes",
  pictures: "Pictures",
  putOn: (name: string) => `Put “${name}” on this picture`,
  own: "Your own picture",
  lettering: "Putting the names on",
  use: "Use these pictures",
  saving: "Saving the pictures",
  noneChosen: "Choose at least one picture.",
  done: "The names are on the pictures.",
  failed: "The names could not be put on. Your pictures are as they were.",
  again: "Try again",
  says: (text: string) => `Picture says ${text}`,
  useName: "Use my name",
  nameOn: (name: string) => `${name} is on its picture.`,
  nameNotOn: "Your name could not be put on. The picture is as it was.",
  notFollowed: "The names are saved, but the pictures could not be changed and still show the old ones.",
  notFollowedSwap:
    "The pictures have changed places, but their words could not be changed and are still the old ones.",
  notLoaded: "This could not be loaded. Check your connection, then try again.",
} as const;

/** The styles to choose from. */
export const LETTERING_STYLES = Object.entries(LETTERING.styles).map(([id, label]) => ({ id, label }));
