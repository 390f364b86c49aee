import { fullName } from '@digiken/contract/constants';
import { tickets } from '../help';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import { written } from '../platform/language';
import { ago } from './days';
import { personOf } from './find';

const TICKETS: readonly { reference: string; by: string; topic: string; daysAgo: number; text: string }[] = [
  {
    ...{ reference: 'HD-KM4TR', by: 'simiyu', topic: 'payment', daysAgo: 2 },
    text: 'Nimelipa 140 badala ya 150 kwa M-Pesa, na somo halijafunguka. Ujumbe wa malipo ninao kwenye simu.',
  },
  {
    ...{ reference: 'HD-BSTN7', by: 'learner', topic: 'courses', daysAgo: 1 },
    text: 'The film in “Water wisely” plays without sound on my phone. Other films have sound. The captions are fine.',
  },
];

/** Adds requests to the help desk that wait for an answer. Call it in a transaction. */
export async function addHelpRequests(tx: Executor, now: Date): Promise<void> {
  for (const { by, daysAgo, text, ...ticket } of TICKETS) {
    const person = await personOf(tx, by);
    const name = fullName(person);
    const createdAt = ago(now, daysAgo);
    const { id: userId, email } = person;
    await tx
      .insert(tickets)
      .values({ ...ticket, ...written({ text }), kind: 'help', userId, name, email, createdAt });
    const news = `${name} asked the help desk (${ticket.reference}).`;
    await notifyAdministrators(
      { db: tx, clock: { now: () => createdAt } },
      { type: 'Help request', message: news },
    );
  }
}
