import { loadContents, ownedLessons, progressOf } from '../../learning';
import type { Deps } from '../../platform/services';
import { missedQuestions } from '../../quizzes';
import { givesOrders } from '../safety/injection';
import { plainPrompt } from './plain-prompt';

/** Most prompts of questions that the model is told. */
const MOST_MISSED = 6;

/** What the model is told about a learner: no name, no address, no score. */
export interface LearnerContext {
  facts: string[];
  missed: string[];
}

/**
 * Where a learner is in a course, and what was difficult in the last quizzes there (spec 13.15).
 */
export async function contextOf(
  deps: Deps<'clock'>,
  userId: string,
  { courseId, lessonId }: { courseId: string | undefined; lessonId: string | undefined },
): Promise<LearnerContext> {
  const facts = lessonId === undefined ? [] : ['The learner is reading a lesson of this course.'];
  if (courseId === undefined) return { facts, missed: [] };
  const { done, total } = progressOf(
    ownedLessons(await loadContents(deps.db, { courseIds: [courseId], userId })),
  );
  if (total > 0) facts.push(`${done} of ${total} lessons of this course are done.`);
  const missed = await missedQuestions(deps, { userId, courseId });
  const prompts = missed.map(plainPrompt).filter((prompt) => !givesOrders(prompt));
  return { facts, missed: [...new Set(prompts)].slice(0, MOST_MISSED) };
}
