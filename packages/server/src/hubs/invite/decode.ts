import type { CSV_ENCODINGS } from '@digiken/contract/constants';

export type Encoding = (typeof CSV_ENCODINGS)[number];

/**
 * The text of a file that a spreadsheet saved, without a byte order mark; its lines end with LF. UTF-16 is known by its
 * mark, or by the zero bytes of its separators; bytes that are not UTF-8 are Windows-1252, as Excel writes them.
 * @returns undefined for a file that is no text
 */
export function decodeCsv(content: Buffer): { text: string; encoding: Encoding } | undefined {
  const utf16 = utf16Of(content);
  const read = (label: string, encoding: Encoding) => {
    const text = new TextDecoder(label, { fatal: encoding !== 'windows-1252' }).decode(content);
    return isText(text) ? { text: text.replace(/\r\n?/g, '\n'), encoding } : undefined;
  };
  try {
    return utf16 === undefined ? read('utf-8', 'utf-8') : read(utf16, 'utf-16');
  } catch {
    return utf16 === undefined ? read('windows-1252', 'windows-1252') : undefined;
  }
}

function utf16Of(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  if (content.length % 2 === 1) return undefined;
  // Without a mark: nearly every second byte of a text in Latin letters is zero.
  const head = content.subarray(0, 512);
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

/** Pictures, archives and workbooks of Excel have zero bytes. */
const isText = (text: string): boolean => !text.includes('\0');
