import { publish } from '../../platform/events';
import type { Executor } from '../../platform/database';

export const topicOf = (answerId: string): string => `tutor:${answerId}`;

/** Tells those who follow an answer to read it again. Call it in the transaction of the change, or after it. */
export const changed = (db: Executor, answerId: string): Promise<void> =>
  publish(db, [topicOf(answerId)], 'changed');
