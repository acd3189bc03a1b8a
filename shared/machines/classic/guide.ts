import type { MachineGuide } from "../../machine/guide.ts";
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
        "It fills the whole screen while nobody orders. Keep words and faces away from the edges, and let one thing be seen from across the room.",
    },
    {
      title: "Coffee blends",
      categories: ["blends"],
      amount: "{count} images, all required",
      advice:
        "The buttons with which a customer selects a coffee blend. Put the name where it can be read at once.",
      published: [{ size: { width: 210, height: 360 } }],
    },
    {
      title: "Hot and cold options",
      categories: ["hotcold"],
      amount: "{count} images, both required",
      advice: "Make the two tell hot from cold by colour alone: steam and red, ice and blue.",
      published: [{ size: { width: 325, height: 342 } }],
    },
    {
      title: "Hot cup sizes",
      categories: ["hotcupsizes"],
      amount: "{least} to {most} sizes, an image for each",
      advice: "Take every cup from the same place, so that the cup grows and nothing else changes.",
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
      amount: "{count} images hot and {count} iced, {all} in total",
      advice: "Show the line to which the cup is filled: the difference must be plain without reading.",
      published: [{ size: { width: 325, height: 160 } }],
    },
    {
      title: "Dispensing screens",
      categories: ["dispensinghot", "dispensingcold"],
      amount: "{count} image hot and {count} iced, {categories} sets",
      advice:
        "The machine draws its cancel-order button over the lower middle. Leave that place without words or faces.",
    },
  ],
  practices: [
    {
      title: "Optimization",
      text: "Work at the exact size, or reduce a larger picture to it. A picture that was enlarged looks soft on the machine.",
    },
    {
      title: "Consistency",
      text: "One light, one background and one camera position for a set. Customers compare the buttons, not the photos.",
    },
    {
      title: "Format",
      text: "PNG, in sRGB colours, with transparency where it suits. Every image leaves Brewscreen as PNG.",
    },
    {
      title: "Text",
      text: "Few words, large and with strong contrast. If you can't read it at half size, a customer can't read it at the counter.",
    },
  ],
  importSteps: [
    {
      drawing: "format",
      drawn: "FAT32",
      title: "Format a USB stick as FAT32",
      text: "Other formats (exFAT, NTFS) are often not seen by a machine. Formatting erases the stick.",
    },
    {
      drawing: "copy",
      drawn: ".mp",
      title: "Copy the .mp file into the root folder",
      text: "Not into a folder on the stick, and not renamed or unzipped. Eject the stick before you pull it out.",
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
      text: "The file stands there under the name that you gave the package.",
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
      text: "The stick must be FAT32 and the file in its root folder, with the ending .mp. Some computers add .zip or .bin when they save: take that off.",
    },
    {
      title: "The machine says that the file is damaged",
      text: "Download it again and eject the stick properly. The file is a ZIP archive: rename a copy to .zip and open it on a computer to see that it is whole.",
    },
    {
      title: "The service menu does not open, or the PIN is refused",
      text: "Hold the very corner, and let go only when the menu shows. Menus and PINs differ from machine to machine: your dealer knows yours.",
    },
    {
      title: "Some pictures did not change",
      text: "A picture of another size than the machine expects is passed over. Look for files marked Invalid, make them the exact size, and import once more.",
    },
  ],
} as const satisfies MachineGuide<(typeof CLASSIC)["categories"][number]["id"]>;
