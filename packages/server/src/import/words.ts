/** Words that the importer adds to a text, in the text's own language (BCP 47 tag). */
export interface ImportWords {
  watch: (title: string) => string;
  missingPicture: (alternative: string) => string;
  table: (number: number, heading: string) => string;
  assignment: string;
  footnotes: string;
  /** A page of another site that stood inside the text. */
  embedded: (name: string) => string;
  moreUnit: string;
  syllabus: string;
  files: string;
}

const en: ImportWords = {
  watch: (title) => `Watch: ${title}`,
  missingPicture: (alternative) => `[Picture not available: ${alternative}]`,
  table: (number, heading) => (heading === '' ? `Table ${number}` : `Table ${number}: ${heading}`),
  assignment: 'Assignment',
  footnotes: 'Footnotes',
  embedded: (name) => `Open: ${name}`,
  moreUnit: 'More from this course',
  syllabus: 'Syllabus',
  files: 'Files',
};

const sw: ImportWords = {
  watch: (title) => `Tazama: ${title}`,
  missingPicture: (alternative) => `[Picha haipatikani: ${alternative}]`,
  table: (number, heading) => (heading === '' ? `Jedwali ${number}` : `Jedwali ${number}: ${heading}`),
  assignment: 'Kazi',
  footnotes: 'Tanbihi',
  embedded: (name) => `Fungua: ${name}`,
  moreUnit: 'Zaidi kutoka kozi hii',
  syllabus: 'Muhtasari wa kozi',
  files: 'Faili',
};

/** Falls back to English, the catalogue's default. */
export function importWords(language: string): ImportWords {
  return language.split('-')[0] === 'sw' ? sw : en;
}
