import type { Executor } from '../platform/database';

/** Is told what an update of a course replaces, so that it can be undone. */
export interface Recorder {
  /** Before the first change. @param rowId the course, or its staged copy */
  begin: (tx: Executor, rowId: string) => Promise<void>;
  /** Before these rows are deleted with everything that belongs to them. */
  removing: (tx: Executor, kind: 'units' | 'lessons' | 'quizzes', ids: readonly string[]) => Promise<void>;
  /** After the last change. */
  end: (tx: Executor, rowId: string) => Promise<void>;
}
