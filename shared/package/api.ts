import type { ArchiveSource } from "../archive/source.ts";
import { type CreateArchiveResult, encodeStoredBlocks } from "../archive/write-archive.ts";
import type { FilePlace } from "../machine/files.ts";
import { findCategory, findPackageCategory } from "../machine/questions.ts";
import type { MachineModel } from "../machine/types.ts";
import { checkPng } from "../png/check.ts";
import { buildPackage, type PackageFile } from "./build.ts";
import { packageNameIn } from "./config.ts";
import type { CheckResult, Finding as DescribedFinding, WrongSize } from "./described.ts";
import { explainPngFault, explainUnknownFolder, explainUnknownSlot } from "./explain.ts";
import { REQUEST_LIMITS } from "./limits.ts";
import { checkPackageName } from "./names.ts";
import { jsonPointerTo, type RequestFault } from "./problems.ts";
import {
  placePictures,
  type ReadPackageOptions,
  type ReadPackageResult,
  readPackage,
} from "./read-package.ts";
import { rebuildPackage } from "./repair.ts";
import { applyPackageRules, judgeFindings, type PackageFinding } from "./rules/rules.ts";
import { RULE_TEXTS, type RuleTexts } from "./rules/texts.ts";
import { arrangeFiles, type FileInFolder, type FileInSlot, formatSlotId, parseSlotId } from "./slots.ts";

export { describeMachine } from "./describe-machine.ts";

export interface PackageSpec {
  readonly packageName: string;
  readonly createdAt: Date;
  /** By slot, as in "blends.left". Counts follow from the slots. */
  readonly slots?: Readonly<Record<string, Uint8Array>>;
  readonly files?: readonly {
    readonly category: string;
    readonly name?: string | undefined;
    readonly bytes: Uint8Array;
  }[];
}

export type CreatePackageResult =
  | {
      readonly ok: true;
      readonly archive: CreateArchiveResult & { readonly ok: true };
      readonly wrongSizes: readonly WrongSize[];
      /** Set if the endpoint would refuse so many pictures. */
      readonly overLimit: RequestFault | undefined;
    }
  | { readonly ok: false; readonly fault: RequestFault };

/** The same `spec` always gives the same bytes. */
export function createPackage(model: MachineModel, spec: PackageSpec): CreatePackageResult {
  const { packageName, createdAt, slots = {}, files = [] } = spec;
  const refused = (fault: RequestFault) => ({ ok: false, fault }) as const;
  const nameFault = checkPackageName(packageName);
  if (nameFault) return refused(nameFault);
  // Stryker disable next-line ArrayDeclaration: unknown categories are ignored.
  const inSlots: FileInSlot[] = [];
  for (const [id, bytes] of Object.entries(slots)) {
    const pointer = jsonPointerTo("slots", id);
    const place = parseSlotId(model, id);
    if (!place) return refused({ code: "unknown-slot", pointer, detail: explainUnknownSlot(model, id) });
    const result = checkPng(bytes);
    if (!result.ok) return refused(explainPngFault(result.fault, { pointer }, bytes));
    inSlots.push({ pointer, ...place, facts: result.facts, content: encodeStoredBlocks(bytes) });
  }
  const inFolders: FileInFolder[] = [];
  const counts = new Map<string, number>();
  for (const [at, { category, name: originalName, bytes }] of files.entries()) {
    const index = counts.get(category) ?? 0;
    counts.set(category, index + 1);
    const pointer = jsonPointerTo("files", `${at}`);
    if (!findPackageCategory(model, category))
      return refused({ code: "unknown-category", pointer, detail: explainUnknownFolder(model, category) });
    const result = checkPng(bytes);
    if (!result.ok) return refused(explainPngFault(result.fault, { pointer, file: originalName }, bytes));
    const content = encodeStoredBlocks(bytes);
    inFolders.push({ pointer, category, index, originalName, facts: result.facts, content });
  }
  const arranged = arrangeFiles(model, inSlots, inFolders);
  if (arranged.files.length === 0) return refused({ code: "files-missing", pointer: "" });
  const archive = buildPackage(model, { packageName: packageName.trim(), createdAt, files: arranged.files });
  if (archive.ok) {
    const { files, wrongSizes } = arranged;
    return { ok: true, archive, wrongSizes, overLimit: findLimitFault(model, files) };
  }
  // Stryker disable next-line ConditionalExpression,StringLiteral: more than 4 GiB don't fit in memory.
  return refused({ code: archive.fault === "too-large" ? "body-too-large" : "too-many-files", pointer: "" });
}

