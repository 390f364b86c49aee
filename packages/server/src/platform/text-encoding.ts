import { isUtf8 } from 'node:buffer';

/**
 * What bytes 0x80 to 0x9F mean in Windows-1252 (https://encoding.spec.whatwg.org/index-windows-1252.txt). The other
 * bytes are the first 256 code points of Unicode.
 */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Not left to `TextDecoder`: Node 20.18, 22.13 and later decode these bytes as control characters. */
const fromWindows1252 = (bytes: Buffer): string => withoutControls(bytes.toString('latin1'));

/** Replaces control characters by what they mean in Windows-1252, as browsers do with `&#146;`. */
export const withoutControls = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (byte) => WINDOWS_1252[byte.charCodeAt(0) - 0x80] ?? byte);

export interface DecodedText {
  /** Without byte order marks. */
  text: string;
  /** In lower case, by its name in the WHATWG standard: `utf-8`, `utf-16le`, `windows-1252`, … */
  encoding: string;
  /** The line of the first byte that is not UTF-8, from 1, if the text was read in the fallback for that. */
  strangeLine?: number;
}

/**
 * The text of a file. Its byte order mark decides its encoding, then the zero bytes of UTF-16, then what the file
 * declares, else it is UTF-8 (spec 15.22). Programs that save a page as UTF-8 often leave the declaration of one byte
 * for each character: bytes that are UTF-8 beyond ASCII are UTF-8.
 * @param declared a label of the WHATWG standard, which maps `iso-8859-1`, `latin1` and `us-ascii` to Windows-1252
 * @param fallback how to read bytes that are neither what they declare nor UTF-8
 * @returns null if the bytes are no text in that encoding, or the encoding is not known
 */
export function decodeText(
  content: Uint8Array,
  { declared, fallback }: { declared?: string | undefined; fallback?: 'windows-1252' } = {},
): DecodedText | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const marked = markOf(bytes) ?? utf16Of(bytes);
  const named = declared === undefined ? 'utf-8' : standardName(declared);
  const encoding =
    marked ?? (named !== null && ONE_BYTE.test(named) && isUtf8(bytes) ? utf8Of(bytes, named) : named);
  const text = encoding === null ? null : read(bytes, encoding);
  if (text !== null && encoding !== null) return { text: text.replaceAll(MARK, ''), encoding };
  if (fallback === undefined || marked !== undefined) return null;
  if (isUtf8(bytes)) return { text: bytes.toString('utf8').replaceAll(MARK, ''), encoding: 'utf-8' };
  const latin = bytes.toString('latin1');
  if (NO_TEXT.test(latin)) return null;
  const rest = latin.replace(UTF8_CHARACTER, (character) => '_'.repeat(character.length));
  const strange = rest.match(/[\x80-\xff]/g)?.length ?? 0;
  const known = latin.match(UTF8_CHARACTER)?.length ?? 0;
  const strangeLine = rest.slice(0, rest.search(/[\x80-\xff]/)).split(/\r\n?|\n/).length;
  // A few strange bytes in a text that is UTF-8 otherwise were pasted into it.
  const text1252 =
    known > strange
      ? withoutControls(latin.replace(UTF8_CHARACTER, (one) => Buffer.from(one, 'latin1').toString('utf8')))
      : withoutControls(latin);
  return { text: text1252.replaceAll(MARK, ''), encoding: fallback, strangeLine };
}

/** A character of several bytes in UTF-8, each byte as a character. */
const UTF8_CHARACTER = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

/** U+FEFF is left inside of texts that were joined from several files. */
const MARK = '\uFEFF';
const ONE_BYTE = /^(?:windows-(?:125\d|874)|iso-8859-|koi8-|macintosh|x-mac|ibm866)/;
/** Bytes that no text has in any encoding of one byte for each character. */
const NO_TEXT = /[\x00-\x08\x0e-\x19\x1b-\x1f]/;

/** ASCII is the same in both. */
const utf8Of = (bytes: Buffer, named: string) =>
  /[\x80-\xff]/.test(bytes.toString('latin1')) ? 'utf-8' : named;

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
