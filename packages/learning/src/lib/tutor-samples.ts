import type { TutorAnswer, TutorSource, TutorTurn } from '@digiken/contract';

const PLACE = '/console/course/unit/lesson/close-the-day/Close-the-day';

const sampleSources: TutorSource[] = [
  {
    number: 1,
    of: 'lesson',
    title: 'Close the day',
    heading: 'Short or over',
    context: 'Keep the books of a small shop',
    path: `${PLACE}#short-or-over`,
    language: 'en',
    quote: 'A difference that is always short, or always on the same person’s shift, is a message.',
  },
  {
    number: 2,
    of: 'lesson',
    title: 'Your pocket and the shop’s',
    heading: 'Pay yourself on one day',
    context: 'Keep the books of a small shop',
    path: '/console/course/unit/lesson/pocket/Your-pocket#pay-yourself',
    language: 'en',
    quote: 'Write it in the book as “Out: wages”. On the other days the drawer is not yours.',
  },
  {
    number: 3,
    of: 'lesson',
    title: 'Close the day',
    heading: 'Count',
    context: 'Keep the books of a small shop',
    path: `${PLACE}#count`,
    language: 'en',
    quote: 'Count before you look at the book.',
  },
];

const [first, second, third] = sampleSources as [TutorSource, TutorSource, TutorSource];

const at = '2026-11-24T08:40:00Z';
const ANSWER: Omit<TutorAnswer, '_id'> = {
  ...{ from: 'assistant', state: 'done', kind: 'written', note: null, rating: null, createdAt: at },
  blocks: [],
  sources: [],
};
const question = (_id: string, text: string): TutorTurn => ({ _id, from: 'person', text, createdAt: at });

export const sampleAnswer: TutorAnswer = {
  ...ANSWER,
  _id: 'a1',
  blocks: [
    {
      kind: 'paragraph',
      sentences: [
        { text: 'A difference that is always short is a message, not bad luck.', sources: [1] },
        {
          text: 'Wrong change goes both ways: short on one evening, over on the next.',
          sources: [],
        },
      ],
    },
    {
      kind: 'hint',
      sentences: [
        {
          text: 'Look at your last three pages. Is the same thing missing each day, for example your own tea?',
          sources: [2],
        },
      ],
    },
    {
      kind: 'paragraph',
      sentences: [
        {
          text: 'If nothing is missing, count the drawer before you open the book, so that the number cannot lead you.',
          sources: [3],
        },
      ],
    },
  ],
  sources: sampleSources,
};

export const sampleTurns: TutorTurn[] = [
  question('q1', 'I am short every day, 30 to 50 shillings. What am I doing wrong?'),
  sampleAnswer,
  question('q2', 'I take tea and mandazi, about 40. Must I write that?'),
  {
    ...ANSWER,
    _id: 'a2',
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          {
            text: 'Then you may have found it. What leaves the drawer is written, and what you take for yourself is written as “Out: wages”.',
            sources: [1],
          },
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          {
            text: 'How much would be left of your 30 to 50 shillings if you wrote the tea?',
            sources: [],
          },
        ],
      },
    ],
    sources: [{ ...second, number: 1 }],
  },
];

const answer = (_id: string, rest: Partial<TutorAnswer>): TutorAnswer => ({ ...ANSWER, _id, ...rest });

/** Without a model: sentences of lessons, and a source that has none. */
export const passageTurns: TutorTurn[] = [
  question('q3', 'When do I count the drawer?'),
  answer('a3', {
    kind: 'passages',
    blocks: [
      { kind: 'paragraph', sentences: [{ text: 'Count before you look at the book.', sources: [1] }] },
      {
        kind: 'paragraph',
        sentences: [
          {
            text: 'A difference that is always short, or always on the same person’s shift, is a message.',
            sources: [2],
          },
        ],
      },
    ],
    sources: [
      { ...third, number: 1 },
      { ...first, number: 2 },
      {
        number: 3,
        of: 'course',
        title: 'Keep the books of a small shop',
        context: 'Business',
        heading: null,
        path: '/console/course/course-1/Keep-the-books-of-a-small-shop',
        language: 'en',
        quote: 'Three units for people who run a kiosk and want to know where the money goes.',
      },
    ],
  }),
];

export const nothingTurns: TutorTurn[] = [
  question('q4', 'Who won the football match yesterday?'),
  answer('a4', { kind: 'nothing' }),
];

export const helpTurns: TutorTurn[] = [
  question('q5', 'I failed again and I do not want to live any more.'),
  answer('a5', { kind: 'help' }),
];

export const closedTurns: TutorTurn[] = [
  question('q6', 'What is the answer to question 3?'),
  answer('a6', { kind: 'closed' }),
];

export const spentTurns: TutorTurn[] = [
  question('q7', 'When do I count the drawer?'),
  answer('a7', {
    kind: 'spent',
    blocks: [
      { kind: 'paragraph', sentences: [{ text: 'Count before you look at the book.', sources: [1] }] },
    ],
    sources: [{ ...third, number: 1 }],
  }),
];

export const writingTurns: TutorTurn[] = [
  question('q8', 'When do I count the drawer?'),
  answer('a8', {
    state: 'writing',
    blocks: [
      { kind: 'paragraph', sentences: [{ text: 'Count before you look at the book.', sources: [3] }] },
    ],
    sources: sampleSources,
  }),
];

export const brokenTurns: TutorTurn[] = [
  question('q9', 'What is wages?'),
  answer('a9', {
    state: 'stopped',
    blocks: [{ kind: 'paragraph', sentences: [{ text: 'Wages are what you pay', sources: [] }] }],
  }),
  question('q10', 'And what do I write for my own tea?'),
  answer('a10', { state: 'failed' }),
  question('q11', 'When do I count?'),
  answer('a11', { kind: 'passages', note: 'model-unreachable', sources: [{ ...third, number: 1 }] }),
];

export const longTurns: TutorTurn[] = [
  question('q12', `${'Kwa nini ninapungukiwa kila siku jioni ninapofunga duka langu? '.repeat(6)}`.trim()),
  answer('a12', {
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          { text: `https://example.org/${'very-long-address-without-a-space'.repeat(5)}`, sources: [1] },
        ],
      },
    ],
    sources: [
      {
        ...first,
        title: 'Uhasibu wa duka dogo kwa wanaoanza bila ujuzi wowote wa kuhesabu '.repeat(2).trim(),
        heading: 'Tofautikatiyafedhazadrooonafedhazakitabuchamauzo'.repeat(2),
        quote: 'Hesabu fedha zako kabla ya kufungua kitabu cha mauzo ya siku. '.repeat(6).trim(),
      },
    ],
  }),
];

/** The current time in the stories. */
export const TUTOR_NOW = Date.parse('2026-11-24T09:00:00Z');
