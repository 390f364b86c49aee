import type { ConsoleWork } from '@digiken/contract';
import { isAdministrator } from '../courses';
import { countUnanswered } from '../discussions';
import { countOpenRequests } from '../hubs';
import { readHeld } from '../payments';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { readTallies, sumOf } from '../platform/tallies';
import { countWaiting } from '../quizzes';

/** How much waits at the places of the caller's console (spec 17.99). */
export async function readConsoleWork(db: Executor, caller: Caller): Promise<ConsoleWork> {
  const isTutor = caller.role === 'tutor';
  const isAdmin = isAdministrator(caller);
  const hubId = caller.role === 'hub' ? caller.user.hub?._id : undefined;
  const tallies = isAdmin ? await readTallies(db, { names: ['courses-by-state', 'tickets'] }) : [];
  const count = (name: 'courses-by-state' | 'tickets', key: string) =>
    isAdmin ? sumOf(tallies, (tally) => tally.name === name && tally.key === key) : null;
  return {
    marking: isTutor ? await countWaiting(db, caller) : null,
    questions: isTutor ? await countUnanswered(db, caller) : null,
    requests: hubId === undefined ? null : await countOpenRequests(db, hubId),
    reviews: count('courses-by-state', 'review'),
    heldPayments: isAdmin ? (await readHeld(db)).count : null,
    tickets: count('tickets', 'open'),
  };
}
