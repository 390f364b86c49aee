import { messages, threadParticipants, threads } from '../messages';
import type { Executor } from '../platform/database';
import { newId } from '../platform/ids';
import { written } from '../platform/language';
import { ago } from './days';
import { personOf } from './find';

interface DemoTalk {
  subject: string;
  /** Who has not answered yet. */
  to?: string;
  /** The messages in order; the last one is unread for the other person. */
  lines: readonly { from: string; daysAgo: number; body: string }[];
}

const TALKS: readonly DemoTalk[] = [
  {
    subject: 'Seedlings that fall over',
    lines: [
      {
        from: 'learner',
        daysAgo: 3,
        body: 'My tomato seedlings grow long and then fall over. I water them every evening. What am I doing wrong?',
      },
      {
        from: 'instructor',
        daysAgo: 2,
        body: 'They look for light. Move the tray to where it gets sun from the morning on, and water in the morning instead: wet soil at night rots the stem.',
      },
    ],
  },
  {
    subject: 'Tuesday at the library',
    lines: [
      {
        from: 'hub',
        daysAgo: 5,
        body: 'This Tuesday we talk about compost. Bring a handful of the soil that you plant in, if you can.',
      },
      {
        from: 'otieno',
        daysAgo: 4,
        body: 'I will bring two, from the plot and from the tins on the balcony. They look very different.',
      },
    ],
  },
  {
    subject: 'Page of a day with credit',
    lines: [
      {
        from: 'instructor',
        daysAgo: 6,
        body: 'You wrote that half of your customers pay at the end of the month. Do you write their names on the page of the day?',
      },
      {
        from: 'nafula',
        daysAgo: 1,
        body: 'Only in my head until now. I have begun a second column for credit. Is that what the third unit does?',
      },
    ],
  },
  {
    subject: 'Ants on the posts',
    lines: [
      {
        from: 'cherono',
        daysAgo: 8,
        body: 'Black ants climb the posts of my hives every night. The grease was washed off by the rain.',
      },
      {
        from: 'rotich',
        daysAgo: 7,
        body: 'Cut an old tin into a collar that looks downwards, and put the grease under it, where no rain reaches. Cut the grass around the posts, too.',
      },
      { from: 'cherono', daysAgo: 3, body: 'Three nights without ants. Thank you.' },
    ],
  },
  {
    subject: 'Mafunzo ya Jumamosi',
    lines: [
      {
        from: 'kazungu',
        daysAgo: 3,
        body: 'Muuguzi atakuja Jumamosi ya kwanza. Tafadhali soma sehemu ya pili ya kozi kabla ya siku hiyo.',
      },
      { from: 'baraka', daysAgo: 2, body: 'Nimesoma yote. Nitaleta leso kubwa kwa ajili ya mazoezi.' },
    ],
  },
  {
    subject: 'Training for our boda riders',
    to: 'mwakio',
    lines: [
      {
        from: 'simiyu',
        daysAgo: 4,
        body: 'We are eleven riders at one stage. Could you come and practise the recovery position with us?',
      },
    ],
  },
];

/** Adds the conversations. Call it in a transaction. */
export async function addMessages(tx: Executor, now: Date): Promise<void> {
  for (const talk of TALKS) await addTalk(tx, now, talk);
}

async function addTalk(tx: Executor, now: Date, { subject, to, lines }: DemoTalk): Promise<void> {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return;
  const names = new Set(lines.map(({ from }) => from));
  if (to !== undefined) names.add(to);
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, (await personOf(tx, name)).id);
  const threadId = newId();
  const lastMessageAt = ago(now, last.daysAgo);
  await tx.insert(threads).values({
    ...{ id: threadId, createdBy: ids.get(first.from), createdAt: ago(now, first.daysAgo) },
    ...written({ subject }),
  });
  await tx.insert(threadParticipants).values(
    [...ids].map(([name, userId]) => {
      const wrote = name === last.from;
      const readAt = wrote ? lastMessageAt : ago(now, first.daysAgo);
      return { threadId, userId, lastMessageAt, unread: wrote ? 0 : 1, readAt };
    }),
  );
  await tx.insert(messages).values(
    lines.map(({ from, daysAgo, body }) => ({
      ...{ threadId, senderId: ids.get(from), ...written({ body }), createdAt: ago(now, daysAgo) },
    })),
  );
}
