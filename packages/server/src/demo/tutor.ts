import type { Executor } from '../platform/database';
import { newId } from '../platform/ids';
import { findSources, quotedAnswer, tutorAnswers, tutorConversations } from '../tutor';
import { personOf } from './find';

/** Questions about the demo courses, in one conversation. */
const QUESTIONS = ['How often should I water my plants?', 'And aphids?'] as const;
const MINUTE = 60_000;

/** Adds a conversation of the demo learner with the tutor, an hour old. */
export async function addDemoConversation(tx: Executor, now: Date): Promise<void> {
  const { id, role } = await personOf(tx, 'learner');
  const conversationId = newId();
  const at = (question: number) => new Date(now.getTime() - (60 - question) * MINUTE);
  await tx.insert(tutorConversations).values({
    id: conversationId,
    userId: id,
    title: QUESTIONS[0],
    createdAt: at(0),
    updatedAt: at(QUESTIONS.length - 1),
  });
  for (const [index, question] of QUESTIONS.entries()) {
    const asked = { question, previous: QUESTIONS[index - 1], language: 'en' } as const;
    const found = await findSources({ db: tx }, { id, role, verified: true }, asked);
    const { blocks, sources } = quotedAnswer(found, question);
    await tx.insert(tutorAnswers).values({
      ...{ conversationId, position: index + 1, question, state: 'done', blocks, sources },
      kind: sources.length > 0 ? 'passages' : 'nothing',
      createdAt: at(index),
    });
  }
}
