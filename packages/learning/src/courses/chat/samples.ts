import type { ChatMessageView } from './types';

/** The current time in the stories. */
export const NOW = Date.parse('2026-11-21T09:00:00.000Z');

export const question: ChatMessageView = {
  id: 'q1',
  from: 'me',
  at: '2026-11-21T08:52:00.000Z',
  text: 'My two counts differ by one packet. Which one do I write down?',
};

export const answer: ChatMessageView = {
  id: 'a1',
  from: 'tutor',
  at: '2026-11-21T08:52:20.000Z',
  text: `Neither of the two yet. When two counts differ, the lesson asks for a **third count by another person** [1].

Before that, look at the usual reasons:

1. A packet stands behind another one. Look behind the first row.
2. Somebody bought one while you counted. Count after closing time [2].
3. A number was only thought and not said aloud.

Write down the number that two counts agree on.`,
  citations: [
    { id: 'c1', label: 'Counting stock: when two counts differ', href: '#lesson-counting' },
    { id: 'c2', label: 'A Sunday evening in the shop: when to count', href: '#lesson-sunday' },
  ],
};

export const codeAnswer: ChatMessageView = {
  id: 'a2',
  from: 'tutor',
  name: 'Mwalimu',
  at: '2026-11-21T08:55:00.000Z',
  text: `In a spreadsheet the difference is one formula: \`=B2-C2\`. In Python it could be:

\`\`\`python
first = {"unga": 31, "sugar": 18}
second = {"unga": 29, "sugar": 18}
for goods, count in first.items():
    difference = count - second[goods]
    if difference != 0:
        print(f"{goods}: the two counts differ by {difference} packets, so count this shelf again")
\`\`\`

- Goods whose counts agree print nothing.
- Here only \`unga\` is printed.`,
};

export const person: ChatMessageView = {
  id: 'p1',
  from: 'person',
  name: 'Wanjiru Kamau',
  at: '2026-11-21T08:58:00.000Z',
  text: 'Habari Otieno, I am your instructor. I have read your question: bring the count sheet on Monday and we look at it together.',
};
