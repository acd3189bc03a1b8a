import { crc32, inflateRawSync } from "node:zlib";

const LOCAL_SIGNATURE = 0x04034b50;

/**
 * The entries of an archive of our dialect, read front to back from the local headers alone, with
 * every field checked that the dialect fixes. It throws where one is not as it must be.
 */
export function readZip(archive: Uint8Array): { path: string; bytes: Uint8Array }[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  const entries: { path: string; bytes: Uint8Array }[] = [];
  let at = 0;
  for (; view.getUint32(at, true) === LOCAL_SIGNATURE; ) {
    const [version, flags, method, time, date] = [4, 6, 8, 10, 12].map((field) =>
      view.getUint16(at + field, true),
    );
    const [crc = 0, packed = 0, size = 0] = [14, 18, 22].map((field) => view.getUint32(at + field, true));
    const [nameLength = 0, extraLength] = [26, 28].map((field) => view.getUint16(at + field, true));
    if ([version, flags, method, time, date, extraLength].join() !== "20,0,8,0,33,0") {
      throw new Error(`a local header at ${at} is not of the dialect`);
    }
    const path = new TextDecoder().decode(archive.subarray(at + 30, at + 30 + nameLength));
    const start = at + 30 + nameLength;
    const bytes = new Uint8Array(inflateRawSync(archive.subarray(start, start + packed)));
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`${path} is not what its header says`);
    entries.push({ path, bytes });
    at = start + packed;
  }
  return entries;
}
