import { FILE_IMPORT } from "#messages/drop.ts";
import { ARCHIVE_FAULT_TEXTS } from "#messages/packages.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { DESIGN_FILE_NAME_PATTERN, PACKAGE_FILE_NAME_PATTERN } from "../../shared/package/find-files.ts";
import { machineNameFromPackage } from "../../shared/package/names.ts";
import { type FileWithPath, isWorkbook } from "../files/given-files.ts";
import { runFileJob } from "../files/run-job.ts";
import { isPictureFormat, readFormat } from "../picture/format.ts";

export interface UnusableFile {
  readonly name: string;
  readonly reason: string;
  /** Set if the file can be shown. */
  readonly picture?: File;
}

interface ContainerFile {
  readonly kind: "design" | "package";
  readonly file: File;
  readonly pictures: readonly FileWithPath[];
  readonly machineName: string;
}

export interface FoundFiles {
  /** Includes those in plain ZIPs. */
  readonly pictures: readonly FileWithPath[];
  readonly containers: readonly ContainerFile[];
  readonly unusable: readonly UnusableFile[];
}

const ARCHIVE_LIMIT_FAULTS = ["too-large", "too-many-entries"];
const TABLE = /\.(csv|tsv)$/i;

export async function findPictures(
  files: readonly FileWithPath[],
  onDone: (count: number) => void,
): Promise<FoundFiles> {
  const { model } = ACTIVE;
  const pictures: FileWithPath[] = [];
  const containers: ContainerFile[] = [];
  const unusable: UnusableFile[] = [];
  for (const [at, given] of files.entries()) {
    const { file } = given;
    const { name } = file;
    const format = await readFormat(file).catch(() => "unreadable" as const);
    const unpacked = format === "ZIP" && !isWorkbook(file) ? await runFileJob("unpackFile", file) : undefined;
    if (format === "unreadable" || file.size === 0)
      unusable.push({ name, reason: FILE_IMPORT.notRead(name) });
    else if (isPictureFormat(format)) pictures.push(given);
    else if (isWorkbook(file)) unusable.push({ name, reason: FILE_IMPORT.workbook(name) });
    else if (unpacked?.ok) {
      unusable.push(...unpacked.left.map(({ path }) => ({ name: path, reason: FILE_IMPORT.notRead(path) })));
      const { kind, packageName } = unpacked;
      const named = machineNameFromPackage(model, packageName ?? "");
      const machineName = named === model.defaultMachineName ? "" : named;
      const {
        designs = [],
        packages = [],
        others = [],
      } = Object.groupBy(unpacked.files, ({ path }) =>
        DESIGN_FILE_NAME_PATTERN.test(path)
          ? "designs"
          : PACKAGE_FILE_NAME_PATTERN.test(path)
            ? "packages"
            : "others",
      );
      const found: FileWithPath[] = [];
      for (const each of others)
        if (isPictureFormat(await readFormat(each.file))) found.push(each);
        else unusable.push({ name: each.path, reason: FILE_IMPORT.notPicture(each.path) });
      if (kind === "zip") {
        // Ignores the packages that an export may contain beside its designs.
        const [kind, all] =
          designs.length > 0 ? (["design", designs] as const) : (["package", packages] as const);
        for (const { file } of all) containers.push({ kind, file, pictures: [], machineName: "" });
        const folder = files.length > 1 ? `${given.path}/` : "";
        pictures.push(...found.map((each) => ({ ...each, path: folder + each.path })));
      } else containers.push({ kind, file, pictures: found, machineName });
    } else if (
      unpacked &&
      DESIGN_FILE_NAME_PATTERN.test(name) &&
      ARCHIVE_LIMIT_FAULTS.includes(unpacked.fault)
    )
      containers.push({ kind: "design", file, pictures: [], machineName: "" });
    // The package page explains what is wrong with the file.
    else if (PACKAGE_FILE_NAME_PATTERN.test(name))
      containers.push({ kind: "package", file, pictures: [], machineName: "" });
    else {
      const reason = TABLE.test(name)
        ? FILE_IMPORT.table(name)
        : unpacked
          ? FILE_IMPORT.archive(name, ARCHIVE_FAULT_TEXTS[unpacked.fault])
          : FILE_IMPORT.notPicture(name);
      unusable.push({ name, reason });
    }
    onDone(at + 1);
  }
  return { pictures, containers, unusable };
}
