import type { MachineGuide } from "../../machine/machine.ts";
import type { CLASSIC } from "./model.ts";

/*
 * What the guides say of the classic machine (specification, sections 2 and 9). A published figure is one
 * that documents about the machine give and that differs from what the wizard takes; both are shown.
 */
export const GUIDE = {
  cards: [
    {
      title: "Screensaver",
      categories: ["screensaver"],
      amount: "1 to {max} images. A media package of your own files takes {packageMax}.",
      advice:
        "It fills the whole screen while nobody orders. Keep words and faces away from the edges, and show one thing that can be seen from across the room.",
    },
    {
      title: "Coffee blends",
      categories: ["blends"],
      amount: "{count} images, all required",
      advice:
        "Customers press these to select a coffee blend. Put the name where it can be read at a glance.",
      published: [{ size: { width: 210, height: 360 } }],
    },
    {
      title: "Hot and cold options",
      categories: ["hotcold"],
      amount: "{count} images, both required",
      advice: "Make hot and cold clear without reading: steam and red, ice and blue.",
      published: [{ size: { width: 325, height: 342 } }],
    },
    {
      title: "Hot cup sizes",
      categories: ["hotcupsizes"],
      amount: "{least} to {most} sizes, an image for each",
      advice: "Photograph every cup from the same place, so that only the cup grows.",
    },
    {
      title: "Cold cup sizes",
      categories: ["coldcupsizes"],
      amount: "{least} to {most} sizes, an image for each",
      advice: "Clear cups show what is in them. Light them from behind.",
      published: [{ count: 2, size: { width: 460, height: 230 } }],
    },
    {
      title: "Leave room",
      categories: ["hotleaveroom", "coldleaveroom"],
      amount: "{count} images hot and {count} cold, {all} in total",
      advice: "Show how full the cup will be: the difference must be clear without reading.",
      published: [{ size: { width: 325, height: 160 } }],
    },
    {
      title: "Dispensing screens",
      categories: ["dispensinghot", "dispensingcold"],
      amount: "{count} image hot and {count} cold, {categories} sets",
      advice:
        "The machine draws its cancel-order button over the lower middle. Keep words and faces out of that area.",
    },
  ],
  practices: [
    {
      title: "Optimization",
      text: "Work at the exact size, or reduce a larger image to it. An enlarged image looks soft on the machine.",
    },
    {
      title: "Consistency",
      text: "One light, one background and one camera position for a set. Customers compare the buttons, not the photos.",
    },
    {
      title: "Format",
      text: "PNG, in sRGB colours, with transparency where it suits. Every image is exported as PNG.",
    },
    {
      title: "Text",
      text: "Few words, large and with strong contrast. If you can't read it at half size, a customer can't read it at the counter. Try it, under every preview, shows the machine full screen.",
    },
  ],
  importSteps: [
    {
      drawing: "format",
      drawn: "FAT32",
      title: "Format a USB stick as FAT32",
      text: "Right-click it in Windows, or use Disk Utility on a Mac (MS-DOS). This erases the stick.",
    },
    {
      drawing: "copy",
      drawn: ".mp",
      title: "Copy the .mp file into the root folder",
      text: "That means in no folder. Do not rename or unzip it. Eject the stick before you pull it out.",
    },
    {
      drawing: "plug",
      title: "Plug the stick into the machine",
      text: "Wait until no drink is being made and the start screen is shown.",
    },
    {
      drawing: "corner",
      drawn: "3 s",
      title: "Hold the bottom-left corner for about 3 seconds",
      text: "The service menu opens.",
    },
    {
      drawing: "gear",
      drawn: "×2",
      title: "Touch the gear, then the open door twice",
      text: "First the gear icon, then the open-door icon two times.",
    },
    {
      drawing: "pin",
      title: "Choose Service Technician and enter the PIN",
      text: "The service PIN belongs to the machine. Whoever installed it can tell you.",
    },
    {
      drawing: "media",
      title: "Open Media Manager, select the file and touch Import",
      text: "The file is listed under the name that you gave the package.",
    },
    {
      drawing: "wait",
      drawn: "1–2 min",
      title: "Wait 1 to 2 minutes, then look",
      text: "Leave the stick in and the power on until the machine says that it is done. Then walk through its screens once.",
    },
  ],
  troubles: [
    {
      title: "The file is not listed",
      text: "The stick must be FAT32 and the file in its root folder, with the ending .mp. Some computers add .zip or .bin when they save: remove that.",
    },
    {
      title: "The machine says that the file is damaged",
      text: "Download it again and eject the stick properly. What is in the file, and what is wrong with it, you see below: The machine refused my file?",
    },
    {
      title: "The service menu does not open, or the PIN is refused",
      text: "Hold right in the corner, and let go only when the menu shows. Menus and PINs differ from machine to machine: your dealer knows yours.",
    },
    {
      title: "Some images did not change",
      text: "The machine may skip images of the wrong size. On the Media package page, find files marked Invalid, correct their size and import again.",
    },
  ],
} as const satisfies MachineGuide<(typeof CLASSIC)["categories"][number]["id"]>;
