import type { OwnNotes } from '@digiken/hooks/learning';
import { byCourse, type FiledNote, type FileOptions } from './notes-files';
import { zipOf } from './zip';

export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org';
const PACKAGE = `${OFFICE}/package/2006`;
const DOCUMENT = `${OFFICE}/officeDocument/2006/relationships`;
const MAIN = `${OFFICE}/wordprocessingml/2006/main`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML, which has no place for other control characters than tab and line breaks. */
const xmlText = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

const run = (text: string) =>
  `<w:r>${text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${xmlText(line)}</w:t>`)
    .join('<w:br/>')}</w:r>`;

const paragraph = (style: string, content: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${content}</w:p>`;

const STYLES: [id: string, name: string, look: string][] = [
  ['Normal', 'Normal', ''],
  ['Title', 'Title', '<w:rPr><w:b/><w:sz w:val="40"/></w:rPr>'],
  [
    'Heading1',
    'heading 1',
    '<w:pPr><w:keepNext/><w:spacing w:before="360"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr>',
  ],
  [
    'Heading2',
    'heading 2',
    '<w:pPr><w:keepNext/><w:spacing w:before="240"/><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/><w:sz w:val="26"/></w:rPr>',
  ],
  ['Quote', 'Quote', '<w:pPr><w:ind w:left="567"/></w:pPr><w:rPr><w:i/></w:rPr>'],
];

const styles = `${HEAD}<w:styles xmlns:w="${MAIN}">${STYLES.map(
  ([id, name, look]) =>
    `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${look}</w:style>`,
).join('')}</w:styles>`;

/** A Word document: a heading for each course and lesson, quotes, own words and links (spec 17.84). */
export function notesWord(found: OwnNotes, options: FileOptions): Uint8Array<ArrayBuffer> {
  const links: string[] = [];
  const linked = ({ lesson, link }: FiledNote) => {
    links.push(link);
    return `<w:hyperlink r:id="link${links.length}">${run(lesson)}</w:hyperlink>`;
  };
  const ofNote = (note: FiledNote) => [
    paragraph('Heading2', linked(note)),
    ...(note.unit ? [paragraph('Normal', run(note.unit))] : []),
    ...(note.quote ? [paragraph('Quote', run(`“${note.quote}”`))] : []),
    ...(note.text ? [paragraph('Normal', run(note.text))] : []),
    paragraph('Normal', run(`${note.kind}, ${note.date}`)),
  ];
  const body = byCourse(found, options).flatMap(({ title, notes }) => [
    paragraph('Heading1', run(title)),
    ...notes.flatMap(ofNote),
  ]);
  const relation = (id: string, type: string, target: string, more = '') =>
    `<Relationship Id="${id}" Type="${DOCUMENT}/${type}" Target="${xmlText(target)}"${more}/>`;
  const relations = (list: string[]) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
  const part = (name: string, type: string) =>
    `<Override PartName="/word/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`;
  return zipOf([
    {
      name: '[Content_Types].xml',
      text: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('document', 'document.main')}${part('styles', 'styles')}</Types>`,
    },
    { name: '_rels/.rels', text: relations([relation('main', 'officeDocument', 'word/document.xml')]) },
    {
      name: 'word/_rels/document.xml.rels',
      text: relations([
        relation('styles', 'styles', 'styles.xml'),
        ...links.map((link, index) =>
          relation(`link${index + 1}`, 'hyperlink', link, ' TargetMode="External"'),
        ),
      ]),
    },
    { name: 'word/styles.xml', text: styles },
    {
      name: 'word/document.xml',
      text: `${HEAD}<w:document xmlns:w="${MAIN}" xmlns:r="${DOCUMENT}"><w:body>${paragraph('Title', run(options.t('title')))}${body.join('')}</w:body></w:document>`,
    },
  ]);
}
