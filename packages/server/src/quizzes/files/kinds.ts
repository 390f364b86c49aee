/** A kind of file that learners can send: what its name ends in, its media type, and how its content begins. */
interface Kind {
  endings: readonly string[];
  type: string;
  begins: (head: Buffer) => boolean;
}

const starts =
  (...bytes: readonly (string | readonly number[])[]) =>
  (head: Buffer): boolean =>
    bytes.some((byte) => {
      const wanted = typeof byte === 'string' ? Buffer.from(byte, 'latin1') : Buffer.from(byte);
      return head.subarray(0, wanted.length).equals(wanted);
    });

const at =
  (offset: number, ...words: readonly string[]) =>
  (head: Buffer): boolean =>
    words.some((word) => head.toString('latin1', offset, offset + word.length) === word);

const both =
  (one: Kind['begins'], other: Kind['begins']): Kind['begins'] =>
  (head) =>
    one(head) && other(head);
const either =
  (one: Kind['begins'], other: Kind['begins']): Kind['begins'] =>
  (head) =>
    one(head) || other(head);

const zip = starts('PK\x03\x04');
/** The name of the first entry of an archive. */
const OFFICE = ['[Content_Types].xml', '_rels/', 'docProps/', 'customXml/', 'word/', 'xl/', 'ppt/'];
const officeXml = both(zip, at(30, ...OFFICE));
const openDocument = both(zip, at(30, 'mimetypeapplication/vnd.oasis.opendocument.'));
const oldOffice = starts([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** MP4 and its relatives name their brand at the fifth byte. */
const isoMedia = at(4, 'ftyp');
const heif = at(4, 'ftyphei', 'ftyphev', 'ftypmif1', 'ftypmsf1');
const ebml = starts([0x1a, 0x45, 0xdf, 0xa3]);
const riff = (form: string) => both(starts('RIFF'), at(8, form));

/** A page of the web, which a text is not: browsers would run what is in it. */
const MARKUP = /^\s*(<\?xml|<!--|<!doctype|<html|<head|<body|<svg|<script|<iframe)/i;

/** UTF-8 or another text without control characters, UTF-16 with its mark. */
function isText(head: Buffer): boolean {
  if (starts([0xff, 0xfe], [0xfe, 0xff])(head)) return !MARKUP.test(head.toString('utf16le', 2));
  if (MARKUP.test(head.toString('utf8').replace(/^\uFEFF/, ''))) return false;
  return head.every((byte) => byte >= 32 || (byte >= 9 && byte <= 13) || byte === 27);
}

const WORD = 'application/vnd.openxmlformats-officedocument';
const ODF = 'application/vnd.oasis.opendocument';
const kind = (endings: string, type: string, begins: Kind['begins']): Kind => ({
  endings: endings.split(' '),
  type,
  begins,
});

/** Programs, web pages and SVG pictures are not among them: nobody has to open one to mark an answer. */
const KINDS: readonly Kind[] = [
  kind('pdf', 'application/pdf', starts('%PDF-')),
  kind('docx', `${WORD}.wordprocessingml.document`, officeXml),
  kind('xlsx', `${WORD}.spreadsheetml.sheet`, officeXml),
  kind('pptx', `${WORD}.presentationml.presentation`, officeXml),
  kind('doc', 'application/msword', oldOffice),
  kind('xls', 'application/vnd.ms-excel', oldOffice),
  kind('ppt', 'application/vnd.ms-powerpoint', oldOffice),
  kind('odt', `${ODF}.text`, openDocument),
  kind('ods', `${ODF}.spreadsheet`, openDocument),
  kind('odp', `${ODF}.presentation`, openDocument),
  kind('rtf', 'application/rtf', starts('{\\rtf')),
  kind('txt', 'text/plain', isText),
  kind('md', 'text/markdown', isText),
  kind('csv', 'text/csv', isText),
  kind('json ipynb', 'application/json', isText),
  kind('py c cpp h ino java r sql tex', 'text/plain', isText),
  kind('zip', 'application/zip', zip),
  kind('png', 'image/png', starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  kind('jpg jpeg', 'image/jpeg', starts([0xff, 0xd8, 0xff])),
  kind('gif', 'image/gif', starts('GIF87a', 'GIF89a')),
  kind('webp', 'image/webp', riff('WEBP')),
  kind('heic heif', 'image/heic', heif),
  kind(
    'mp3',
    'audio/mpeg',
    either(starts('ID3'), (head) => head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0),
  ),
  kind('m4a', 'audio/mp4', isoMedia),
  kind('aac', 'audio/aac', starts([0xff, 0xf1], [0xff, 0xf9])),
  kind('ogg oga opus', 'audio/ogg', starts('OggS')),
  kind('wav', 'audio/wav', riff('WAVE')),
  kind('amr', 'audio/amr', starts('#!AMR')),
  kind('weba', 'audio/webm', ebml),
  kind('mp4', 'video/mp4', isoMedia),
  kind('mov', 'video/quicktime', isoMedia),
  kind('3gp', 'video/3gpp', isoMedia),
  kind('webm', 'video/webm', ebml),
];

const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const tokensOf = (accept: string): string[] =>
  accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '');

/** Whether a list like `.pdf,image/*` names a kind; an empty one names all. */
function names(accept: string, ending: string, { type }: Kind): boolean {
  const tokens = tokensOf(accept);
  if (tokens.length === 0) return true;
  return tokens.some((token) => {
    if (token.startsWith('.')) return token.slice(1) === ending;
    // Phones record sound in files that are named like videos.
    if (token === 'audio/*' && (ending === '3gp' || ending === 'mp4' || ending === 'webm')) return true;
    return token.endsWith('/*') ? type.startsWith(token.slice(0, -1)) : token === type;
  });
}

/** Whether a question that accepts this can be answered: at least one of its kinds can be sent. */
export const canBeSent = (accept: string): boolean =>
  KINDS.some((kind) => kind.endings.some((ending) => names(accept, ending, kind)));

export type KindFound = { type: string } | { problem: 'kind' | 'content' };

/**
 * The media type of a file, if its name and its content are of a kind that the question accepts.
 * @param head its first bytes
 * @param accept as in `<input accept>`
 */
export function kindOf(name: string, head: Buffer, accept: string): KindFound {
  const ending = endingOf(name);
  const found = KINDS.find((kind) => kind.endings.includes(ending));
  if (found === undefined || !names(accept, ending, found)) return { problem: 'kind' };
  return found.begins(head) ? { type: found.type } : { problem: 'content' };
}
