export const STICK = {
  title: "First, copy the file to a USB stick",
  format: "The stick must be formatted as FAT32.",
  others: "From another device",
  systems: {
    ipad: {
      label: "iPad or iPhone",
      steps: (file: string) => [
        "Plug the stick in, with an adapter if it doesn't fit.",
        `In the Files app, open Downloads, touch and hold ${file}, then choose Copy.`,
        "Open the stick under Locations, touch and hold an empty spot, then choose Paste.",
      ],
      formatting: "If the stick needs formatting, use a computer.",
    },
    android: {
      label: "Android phone or tablet",
      steps: (file: string) => [
        "Plug the stick in, with an adapter if it doesn't fit.",
        `Open the Files app (My Files on Samsung) and find ${file} under Downloads.`,
        "Touch and hold it, choose Copy, then open the USB storage and paste it there.",
        "Choose Eject before you unplug the stick.",
      ],
      formatting: "If the stick needs formatting, use a computer.",
    },
    windows: {
      label: "Windows",
      steps: (file: string) => [
        "Plug the stick in and open Downloads in File Explorer.",
        `Drag ${file} onto the stick in the list on the left.`,
        "Then right-click the stick and choose Eject.",
      ],
      formatting: "To format a stick, right-click it, choose Format, then FAT32. This erases the stick.",
    },
    mac: {
      label: "Mac",
      steps: (file: string) => [
        "Plug the stick in and open Downloads in Finder.",
        `Drag ${file} onto the stick in the sidebar, then click the eject symbol beside it.`,
      ],
      formatting: "To format a stick, use Disk Utility and choose MS-DOS (FAT). This erases the stick.",
    },
  },
} as const;
