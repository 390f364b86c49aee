/**
 * What bytes 0x80 to 0x9F mean in Windows-1252 (https://encoding.spec.whatwg.org/index-windows-1252.txt). The other
 * bytes are the first 256 code points of Unicode.
 */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Not left to `TextDecoder`: Node 20.18, 22.13 and later decode these bytes as control characters. */
const fromWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, (byte) => WINDOWS_1252[byte.charCodeAt(0) - 0x80] ?? byte);

export interface DecodedText {
  /** Without a byte order mark. */
  text: string;
  /** In lower case, by its name in the WHATWG standard: `utf-8`, `utf-16le`, `windows-1252`, … */
  encoding: string;
}

/**
 * The text of a file. Its byte order mark decides its encoding, then the zero bytes of UTF-16, then what the file
 * declares, else it is UTF-8 (spec 15.22).
 * @param declared a label of the WHATWG standard, which maps `iso-8859-1`, `latin1` and `us-ascii` to Windows-1252
 * @param fallback how to read bytes that are not UTF-8
 * @returns null if the bytes are no text in that encoding, or the encoding is not known
 */
export function decodeText(
  content: Uint8Array,
  { declared, fallback }: { declared?: string | undefined; fallback?: 'windows-1252' } = {},
): DecodedText | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const marked = markOf(bytes) ?? utf16Of(bytes);
  const encoding = marked ?? (declared === undefined ? 'utf-8' : standardName(declared));
  if (encoding === null) return null;
  const text = read(bytes, encoding);
  if (text !== null) return { text, encoding };
  if (fallback === undefined || encoding !== 'utf-8') return null;
  return { text: fromWindows1252(bytes), encoding: fallback };
}

function read(bytes: Buffer, encoding: string): string | null {
  if (encoding === 'windows-1252') return fromWindows1252(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A file whose declaration can be read byte by byte is not UTF-16, whatever it says: it was saved again as UTF-8. */
function standardName(label: string): string | null {
  try {
    const { encoding } = new TextDecoder(label);
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return null;
  }
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

/** UTF-16 without a mark: nearly every second byte of a text in Latin letters is zero. */
function utf16Of(bytes: Buffer): string | undefined {
  if (bytes.length % 2 === 1) return undefined;
  const head = bytes.subarray(0, 512);
  let even = 0;
  let odd = 0;
  for (const [at, byte] of head.entries())
    if (byte === 0) {
      if (at % 2 === 0) even += 1;
      else odd += 1;
    }
  const many = head.length * 0.4;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * A part of an address with its percent-encoded characters, which older programs wrote in Windows-1252. A `%` that
 * encodes nothing stays.
 */
export const percentDecoded = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    const bytes = Buffer.from(run.replaceAll('%', ''), 'hex');
    return read(bytes, 'utf-8') ?? fromWindows1252(bytes);
  });
