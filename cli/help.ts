export type CommandName = "machine" | "template" | "pack" | "check" | "repair" | "unpack" | "many";

export const HELP_TEXTS: Readonly<Record<CommandName | "", string>> = {
  "": `Creates, checks and repairs the media packages (.mp) of touch-screen coffee machines.

  brewscreen machine             the pictures that the machine takes: slots, sizes, names
  brewscreen template            blank templates to draw on, one for each slot
  brewscreen pack FOLDER         a folder of pictures → a package
  brewscreen check FILE…         everything that may be wrong with packages
  brewscreen repair FILE…        repaired copies of packages
  brewscreen unpack FILE         a package → a folder of pictures
  brewscreen many DESIGN TABLE   a design and a table → a package for each row

For details, run brewscreen COMMAND --help. Exit codes: 0 it worked, 1 something is wrong with a package,
2 the command or a file is wrong, 70 a bug, 130 stopped by Ctrl-C.`,
  machine: `brewscreen machine [--json]

Lists the pictures that the machine takes: slots, sizes in pixels, and the files in a package.
  --json   prints JSON`,
  template: `brewscreen template [-o FOLDER] [--counts CATEGORY=COUNT,…]

Writes an SVG for each slot, with its exact size, the safe area, and what the machine draws over it. Export it as PNG
under the same name, and pack will put it into its slot. Existing templates are kept.
  -o, --output FOLDER   "templates" by default
  --counts              other numbers of cup sizes, as in hotcupsizes=3,coldcupsizes=1`,
  pack: `brewscreen pack FOLDER [-o FILE.mp] [options]

Matches the folder's pictures to the machine's slots by name, size and shape, and packs them.
  -o, --output FILE     the package's name with .mp by default
  --name NAME           the package's name; the file's or the folder's by default
  --fit                 adjusts pictures of other sizes and formats to fit, like the web app; needs sharp
  --strict              writes nothing unless every picture certainly has a slot, and every slot a picture
  --dry-run             writes nothing, but lists what would be packed
  --json                prints JSON
  --created-at DATE     sets the date, for reproducible packages
  --force               replaces an existing file`,
  check: `brewscreen check FILE… [options]

Finds everything that may be wrong with packages. For a folder or a ZIP, checks the packages in it.
  --json     prints one line of JSON for each file
  --strict   fails on warnings too
  --notes    shows notes too`,
  repair: `brewscreen repair FILE… [options]

Repacks everything that is undamaged into a correct package. Doesn't change the file itself, and writes nothing if
nothing needs repair. For a folder, repairs the packages in it.
  -o, --output FILE     by default beside the file, as in Lobby.repaired.mp
  --created-at DATE     sets the date if the package has none
  --force               replaces an existing file`,
  unpack: `brewscreen unpack FILE [-o FOLDER]

Writes a package's pictures to a new folder, byte for byte.
  -o, --output FOLDER   the file's name by default`,
  many: `brewscreen many DESIGN.brewscreen TABLE.csv [-o FOLDER] [options]

Creates a package for each row of a table, like the web app's page for many machines, which also offers an example
table. Pictures named in the table, as in left.png or Pool/left.png, must be in the table's folder. Uses Chrome,
Chromium or Edge, without a window. Existing packages are kept, so an interrupted run continues where it stopped.
  -o, --output FOLDER   "packages" by default
  --browser PATH        the browser; BREWSCREEN_BROWSER or an installed one by default
  --force               creates existing packages again`,
};
