export const HOME = {
  title: "Customize the coffee experience in a few steps",
  lead: "Put your own images and words on every screen of your coffee machine, and see each one in place as you work.",
  start: "Start Wizard",
  haveFiles: "Already have files?",
  addFiles: "Add them",
  promise: "No account needed. Your design stays in this browser until you export it.",
  onScreen: (label: string) => `${label} on the machine's screen`,

  features: (product: string) => `What ${product} does for you`,
  navigation: {
    title: "Easy Navigation",
    text: "One screen at a time, in the order your customers see them. You can always see what's done and what's missing, and every step is one tap away.",
  },
  quality: {
    title: "Quality Assurance",
    text: "Every image is checked against the sizes your machine needs. PNGs that already fit are packed exactly as you made them.",
  },

  wayTitle: "From photo to counter",
  way: [
    { title: "Name it", text: "Give your machine a name. It appears on everything you export." },
    {
      title: "Fill its screens",
      text: "Use your images or ours. You'll see each one exactly as your customers will.",
    },
    { title: "Review it", text: "Walk through every screen once more and change whatever you like." },
    { title: "Load it", text: "Put the package on a USB stick and import it on the machine." },
  ],

  tools: "Other tools",
  mediaPackage: {
    title: "Images already finished?",
    text: "Drop your PNG files and get the machine's .mp package without going through the wizard.",
    link: "Create a media package",
  },
  package: {
    title: "Already have a package?",
    text: "Open any .mp file to see its screens, find out why a machine might refuse it, or keep working on it as a design.",
    link: "Check a package",
  },
  testDownload: {
    title: "Not sure downloads will work?",
    text: "Save a small test package first to see if this device and browser allow them.",
    link: "Test the download",
  },
} as const;
