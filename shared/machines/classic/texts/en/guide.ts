/* Specification, sections 2 and 9. Categories and sizes are in ../../guide.ts. */
export const GUIDE_TEXTS = {
  cards: {
    screensaver: {
      title: "Screensaver",
      amount: "1 to {max} images in the wizard, or up to {packageMax} on the “Media package” page.",
      advice:
        "It fills the whole screen when nobody is ordering. Keep text and faces away from the edges, and show one thing that people can recognize from across the room.",
    },
    blends: {
      title: "Coffee blends",
      amount: "{count} images, all required",
      advice: "Customers touch these to choose a blend. Put the name where they can read it at a glance.",
    },
    hotcold: {
      title: "Hot and cold options",
      amount: "{count} images, both required",
      advice: "Make hot and cold obvious at a glance: use steam and red for hot, ice and blue for cold.",
    },
    hotcupsizes: {
      title: "Hot cup sizes",
      amount: "{least} to {most} sizes, one image for each",
      advice: "Photograph every cup from the same spot, so that only the cup size changes.",
    },
    coldcupsizes: {
      title: "Cold cup sizes",
      amount: "{least} to {most} sizes, one image for each",
      advice: "Use clear cups that show what's inside, and light them from behind.",
    },
    leaveroom: {
      title: "Leave room",
      amount: "{count} hot and {count} cold images, {all} in total",
      advice: "Show how full the cup will be. The difference should be obvious at a glance.",
    },
    dispensing: {
      title: "Dispensing screens",
      amount: "{count} hot image and {count} cold image ({categories} sets)",
      advice:
        "The machine draws its cancel-order button over the bottom center. Keep text and faces out of that area.",
    },
  },
  practices: [
    {
      title: "Optimization",
      text: "Work at the exact size, or scale a larger image down to it. Enlarged images look soft on the machine.",
    },
    {
      title: "Consistency",
      text: "Use the same light, background and camera position for a whole set, so that customers notice the drinks and not the differences between photos.",
    },
    {
      title: "Format",
      text: "Use sRGB PNG files, with transparency where it helps. Every image is exported as PNG.",
    },
    {
      title: "Text",
      text: "Use few words, in large type with strong contrast. If you can't read the text at half size, customers can't read it at the counter. “Try it” under every preview shows the machine in full screen.",
    },
  ],
  importSteps: {
    format: {
      drawn: "FAT32",
      title: "Format a USB stick as FAT32",
      text: "In Windows, right-click the stick and choose Format. On a Mac, use Disk Utility and choose MS-DOS (FAT). This erases everything on the stick.",
    },
    copy: {
      drawn: ".mp",
      title: "Copy the .mp file into the root folder",
      text: "Don't put it inside another folder, rename it or unzip it. Eject the stick before you pull it out.",
    },
    plug: {
      title: "Plug the stick into the machine",
      text: "First wait until no drink is being made and the start screen is showing.",
    },
    corner: {
      drawn: "3 s",
      title: "Hold the bottom-left corner for about 3 seconds",
      text: "The service menu opens.",
    },
    gear: {
      drawn: "×2",
      title: "Touch the gear, then the open door twice",
      text: "Touch the gear icon once, then the open-door icon twice.",
    },
    pin: {
      title: "Choose Service Technician and enter the PIN",
      text: "The service PIN comes with the machine. Whoever installed it can tell you what it is.",
    },
    media: {
      title: "Open Media Manager, select the file and touch Import",
      text: "The file is listed under the name you gave the package.",
    },
    wait: {
      drawn: "1–2 min",
      title: "Wait 1 to 2 minutes, then check",
      text: "Leave the stick in and the power on until the machine says it's done. Then go through its screens once.",
    },
  },
  troubles: [
    {
      title: "The file isn't listed",
      text: "The stick must be formatted as FAT32, and the file must be in its root folder with a name ending in .mp. If your computer added .zip or .bin to the name, remove it.",
    },
    {
      title: "The machine says the file is damaged",
      text: "Download the file again, copy it to the stick, and eject the stick before you pull it out. To see what's wrong with the file, choose “Check the file” below.",
    },
    {
      title: "The service menu doesn't open, or the PIN is refused",
      text: "Press exactly in the corner, and don't let go until the menu appears. Menus and PINs vary from machine to machine, so ask your dealer about yours.",
    },
    {
      title: "Some images didn't change",
      text: "The machine may skip images of the wrong size. On the “Media package” page, find the files marked “Invalid” and correct their size. Then create the package again and import it.",
    },
  ],
} as const;
