import type { AssignmentNotice } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import { notifyUsers } from '../notifications';
import type { Deps } from '../platform/services';
import type { Found } from './find';

/** Whom to tell, and the due date of each. */
export interface Recipient {
  userId: string;
  dueOn: string | null;
}

/**
 * Tells members about an assigned course, in one statement for each due date. Of the same course, hub, day and kind
 * they are told once, also if it is assigned to them twice. Call it in the transaction of the event.
 * @param input `event`: what makes this notice another one than the last
 */
export async function tellMembers(
  deps: Deps<'clock'>,
  { row, hub, course }: Found,
  { people, outcome, event }: { people: readonly Recipient[]; outcome: AssignmentNotice; event: string },
): Promise<void> {
  for (const dueOn of new Set(people.map((person) => person.dueOn))) {
    const ids = people.filter((person) => person.dueOn === dueOn).map(({ userId }) => userId);
    await notifyUsers(deps, {
      who: sql`select unnest(${sql.param(ids)}::text[])`,
      subject: {
        type: 'assignment',
        hub: { _id: row.hubId, name: hub },
        course: { _id: row.courseId, name: course },
        dueOn,
        outcome,
      },
      event: `${row.hubId} ${row.courseId} ${event} ${dueOn ?? ''}`,
    });
  }
}
