/** One file of an archive. */
export interface ZipEntry {
  name: string;
  text: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** 1 January 1980, the first day that the format knows. */
const DAY = 0x21;

const TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** CRC-32, as the format asks for it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Numbers of 2 or 4 bytes, the lowest byte first. */
function numbers(...values: (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  return Uint8Array.from(
    values.flatMap(([value, bytes]) =>
      Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff),
    ),
  );
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A ZIP archive of texts, not compressed. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const [path, content] = [encoder.encode(name), encoder.encode(text)];
    // Flags, no compression, time, day; then the same in both headers.
    const shared = numbers(
      [UTF8, 2],
      [0, 2],
      [0, 2],
      [DAY, 2],
      [crc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [path.length, 2],
      [0, 2],
    );
    const local = joined([numbers([LOCAL, 4], [VERSION, 2]), shared, path, content]);
    // No comment, first disk, no attributes.
    const rest = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(joined([numbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2]), shared, rest, path]));
    files.push(local);
    offset += local.length;
  }
  const listed = joined(directory);
  const count = entries.length;
  return joined([
    ...files,
    listed,
    numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [listed.length, 4], [offset, 4], [0, 2]),
  ]);
}
