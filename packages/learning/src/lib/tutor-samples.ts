import type { HelplineView, TutorAnswerView, TutorSourceView, TutorTurnView } from './tutor';

const at = '/console/course/unit/lesson/close-the-day/Close-the-day';

const sampleSources: TutorSourceView[] = [
  {
    number: 1,
    of: 'lesson',
    title: 'Close the day',
    heading: 'Short or over',
    context: 'Keep the books of a small shop',
    href: `${at}#short-or-over`,
    language: 'en',
    quote: 'A difference that is always short, or always on the same person’s shift, is a message.',
  },
  {
    number: 2,
    of: 'lesson',
    title: 'Your pocket and the shop’s',
    heading: 'Pay yourself on one day',
    context: 'Keep the books of a small shop',
    href: '/console/course/unit/lesson/pocket/Your-pocket#pay-yourself',
    language: 'en',
    quote: 'Write it in the book as “Out: wages”. On the other days the drawer is not yours.',
  },
  {
    number: 3,
    of: 'lesson',
    title: 'Close the day',
    heading: 'Count',
    context: 'Keep the books of a small shop',
    href: `${at}#count`,
    language: 'en',
    quote: 'Count before you look at the book.',
  },
];

const [first, second, third] = sampleSources as [TutorSourceView, TutorSourceView, TutorSourceView];

export const sampleAnswer: TutorAnswerView = {
  id: 'a1',
  from: 'assistant',
  state: 'done',
  kind: 'written',
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

export const sampleTurns: TutorTurnView[] = [
  {
    id: 'q1',
    from: 'person',
    text: 'I am short every day, 30 to 50 shillings. What am I doing wrong?',
  },
  sampleAnswer,
  { id: 'q2', from: 'person', text: 'I take tea and mandazi, about 40. Must I write that?' },
  {
    id: 'a2',
    from: 'assistant',
    state: 'done',
    kind: 'written',
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

const question = (id: string, text: string): TutorTurnView => ({ id, from: 'person', text });

const answer = (id: string, rest: Partial<TutorAnswerView>): TutorAnswerView => ({
  id,
  from: 'assistant',
  state: 'done',
  kind: 'written',
  blocks: [],
  sources: [],
  ...rest,
});

/** Without a model: sentences of lessons, and a source that has none. */
export const passageTurns: TutorTurnView[] = [
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
        href: '/console/course/course-1/Keep-the-books-of-a-small-shop',
        language: 'en',
        quote: 'Three units for people who run a kiosk and want to know where the money goes.',
      },
    ],
  }),
];

export const nothingTurns: TutorTurnView[] = [
  question('q4', 'Who won the football match yesterday?'),
  answer('a4', { kind: 'nothing' }),
];

export const helpTurns: TutorTurnView[] = [
  question('q5', 'I failed again and I do not want to live any more.'),
  answer('a5', { kind: 'help' }),
];

export const closedTurns: TutorTurnView[] = [
  question('q6', 'What is the answer to question 3?'),
  answer('a6', { kind: 'closed' }),
];

export const spentTurns: TutorTurnView[] = [
  question('q7', 'When do I count the drawer?'),
  answer('a7', {
    kind: 'spent',
    blocks: [
      { kind: 'paragraph', sentences: [{ text: 'Count before you look at the book.', sources: [1] }] },
    ],
    sources: [{ ...third, number: 1 }],
  }),
];

export const writingTurns: TutorTurnView[] = [
  question('q8', 'When do I count the drawer?'),
  answer('a8', {
    state: 'writing',
    blocks: [
      { kind: 'paragraph', sentences: [{ text: 'Count before you look at the book.', sources: [3] }] },
    ],
    sources: sampleSources,
  }),
];

export const brokenTurns: TutorTurnView[] = [
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

export const longTurns: TutorTurnView[] = [
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

export const helplines: HelplineView[] = [
  { name: 'Befrienders Kenya', number: '+254 722 178 177', tel: '+254722178177' },
  { name: 'Kenya Red Cross', number: '1199', tel: '1199' },
];
export const emergencyNumbers = ['999', '112'];

/** The current time in the stories. */
export const TUTOR_NOW = Date.parse('2026-11-24T09:00:00Z');
