/** Languages of the report in an exported file. */
export type ReportLanguage = 'en' | 'sw';

export interface Finding {
  /** The part of the course: its title. */
  where: string;
  text: string;
}

/** What a format cannot hold, in the language of the person who exports. */
export const FINDINGS = {
  prices: {
    en: 'Prices are not exported.',
    sw: 'Bei hazihamishwi nje.',
  },
  draws: {
    en: 'Questions that are drawn from a question bank are not exported.',
    sw: 'Maswali yanayochaguliwa kutoka benki ya maswali hayahamishwi nje.',
  },
  quizDates: {
    en: 'The dates on which a quiz opens and closes are not exported.',
    sw: 'Tarehe za kufungua na kufunga jaribio hazihamishwi nje.',
  },
  activity: {
    en: 'The interactive activity (SCORM) of the lesson is not exported.',
    sw: 'Shughuli shirikishi (SCORM) ya somo haihamishwi nje.',
  },
  accessCode: {
    en: 'The access code of a quiz is not exported.',
    sw: 'Msimbo wa kuingia kwenye jaribio hauhamishwi nje.',
  },
  noText: {
    en: 'The lesson has no text in the language of the course, so its first text is used.',
    sw: 'Somo halina maandishi katika lugha ya kozi, kwa hiyo maandishi yake ya kwanza yanatumika.',
  },
  missingFile: {
    en: 'A file of the course is no longer stored and is missing in the export.',
    sw: 'Faili moja ya kozi haipo tena, kwa hiyo haimo katika faili hii.',
  },
  languages: {
    en: 'A Common Cartridge has one language: the translations of lessons are kept for Digiken only, and translated quizzes are not in it.',
    sw: 'Common Cartridge ina lugha moja: tafsiri za masomo zinahifadhiwa kwa ajili ya Digiken pekee, na majaribio yaliyotafsiriwa hayamo.',
  },
  details: {
    en: 'A Common Cartridge has no place for description, level, audience, outcomes, free previews, summaries of units and what completes them.',
    sw: 'Common Cartridge haina nafasi ya maelezo, kiwango, walengwa, matokeo ya kujifunza, masomo ya kujaribu bure, muhtasari wa sehemu na masharti ya kuzikamilisha.',
  },
  unitLinks: {
    en: 'Links to a unit or to the course lead to its first lesson.',
    sw: 'Viungo vya sehemu au vya kozi vinaelekeza kwenye somo lake la kwanza.',
  },
  quizPlace: {
    en: 'A quiz before or after a lesson becomes a quiz of the unit.',
    sw: 'Jaribio la kabla au baada ya somo linakuwa jaribio la sehemu.',
  },
  quizSettings: {
    en: 'Of the settings of a quiz, only introduction, time limit, attempts and whether it is for practice are exported.',
    sw: 'Katika mipangilio ya jaribio, utangulizi, kikomo cha muda, idadi ya nafasi za kujaribu na kama ni la mazoezi pekee ndivyo vinavyohamishwa nje.',
  },
  questionType: {
    en: 'This type of question has no form in a Common Cartridge, so it is left out.',
    sw: 'Aina hii ya swali haina muundo katika Common Cartridge, kwa hiyo imeachwa.',
  },
  partial: {
    en: 'Partial marks become all or nothing.',
    sw: 'Alama za jibu lililo sahihi kwa sehemu huwa alama zote au sifuri.',
  },
  credits: {
    en: 'Answers that are worth a part of the points are kept for Digiken and Canvas only.',
    sw: 'Majibu yanayopata sehemu ya alama yanahifadhiwa kwa ajili ya Digiken na Canvas pekee.',
  },
  margin: {
    en: 'The margin of a number is kept for Digiken and Canvas only. Elsewhere the exact number is right.',
    sw: 'Ukingo wa nambari unahifadhiwa kwa ajili ya Digiken na Canvas pekee. Kwingine nambari kamili pekee ndiyo sahihi.',
  },
  fileLimits: {
    en: 'A question that asks for a file is an essay elsewhere. The kinds of files that it allows are not exported.',
    sw: 'Swali linaloomba faili ni insha kwingine. Aina za faili ambazo swali linaruhusu hazihamishwi nje.',
  },
  typing: {
    en: 'Marks stay the same with or without accents only on Digiken.',
    sw: 'Ni kwenye Digiken pekee ambapo majibu hupata alama zilezile, yawe na alama za herufi au la.',
  },
  rubric: {
    en: 'The rubric is left out.',
    sw: 'Vigezo vya kusahihisha vimeachwa.',
  },
  tags: {
    en: 'Of the tags of a question, only the first one is exported.',
    sw: 'Katika lebo za swali, ya kwanza pekee ndiyo inayohamishwa nje.',
  },
} as const satisfies Record<string, Record<ReportLanguage, string>>;

const REPORT = {
  title: { en: 'Export of', sw: 'Faili ya kozi' },
  none: { en: 'Everything in the course is in this file.', sw: 'Kila kitu cha kozi kimo katika faili hii.' },
  some: {
    en: 'The following is not in this file, or is there in another form:',
    sw: 'Yafuatayo hayamo katika faili hii, au yamo kwa muundo mwingine:',
  },
};

/** Collects findings, each once. */
export class Findings {
  readonly list: Finding[] = [];
  readonly #seen = new Set<string>();

  constructor(private readonly language: ReportLanguage) {}

  add(where: string, finding: keyof typeof FINDINGS): void {
    const key = `${where}\n${finding}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.list.push({ where, text: FINDINGS[finding][this.language] });
  }

  /** The report as a text file. */
  report(title: string): string {
    const head = `${REPORT.title[this.language]} “${title}”`;
    if (this.list.length === 0) return `${head}\n\n${REPORT.none[this.language]}\n`;
    const lines = this.list.map(({ where, text }) => `- ${where}: ${text}`);
    return `${head}\n\n${REPORT.some[this.language]}\n\n${lines.join('\n')}\n`;
  }
}
