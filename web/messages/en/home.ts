/** The home page. */
export const HOME = {
  title: "Customize the coffee experience in a few steps",
  lead: "Every screen of your touch-screen coffee machine, with your own images and words. See it on the machine while you make it.",
  start: "Start Wizard",
  haveFiles: "Have files already?",
  addFiles: "Add them",
  promise: "No account. What you design stays in this browser until you export it.",
  onScreen: (label: string) => `${label} on the machine's screen`,
  ownOnScreen: (label: string) => `Your ${label} on the machine's screen`,

  yourDesign: "Your design",
  isFinished: "is finished.",
  isHere: (done: number, all: number) => `is here: ${done} of ${all} steps are done.`,
  getFiles: "Get your files",
  continue: "Continue where you left off",
  allDone: "Every step is done, and the review is confirmed.",
  machines: (count: number) => `Your ${count} machines`,
  next: (label: string) => `Next: ${label}.`,

  features: (product: string) => `What ${product} does for you`,
  navigation: {
    title: "Easy Navigation",
    text: "One screen at a time, in the order in which your customers see them. You always see what is done and what is missing, and every step is one tap away.",
  },
  quality: {
    title: "Quality Assurance",
    text: "Every image is checked against the machine's exact sizes, and packed exactly as you made it.",
  },

  wayTitle: "From a photo to the counter",
  way: [
    { title: "Name it", text: "Give the machine its name. It goes on everything you export." },
    {
      title: "Fill its screens",
      text: "Your images or ours, each in its exact place, seen as your customers will see it.",
    },
    { title: "Look it over", text: "Walk through every screen once more and change what you like." },
    { title: "Load it", text: "Put the package on a USB stick and import it on the machine." },
  ],

  tools: "Other tools",
  mediaPackage: {
    title: "Are your images ready?",
    text: "Drop the finished PNG files and get the .mp package for the machine, without the wizard.",
    link: "Make a media package",
  },
  package: {
    title: "Do you have a package already?",
    text: "Open any .mp file: see its screens, find out what a machine may hold against it, and go on with it as a design.",
    link: "Look into a package",
  },
  testDownload: {
    title: "Not sure it will download?",
    text: "Save a small test package first, to see whether this device and its browser let it through.",
    link: "Test the download",
  },
} as const;