function findLimitFault(model: MachineModel, files: readonly PackageFile[]): RequestFault | undefined {
  const pointer = jsonPointerTo("files");
  if (files.length > REQUEST_LIMITS.files) return { code: "too-many-files", pointer };
  const full = model.packageCategories.find(
    ({ id, maxFiles = REQUEST_LIMITS.files }) =>
      files.filter(({ category }) => category === id).length > maxFiles,
  );
  return (
    full && { code: "category-full", pointer, detail: `${full.id} holds at most ${full.maxFiles} files.` }
  );
}

export const checkPackage = async (
  model: MachineModel,
  source: ArchiveSource,
  options?: ReadPackageOptions,
): Promise<CheckResult> => createCheckResult(model, await readPackage(source, options));

export function createCheckResult(model: MachineModel, reading: ReadPackageResult): CheckResult {
  const found = applyPackageRules(model, reading);
  const { placed } = placePictures(model, reading.entries);
  const slots = new Map(placed.map((place) => [place.path, slotIdOf(model, place)]));
  return {
    verdict: judgeFindings(found),
    findings: found.map((finding) => describeFinding(model, finding)),
    packageName: packageNameIn(reading.config) ?? null,
    files: reading.entries.map(({ path, size, content }) => {
      const slot = slots.get(path);
      const facts =
        content.kind === "png" ? { width: content.facts.width, height: content.facts.height } : {};
      return { path, bytes: size, ...facts, ...(slot !== undefined && { slot }) };
    }),
  };
}

function describeFinding(
  model: MachineModel,
  { rule, level, entry, isRepaired, values }: PackageFinding,
): DescribedFinding {
  const texts: RuleTexts = RULE_TEXTS[rule];
  const slot =
    rule === "place-empty"
      ? slotIdOf(model, { category: `${values.category}`, slot: `${values.slot}` })
      : undefined;
  const detail = texts.detail?.(values);
  return {
    ...{ rule, level, entry, title: texts.title, advice: texts.advice, isRepaired, values },
    ...(slot !== undefined && { slot }),
    ...(detail && { detail }),
  };
}

function slotIdOf(model: MachineModel, { category: id, slot }: FilePlace): string {
  const category = findCategory(model, id);
  return category ? formatSlotId(category, slot) : id;
}

export type RepairPackageResult =
  | {
      readonly ok: true;
      readonly archive: CreateArchiveResult & { readonly ok: true };
      readonly packageName: string;
      /** `saved` counts pictures; `left` lists files that weren't saved. */
      readonly saved: number;
      readonly left: readonly string[];
      readonly empty: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

/** @param fallback used if config.json has no valid name or date */
export async function repairPackage(
  model: MachineModel,
  source: ArchiveSource,
  fallback: { readonly packageName: string; readonly now: Date },
  options?: ReadPackageOptions,
): Promise<RepairPackageResult> {
  const pictures = new Map<string, Uint8Array>();
  const onPicture = (path: string, bytes: Uint8Array) => void pictures.set(path, bytes);
  const reading = await readPackage(source, { ...options, onPicture });
  const { archive, saved, left, empty } = rebuildPackage(model, reading, pictures, fallback);
  const [gravest] = applyPackageRules(model, reading);
  if (!archive.ok || saved === 0)
    // Stryker disable next-line OptionalChaining,StringLiteral: an unrepairable file breaks a rule.
    return { ok: false, reason: RULE_TEXTS[gravest?.rule ?? "no-picture"].title };
  const packageName = packageNameIn(reading.config) ?? fallback.packageName;
  return { ok: true, archive, packageName, saved, left, empty: empty.map((place) => slotIdOf(model, place)) };
}
