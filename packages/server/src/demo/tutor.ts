import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { newId } from '../platform/ids';
import { findSources, quotedAnswer, tutorAnswers, tutorConversations } from '../tutor';
import { users } from '../users';

/** Questions about the demo courses, in one conversation. */
const QUESTIONS = ['How often should I water my plants?', 'And aphids?'] as const;
const MINUTE = 60_000;

/** Adds a conversation of the demo learner with the tutor, an hour old. */
export async function addDemoConversation(tx: Executor, now: Date): Promise<void> {
  const [learner] = await tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.email, 'learner@digiken.example'));
  if (learner === undefined) return;
  const conversationId = newId();
  const at = (question: number) => new Date(now.getTime() - (60 - question) * MINUTE);
  await tx.insert(tutorConversations).values({
    id: conversationId,
    userId: learner.id,
    title: QUESTIONS[0],
    createdAt: at(0),
    updatedAt: at(QUESTIONS.length - 1),
  });
  for (const [index, question] of QUESTIONS.entries()) {
    const viewer = { ...learner, verified: true };
    const asked = { question, previous: QUESTIONS[index - 1], language: 'en' } as const;
    const { blocks, sources } = quotedAnswer(await findSources({ db: tx }, viewer, asked), question);
    await tx.insert(tutorAnswers).values({
      ...{ conversationId, position: index + 1, question, state: 'done', blocks, sources },
      kind: sources.length > 0 ? 'passages' : 'nothing',
      createdAt: at(index),
    });
  }
}
