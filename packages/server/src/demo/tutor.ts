import type { Database } from '../platform/database';
import { newId } from '../platform/ids';
import { cutPassages, findSources, quotedAnswer, tutorAnswers, tutorConversations } from '../tutor';
import { courseOf, personOf } from './find';

/** Questions about the demo courses, in one conversation. */
const QUESTIONS = ['How often should I water my plants?', 'And aphids?'] as const;
const MINUTE = 60_000;

/**
 * Adds a conversation of the demo learner with the tutor, an hour old. Only the passages that it quotes are cut here: the
 * site cuts those of the other courses when it starts.
 */
export async function addDemoConversation(db: Database, now: Date): Promise<void> {
  const garden = await courseOf(db, 'kitchen-garden');
  await cutPassages(db, garden.id);
  const { id, role } = await personOf(db, 'learner');
  const conversationId = newId();
  const at = (question: number) => new Date(now.getTime() - (60 - question) * MINUTE);
  await db.insert(tutorConversations).values({
    id: conversationId,
    userId: id,
    title: QUESTIONS[0],
    createdAt: at(0),
    updatedAt: at(QUESTIONS.length - 1),
  });
  for (const [index, question] of QUESTIONS.entries()) {
    const asked = { question, previous: QUESTIONS[index - 1], language: 'en' } as const;
    const found = await findSources({ db }, { id, role, verified: true }, asked);
    const { blocks, sources } = quotedAnswer(found, question);
    await db.insert(tutorAnswers).values({
      ...{ conversationId, position: index + 1, question, state: 'done', blocks, sources },
      kind: sources.length > 0 ? 'passages' : 'nothing',
      createdAt: at(index),
    });
  }
}
