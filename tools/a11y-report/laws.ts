import type { Criterion } from './catalog.ts';
import type { Adherence, Level } from './conformance.ts';

/** The answer to a criterion, by number. */
export type AnswerOf = (num: string) => Adherence;

/** A statement of functional performance, and the criteria of WCAG that serve it. */
interface Performance {
  name: string;
  /** Clause of EN 301 549 V3.2.1. */
  en: string;
  /** Clause of Section 508. */
  section508: string;
  criteria: string;
}

/** Which criteria serve which statement is our choice; it names only criteria that bear on it directly. */
const PERFORMANCE: readonly Performance[] = [
  {
    name: 'Usage without vision',
    en: '4.2.1',
    section508: '302.1',
    criteria:
      '1.1.1 1.2.1 1.2.3 1.2.5 1.3.1 1.3.2 1.3.3 1.4.2 2.1.1 2.1.2 2.4.1 2.4.2 2.4.3 2.4.4 2.4.6 3.1.1 3.1.2 3.2.1 3.2.2 3.3.1 3.3.2 3.3.3 4.1.2 4.1.3',
  },
  {
    name: 'Usage with limited vision',
    en: '4.2.2',
    section508: '302.2',
    criteria: '1.3.4 1.4.1 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.7 2.4.11 2.5.8 3.2.3',
  },
  { name: 'Usage without perception of colour', en: '4.2.3', section508: '302.3', criteria: '1.4.1 1.4.11' },
  { name: 'Usage without hearing', en: '4.2.4', section508: '302.4', criteria: '1.2.1 1.2.2 1.2.4 1.3.3' },
  {
    name: 'Usage with limited hearing',
    en: '4.2.5',
    section508: '302.5',
    criteria: '1.2.1 1.2.2 1.2.4 1.4.2',
  },
  {
    name: 'Usage with no or limited vocal capability',
    en: '4.2.6',
    section508: '302.6',
    criteria: '2.1.1',
  },
  {
    name: 'Usage with limited manipulation or strength',
    en: '4.2.7',
    section508: '302.7',
    criteria: '2.1.1 2.1.2 2.1.4 2.2.1 2.4.1 2.4.3 2.4.7 2.5.1 2.5.2 2.5.4 2.5.7 2.5.8 3.3.4 3.3.7 3.3.8',
  },
  {
    name: 'Usage with limited reach',
    en: '4.2.8',
    section508: '302.8',
    criteria: '1.3.4 2.1.1 2.5.1 2.5.4',
  },
  { name: 'Minimise photosensitive seizure triggers', en: '4.2.9', section508: '–', criteria: '2.3.1' },
  {
    name: 'Usage with limited cognition, language or learning',
    en: '4.2.10',
    section508: '302.9',
    criteria:
      '1.3.5 2.2.1 2.2.2 2.4.2 2.4.4 2.4.5 2.4.6 3.1.1 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8',
  },
];

/** Worst last; what a machine cannot decide is named apart. */
const RANK: readonly Level[] = ['not-applicable', 'supports', 'partially-supports', 'does-not-support'];

interface PerformanceRow extends Omit<Performance, 'criteria'>, Adherence {}

/** The worst answer of the criteria that serve a statement. Those that are left to a person are named. */
export function performanceRows(answerOf: AnswerOf): PerformanceRow[] {
  return PERFORMANCE.map(({ criteria, ...row }) => {
    const answers = criteria.split(' ').map((num) => ({ num, level: answerOf(num).level }));
    const open = answers.filter(({ level }) => level === 'not-evaluated').map(({ num }) => num);
    const decided = answers.filter(({ level }) => level !== 'not-evaluated');
    const rank = Math.max(-1, ...decided.map(({ level }) => RANK.indexOf(level)));
    const less = decided.filter(({ level }) => RANK.indexOf(level) > RANK.indexOf('supports'));
    return {
      ...row,
      level: RANK[rank] ?? 'not-evaluated',
      notes: [
        `From ${criteria.split(' ').join(', ')}.`,
        less.length > 0 ? `Not fully met: ${less.map(({ num }) => num).join(', ')}.` : '',
        open.length > 0 ? `Not included, left to a person: ${open.join(', ')}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    };
  });
}

/** A chapter of a law that the tables of WCAG do not cover. */
interface Chapter {
  name: string;
  level: Level;
  notes: string;
}

const noHardware: Omit<Chapter, 'name'> = { level: 'not-applicable', notes: 'The product has no hardware.' };
const onlyWeb: Omit<Chapter, 'name'> = {
  level: 'not-applicable',
  notes: 'The product is web content; it runs in a browser and installs no software.',
};
const byPerson = (notes: string): Omit<Chapter, 'name'> => ({ level: 'not-evaluated', notes });

const AUTHORING = byPerson(
  'A person must do this: write a course with pictures, tables and a video, and check its pages.',
);

export const SECTION_508: readonly Chapter[] = [
  { name: 'Chapter 4: hardware', ...noHardware },
  { name: 'Chapter 5: software, 501 to 503', ...onlyWeb },
  {
    name: 'Chapter 5: authoring tools, 504',
    ...AUTHORING,
  },
  {
    name: 'Chapter 6: support documentation and services',
    ...byPerson(
      'A person must do this: read the guides and the help desk’s answers with assistive technology.',
    ),
  },
];

/** Chapters of EN 301 549 V3.2.1 besides 4 (functional performance) and 9 (web). */
export function enChapters(answerOf: AnswerOf): Chapter[] {
  const captions = answerOf('1.2.2');
  const description = answerOf('1.2.5');
  return [
    {
      name: '4.2.11: privacy',
      ...byPerson('A person must do this: sign in with a screen reader; nothing secret may be spoken.'),
    },
    { name: '5: generic requirements', ...onlyWeb },
    {
      name: '6: two-way voice communication',
      level: 'partially-supports',
      notes:
        'Live classes carry voice and pictures both ways. Voice is sent in Opus, which covers more than 7 kHz (6.1). There is a chat, but no text that appears while it is written (6.2).',
    },
    {
      name: '7.1: playing and synchronising captions',
      level: captions.level,
      notes: `As 1.2.2. ${captions.notes}`,
    },
    {
      name: '7.2: playing audio description',
      level: description.level,
      notes: `As 1.2.5. ${description.notes}`,
    },
    { name: '8: hardware', ...noHardware },
    {
      name: '10: documents',
      ...byPerson(
        'A person must do this: check the PDF of a receipt and of a certificate with a screen reader.',
      ),
    },
    { name: '11: software, without 11.8', ...onlyWeb },
    { name: '11.8: authoring tools', ...AUTHORING },
    {
      name: '12: documentation and support services',
      ...byPerson(
        'A person must do this: read the guides and the help desk’s answers with assistive technology.',
      ),
    },
    {
      name: '13: relay and emergency services',
      level: 'not-applicable',
      notes: 'The product is no relay service and leads to no emergency service.',
    },
  ];
}

/** Criteria that WCAG 2.1 added to 2.0 on levels A and AA; Section 508 still refers to 2.0. */
const SINCE_2_1 = /^(1\.3\.[45]|1\.4\.1[0-3]|2\.1\.4|2\.5\.[1-4]|4\.1\.3)$/;

/** The clauses for web content: EN 301 549 refers to WCAG 2.1, Section 508 to WCAG 2.0. */
export const clausesOf = ({ num, added }: Pick<Criterion, 'num' | 'added'>): [en: string, us: string] => [
  added ? '–' : `9.${num}`,
  added || SINCE_2_1.test(num) ? '–' : 'E205.4',
];
