import { CSV_ENCODINGS } from '@digiken/contract/constants';
import { decodeText } from '../../platform/text-encoding';

export type Encoding = (typeof CSV_ENCODINGS)[number];

/**
 * The text of a file that a spreadsheet saved, without a byte order mark; its lines end with LF. Bytes that are not
 * UTF-8 are Windows-1252, as Excel writes them.
 * @returns undefined for a file that is no text
 */
export function decodeCsv(content: Buffer): { text: string; encoding: Encoding } | undefined {
  const decoded = decodeText(content, { fallback: 'windows-1252' });
  const encoding = CSV_ENCODINGS.find((encoding) => decoded?.encoding.startsWith(encoding));
  // Pictures, archives and workbooks of Excel have zero bytes.
  if (decoded === null || encoding === undefined || decoded.text.includes('\0')) return undefined;
  return { text: decoded.text.replace(/\r\n?/g, '\n'), encoding };
}
