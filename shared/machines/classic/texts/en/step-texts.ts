/* Wording from the specification is verbatim. The rest follows its style. */

const REQUIRED = "Required: PNG • {width} × {height} pixels";
const NEEDED = "Please add an image to every slot before proceeding.";
const USE_DEFAULT = "USE DEFAULT IMAGE";
const REST = {
  label: "Fill with defaults",
  applied: "Using default images for every empty slot.",
};
const NO_FILE = "No file selected";

const SCREENSAVER = {
  note: "What the machine shows when nobody is using it. Add several images and they'll take turns.",
  hint: REQUIRED,
  counter: "Images Uploaded ({count}/{max})",
  needed: "Add at least one image",
  refusals: {
    wrongType: "Please upload PNG files only",
    wrongSize: "Image must be {width}x{height} pixels. Current size: {actualWidth}x{actualHeight}",
    unreadable: "Error reading file",
    nothing: NO_FILE,
  },
  words: {
    loaded: "Loaded {count} existing screensaver image(s)",
    tooMany: "You can only upload up to {max} images. {free} slots remaining.",
    full: "You can only upload up to {max} images.",
    failed: "An error occurred while processing the images",
  },
  library: {
    browse: "Browse Generic Screensavers",
    title: "Select a Generic Screensaver",
    chosen: "Generic screensaver added successfully!",
    failed: "Failed to load the selected generic screensaver.",
  },
};

const BLENDS = {
  note: "These images are used for your customer to select a coffee blend.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Please upload PNG files only.",
    wrongSize: "Image must be exactly {width}x{height} pixels.",
    unreadable: "Failed to load image",
    nothing: NO_FILE,
  },
  library: {
    browse: "Browse Generic Images",
    title: "Select a Generic Blend Image",
    chosen: "Successfully selected {name} blend image!",
    failed: "Failed to load the selected generic image.",
  },
  rest: REST,
  words: { uploaded: "Successfully uploaded {name} blend image!" },
};

const HOT_COLD = {
  note: "The options let customers choose hot or cold coffee.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Please upload an image file",
    wrongSize: "Image must be exactly {width}x{height} pixels",
    unreadable: "Failed to load image",
    nothing: NO_FILE,
  },
  defaults: { label: USE_DEFAULT, applied: "Using default {slot} image" },
  rest: REST,
  words: { uploaded: "Successfully uploaded {slot} image!" },
};

const cups = (note: string) => ({
  note,
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Invalid image file",
    wrongSize: "Image must be exactly {width}x{height} pixels",
    unreadable: "Invalid image file",
    nothing: NO_FILE,
  },
  counting: {
    legend: "How many cup sizes does your machine offer?",
    words: {
      defaults: "Default images applied to all cup sizes.",
      cleared: "Cup images cleared for the new size count.",
      filled: "All cup sizes now use the same look.",
    },
  },
  defaults: { label: USE_DEFAULT, applied: "Using default images for all cup sizes." },
  words: { uploaded: "{label} size image uploaded successfully." },
});

/** Shared by the steps after the cup sizes. */
const AFTER_CUPS = {
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Please upload image files only.",
    wrongSize: "Image must be exactly {width}x{height} pixels.",
    unreadable: "Failed to load image.",
    nothing: NO_FILE,
  },
};

const leaveRoom = (note: string) => ({
  ...AFTER_CUPS,
  note,
  defaults: { label: USE_DEFAULT, applied: "Using default {label} image." },
  rest: REST,
  words: { uploaded: "Successfully uploaded {label} image!" },
});

const dispensing = (note: string) => ({
  ...AFTER_CUPS,
  note,
  notice:
    "The machine generates a cancel-order button overlay automatically, so your design must leave adequate space for it.",
  defaults: { label: USE_DEFAULT, applied: "Using default dispensing screen image." },
  words: { uploaded: "Successfully uploaded dispensing screen image!" },
});

export const STEP_TEXTS = {
  lists: { screensaver: SCREENSAVER },
  slots: {
    blends: BLENDS,
    hotcold: HOT_COLD,
    hotcupsizes: cups("One image for each hot cup size you serve."),
    coldcupsizes: cups("One image for each cold cup size you serve."),
    hotleaveroom: leaveRoom("Customers choose whether to leave room for milk in their hot drink."),
    coldleaveroom: leaveRoom("Customers choose whether to leave room for milk in their cold drink."),
    dispensinghot: dispensing("What customers see while their hot coffee is being poured."),
    dispensingcold: dispensing("What customers see while their cold coffee is being poured."),
  },
};
