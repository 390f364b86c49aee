import type { Executor } from '../platform/database';

/** Writes an import of a course whose edits are staged (spec R.90, R.93). */
export interface Staging {
  /** `copy`: writes the staged copy. `course`: writes the course and repeats the changes in its copy. */
  writes: 'copy' | 'course';
  /**
   * Runs an edit of the course itself and repeats it in its staged copy, if it has one.
   * @param edit writes the course in the same transaction
   */
  carry: <T>(tx: Executor, courseId: string, edit: () => Promise<T>) => Promise<T>;
  /**
   * Creates the staged copy if edits of the course are staged.
   * @returns whether the import writes to a staged copy
   */
  begin: (tx: Executor, courseId: string) => Promise<boolean>;
  /** The id of the row in the staged copy. */
  stagedId: (id: string) => string;
  /** The id of the published row. */
  publicId: (id: string) => string;
}
