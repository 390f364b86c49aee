import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { inChunks } from '../platform/database/rows';
import { quizzes, writeQuizzes } from '../quizzes';
import { byPath, matchTitles } from './match-items';
import type { PreparedCourse } from './prepare-course';
import type { Recorder } from './recorder';

/**
 * Writes the quizzes of units and deletes those that are no longer in the file. A quiz that moved to another unit is
 * the same one, and so is one whose name in the file is new if its title is the only one of its kind. Quizzes that were
 * written in the console are left alone.
 */
export async function writeUnitQuizzes(
  tx: Executor,
  { units, known }: PreparedCourse,
  recorder?: Recorder,
): Promise<void> {
  const unitIds = [...new Set([...units.map(({ id }) => id), ...known.units.map(({ id }) => id)])];
  const wanted = units.flatMap(({ id: unitId, quizzes: own }) =>
    own.map(({ path, ...quiz }, index) => ({
      ...quiz,
      place: 'unit' as const,
      unitId,
      sourcePath: path,
      position: index + 1,
    })),
  );
  const before = await tx
    .select({ id: quizzes.id, unitId: quizzes.unitId, path: quizzes.sourcePath, title: quizzes.title })
    .from(quizzes)
    .where(and(inArray(quizzes.unitId, ['', ...unitIds]), isNotNull(quizzes.sourcePath)));
  const items = wanted.map(({ sourcePath: path, title }) => ({ path, title }));
  // Earlier imports from a Mac have decomposed names.
  const there = before.map(({ path, ...row }) => ({ ...row, path: path?.normalize('NFC') ?? row.id }));
  const matched = byPath(items, there);
  matchTitles(matched, items, there);
  for (const { sourcePath, unitId } of wanted) {
    const inPlace = before.some((row) => row.unitId === unitId && row.path === sourcePath);
    const id = matched.get(sourcePath);
    if (inPlace || id === undefined) continue;
    await tx.update(quizzes).set({ unitId, sourcePath }).where(eq(quizzes.id, id));
  }
  const ids = new Set(await writeQuizzes(tx, wanted));
  const removed = before.map(({ id }) => id).filter((id) => !ids.has(id));
  await recorder?.removing(tx, 'quizzes', removed);
  await inChunks(removed, (some) => tx.delete(quizzes).where(inArray(quizzes.id, some)));
}
