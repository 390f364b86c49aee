import type { TutorExport } from '@digiken/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Viewer } from '../../courses';
import type { Deps } from '../../platform/services';
import { tutorAnswers, tutorConsents, tutorConversations, tutorFlags, tutorPersonDays } from '../tables';
import { selectConversations, toConversation, toTurns } from './view';

/** Everything that the tutor has stored about the caller, as it is read by them (spec 13.24). */
export async function exportTutor(
  { db, clock }: Deps<'clock'>,
  caller: NonNullable<Viewer>,
): Promise<TutorExport> {
  const mine = eq(tutorConversations.userId, caller.id);
  const ids = db.select({ id: tutorConversations.id }).from(tutorConversations).where(mine);
  const found = await selectConversations(db).where(mine).orderBy(asc(tutorConversations.createdAt));
  const answers = await db
    .select()
    .from(tutorAnswers)
    .where(inArray(tutorAnswers.conversationId, ids))
    .orderBy(asc(tutorAnswers.position));
  const flags = await db.select().from(tutorFlags).where(inArray(tutorFlags.conversationId, ids));
  const turnsOf = (id: string) =>
    toTurns(
      answers.filter((answer) => answer.conversationId === id),
      caller,
    );
  const reasons = new Map(flags.map((flag) => [flag.conversationId, flag.reasons]));
  const consents = await db
    .select()
    .from(tutorConsents)
    .where(eq(tutorConsents.userId, caller.id))
    .orderBy(asc(tutorConsents.createdAt), asc(tutorConsents.id));
  const days = await db
    .select({ date: tutorPersonDays.day, questions: tutorPersonDays.questions })
    .from(tutorPersonDays)
    .where(eq(tutorPersonDays.userId, caller.id))
    .orderBy(asc(tutorPersonDays.day));
  return {
    exportedAt: clock.now().toISOString(),
    consents: consents.map(({ accepted, age, version, createdAt }) => ({
      ...{ accepted, age, version },
      createdAt: createdAt.toISOString(),
    })),
    usage: days,
    conversations: found.map((row) => ({
      ...toConversation(row),
      flags: reasons.get(row.id) ?? [],
      turns: turnsOf(row.id),
    })),
  };
}
