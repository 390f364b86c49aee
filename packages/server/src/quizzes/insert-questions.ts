import type { AuthoredQuestion } from '@digiken/contract';
import type { Executor } from '../platform/database';
import { inChunks } from '../platform/database/rows';
import { newId } from '../platform/ids';
import { questionKeys, questions, questionVersions } from './tables';

/** Writes new questions in their first version. @returns their ids, in order */
export async function insertQuestions(tx: Executor, list: readonly AuthoredQuestion[]): Promise<string[]> {
  const added = list.map((question) => ({ ...question, questionId: newId(), version: 1 }));
  await inChunks(added, async (some) => {
    await tx.insert(questions).values(some.map(({ questionId }) => ({ id: questionId })));
    await tx
      .insert(questionVersions)
      .values(some.map(({ questionId, version, body, tags }) => ({ questionId, version, body, tags })));
    await tx
      .insert(questionKeys)
      .values(some.map(({ questionId, version, key, feedback }) => ({ questionId, version, key, feedback })));
  });
  return added.map(({ questionId }) => questionId);
}
