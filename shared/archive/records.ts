/** Widths in bits. */
type Fields<Name extends string> = Readonly<Record<Name, 16 | 32>>;

export interface RecordLayout<Name extends string = string> {
  readonly signature: number;
  /** Including the signature but not the data after the record. */
  readonly length: number;
  readonly fields: Fields<Name>;
  readonly at: Readonly<Record<Name, number>>;
}

const SIGNATURE_LENGTH = 4;

function record<Name extends string>(signature: number, fields: Fields<Name>): RecordLayout<Name> {
  const at: Partial<Record<Name, number>> = {};
  let length = SIGNATURE_LENGTH;
  for (const name in fields) {
    at[name] = length;
    length += fields[name] / 8;
  }
  return { signature, length, fields, at: at as Record<Name, number> }; // Every name has been set.
}

const ENTRY = {
  version: 16,
  flags: 16,
  method: 16,
  time: 16,
  date: 16,
  crc32: 32,
  compressedSize: 32,
  size: 32,
  pathLength: 16,
  extraLength: 16,
} as const;

/* Records of APPNOTE 6.3.10. Fields are little-endian; omitted ones are written as zero. */

/** Precedes an entry's path and data (4.3.7). */
export const LOCAL_FILE_HEADER = record(0x04034b50, ENTRY);

/** An entry of the directory, followed by its path (4.3.12). */
export const CENTRAL_FILE_HEADER = record(0x02014b50, {
  madeBy: 16,
  ...ENTRY,
  commentLength: 16,
  disk: 16,
  internalAttributes: 16,
  externalAttributes: 32,
  localHeaderAt: 32,
});

/** Ends the archive; a comment may follow (4.3.16). */
export const END_RECORD = record(0x06054b50, {
  disk: 16,
  directoryDisk: 16,
  entriesOnDisk: 16,
  entries: 16,
  directoryLength: 32,
  directoryAt: 32,
  commentLength: 16,
});

/** For archives too large for the plain end record (4.3.14, version 1). */
export const ZIP64_END_RECORD = record(0x06064b50, {
  recordLength: 32,
  recordLengthHigh: 32,
  madeBy: 16,
  version: 16,
  disk: 32,
  directoryDisk: 32,
  entriesOnDisk: 32,
  entriesOnDiskHigh: 32,
  entries: 32,
  entriesHigh: 32,
  directoryLength: 32,
  directoryLengthHigh: 32,
  directoryAt: 32,
  directoryAtHigh: 32,
});

/** Between the two end records (4.3.15). */
export const ZIP64_END_LOCATOR = record(0x07064b50, { endDisk: 32, endAt: 32, endAtHigh: 32, disks: 32 });

/** Marks a value that is in a 64-bit field instead (4.4.1.4). */
export const ZIP64_PLACEHOLDER = 0xffffffff;

/** The first bytes of a split archive (8.5.3). */
export const SPLIT_SIGNATURE = 0x08074b50;

/** Values of `method` (4.4.5). */
export const COMPRESSION_METHODS = { stored: 0, deflate: 8 } as const;

/** Bits of `flags` (4.4.4). */
export const ENTRY_FLAGS = {
  encrypted: 1,
  descriptor: 8,
  patched: 0x20,
  stronglyEncrypted: 0x40,
  utf8: 0x800,
  masked: 0x2000,
} as const;

export function faultOfFlags(flags: number): "encrypted" | "method" | undefined {
  const { encrypted, stronglyEncrypted, masked, patched } = ENTRY_FLAGS;
  if ((flags & (encrypted | stronglyEncrypted | masked)) !== 0) return "encrypted";
  return (flags & patched) !== 0 ? "method" : undefined;
}

export const dataViewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function encodeRecord<Name extends string>(
  { signature, length, fields, at }: RecordLayout<Name>,
  values: Readonly<Partial<Record<Name, number>>>,
  path: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length + path.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  for (const name in values) {
    if (fields[name] === 16) view.setUint16(at[name], values[name] ?? 0, true);
    else view.setUint32(at[name], values[name] ?? 0, true);
  }
  bytes.set(path, length);
  return bytes;
}

export const createRecordReader =
  <Name extends string>({ fields, at }: RecordLayout<Name>, view: DataView, start: number) =>
  (name: Name): number =>
    fields[name] === 16 ? view.getUint16(start + at[name], true) : view.getUint32(start + at[name], true);

export const isRecordAt = ({ signature, length }: RecordLayout, view: DataView, start: number): boolean =>
  start >= 0 && start + length <= view.byteLength && view.getUint32(start, true) === signature;
