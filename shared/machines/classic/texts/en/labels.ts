/*
 * Headings and labels are verbatim from the specification. Strings may contain placeholders for
 * `fillPlaceholders`.
 */

export const LABELS = {
  title: "Touch-Screen Coffee Machine",
  cupSizes: { one: "1 size", other: "{count} sizes" },

  nameStep: {
    label: "Name",
    heading: "NAME YOUR MACHINE",
    note: "Give your machine a unique identity. The name is used across the interface and included in all downloaded configuration files.",
    field: "Machine name",
    hint: "Where it is, or what people call it. {min} to {max} characters.",
    placeholder: "Lobby, first floor",
    words: {
      invalid: "Please enter a machine name between {min} and {max} characters.",
      accepted: "Success!",
      saved: "Machine name saved successfully!",
    },
  },
  reviewStep: {
    label: "Review",
    heading: "Final Review",
    note: "Review your machine interface configuration and make any final adjustments.",
  },

  categories: {
    screensaver: { label: "Screensaver", heading: "UPLOAD YOUR SCREENSAVER", pdf: "Screensaver" },
    blends: { label: "Blends Selection", heading: "UPLOAD YOUR BLEND IMAGES", pdf: "Blend Selection" },
    hotcold: { label: "Hot/Cold Selection", heading: "HOT & COLD OPTIONS", pdf: "Hot/Cold Selection" },
    hotcupsizes: { label: "Hot Cup Sizes", heading: "HOT CUP SIZE IMAGES", pdf: "Hot Cup Sizes" },
    coldcupsizes: { label: "Cold Cup Sizes", heading: "COLD CUP SIZE IMAGES", pdf: "Cold Cup Sizes" },
    hotleaveroom: {
      label: "Hot Leave Room",
      heading: "HOT LEAVE ROOM OPTIONS",
      pdf: "Hot Leave Room Options",
    },
    coldleaveroom: {
      label: "Cold Leave Room",
      heading: "ICED LEAVE ROOM OPTIONS",
      pdf: "Cold Leave Room Options",
    },
    dispensinghot: {
      label: "Hot Dispensing Screen",
      heading: "HOT DISPENSING SCREEN",
      pdf: "Hot Dispensing Screen",
    },
    dispensingcold: {
      label: "Cold Dispensing Screen",
      heading: "ICED DISPENSING SCREEN",
      pdf: "Cold Dispensing Screen",
    },
  },
  blendCaption: "{label} Blend",
  slots: {
    left: "Left",
    middle: "Middle",
    right: "Right",
    hot: "Hot",
    cold: "Cold",
    regular: "Regular",
    medium: "Medium",
    large: "Large",
    xlarge: "X-Large",
    leaveroom: "Leave Room",
    noroom: "No Room",
    screen: "Dispensing Screen",
  },
  naming: {
    heading: "NAME YOUR BLENDS",
    note: "The names your customers choose from on the machine.",
    placeholders: { left: "House Blend", middle: "Colombian", right: "Dark Roast" },
    confirm: "Confirm Blend Names",
    edit: "Edit names",
    suggest: "Use the suggested names",
    words: {
      missing: "Please name all three blends before proceeding.",
      saved: "Blend names saved successfully!",
    },
  },

  packageCategories: {
    screensaver: {
      label: "Screensaver",
      note: "What the machine shows when nobody is using it. Add several images and they'll take turns.",
    },
    byeScreen: { label: "Bye screen", note: "One full-screen image to say goodbye to customers." },
    icons: {
      label: "Icons",
      note: "The smaller images: blends, cup sizes if you offer three or four, and room for milk.",
    },
    customization: {
      label: "Customization",
      note: "The larger images: hot and cold, cup sizes if you offer one or two, and the screens shown while a drink is poured.",
    },
  },

  /** On the home page. */
  showcase: {
    alt: "A coffee machine's screen with three blends to choose from: House Blend, Colombian and Dark Roast.",
    title: "Custom Blends",
    text: "Name the coffees you serve and give each one an image that sells it: your own, or one of ours with the name on it.",
  },

  /** Words on pictures that are not a slot's label. */
  words: {
    pouringhot: "While a hot drink is being poured",
    pouringcold: "While a cold drink is being poured",
  },
} as const;
