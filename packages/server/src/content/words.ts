import type { CalloutKind } from './syntax/callout-kinds';

/** Words that are added to a text, in the text's own language (BCP 47 tag). */
export interface ContentWords {
  watch: (title: string) => string;
  missingPicture: (alternative: string) => string;
  table: (number: number, heading: string) => string;
  /** Names a block of code, which can be focused. */
  code: string;
  /** Names a formula, which can be focused. */
  formula: string;
  assignment: string;
  footnotes: string;
  /** A page of another site that the text embeds. */
  embedded: (name: string) => string;
  moreUnit: string;
  syllabus: string;
  files: string;
  /** Heading of what is said in a video of another site. */
  transcript: (title: string) => string;
  /** Headings of notes, tips, warnings and the like. */
  callouts: Readonly<Record<CalloutKind, string>>;
  /** Asks for the blanks of a text. */
  fillBlanks: string;
}

const en: ContentWords = {
  watch: (title) => `Watch: ${title}`,
  missingPicture: (alternative) => `[Picture not available: ${alternative}]`,
  table: (number, heading) => (heading === '' ? `Table ${number}` : `Table ${number}: ${heading}`),
  code: 'Code',
  formula: 'Formula',
  assignment: 'Assignment',
  footnotes: 'Footnotes',
  embedded: (name) => `Open: ${name}`,
  moreUnit: 'More from this course',
  syllabus: 'Syllabus',
  files: 'Files',
  transcript: (title) => `Transcript: ${title}`,
  callouts: {
    note: 'Note',
    info: 'Information',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
    danger: 'Danger',
    example: 'Example',
    question: 'Question',
    summary: 'Summary',
  },
  fillBlanks: 'Fill in the blanks.',
};

const sw: ContentWords = {
  watch: (title) => `Tazama: ${title}`,
  missingPicture: (alternative) => `[Picha haipatikani: ${alternative}]`,
  table: (number, heading) => (heading === '' ? `Jedwali ${number}` : `Jedwali ${number}: ${heading}`),
  code: 'Msimbo',
  formula: 'Fomula',
  assignment: 'Kazi',
  footnotes: 'Tanbihi',
  embedded: (name) => `Fungua: ${name}`,
  moreUnit: 'Zaidi kutoka kozi hii',
  syllabus: 'Muhtasari wa kozi',
  files: 'Faili',
  transcript: (title) => `Nakala ya maandishi: ${title}`,
  callouts: {
    note: 'Kumbuka',
    info: 'Taarifa',
    tip: 'Dokezo',
    important: 'Muhimu',
    warning: 'Onyo',
    caution: 'Tahadhari',
    danger: 'Hatari',
    example: 'Mfano',
    question: 'Swali',
    summary: 'Muhtasari',
  },
  fillBlanks: 'Jaza nafasi zilizo wazi.',
};

/** Falls back to English, the catalogue's default. */
export function wordsIn(language: string): ContentWords {
  return language.split('-')[0] === 'sw' ? sw : en;
}

/** The heading of a callout in each language. */
export const headingsOf = (kind: CalloutKind): string[] => [en.callouts[kind], sw.callouts[kind]];
