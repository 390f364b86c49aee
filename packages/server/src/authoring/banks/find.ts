import { and, eq, inArray } from 'drizzle-orm';
import { publicId, stagedId } from '../../courses';
import type { Executor } from '../../platform/database';
import { HttpError, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { bankRows, questionBanks } from '../../quizzes';
import { type OwnCourse, ownCourse } from '../access';
import { WORDING } from '../wording';

/**
 * The bank among the rows of a course, published or staged.
 * @throws {HttpError} 404 if it was removed there
 */
export async function bankIn(db: Executor, course: Pick<OwnCourse, 'id'>, bankId: string) {
  const [bank] = await db
    .select()
    .from(questionBanks)
    .where(
      and(
        eq(questionBanks.courseId, course.id),
        inArray(questionBanks.id, [publicId(bankId), stagedId(bankId)]),
      ),
    );
  if (bank === undefined) throw notFound(WORDING.noBank);
  return bank;
}

/**
 * A bank as the caller edits it.
 * @throws {HttpError} 404 if there is no such bank, or it belongs to another instructor's course
 */
export async function ownBank(db: Executor, caller: Caller, bankId: string) {
  const [row] = await db
    .select({ courseId: questionBanks.courseId })
    .from(questionBanks)
    .where(inArray(questionBanks.id, [publicId(bankId), stagedId(bankId)]));
  if (row === undefined) throw notFound(WORDING.noBank);
  const course = await ownCourse(db, caller, row.courseId).catch((error: unknown) => {
    throw error instanceof HttpError ? notFound(WORDING.noBank) : error;
  });
  return { course, bank: await bankIn(db, course, bankId) };
}

/** Questions of a bank by their ids in it. @throws {HttpError} 404 if one of them is not there any more */
export async function questionsIn(db: Executor, bankRowId: string, ids: readonly string[]) {
  const wanted = [...new Set(ids.map(publicId))];
  const rows = await bankRows(db, bankRowId, [...wanted, ...wanted.map(stagedId)]);
  const byId = new Map(rows.map((row) => [publicId(row.id), row]));
  return wanted.map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw notFound(WORDING.noBankQuestion);
    return row;
  });
}
