import type { Unit } from '@digiken/contract';
import { type UnitState, toUnit } from '../learning';
import type { Executor } from '../platform/database';
import { requiredQuizzes } from '../quizzes';

type Completion = Pick<Unit, 'quizzes' | 'complete'>;

const NO_QUIZZES = { total: 0, passed: 0 };

/**
 * What completes each unit: its lessons, and its required quizzes if the unit asks for them (spec 12.148). Only units
 * that the user owns can be complete.
 * @returns by unit
 */
async function completionOf(
  db: Executor,
  userId: string | null,
  contents: readonly UnitState[],
): Promise<Map<string, Completion>> {
  const asking = contents.filter(({ owned, requiresQuizzes }) => owned && requiresQuizzes);
  const required =
    userId === null
      ? []
      : await requiredQuizzes(db, userId, [...new Set(asking.map(({ courseId }) => courseId))]);
  return new Map(
    contents.map((unit) => {
      const own = asking.includes(unit) ? required.filter(({ unitId }) => unitId === unit.id) : [];
      const quizzes =
        own.length === 0
          ? NO_QUIZZES
          : { total: own.length, passed: own.filter(({ passed }) => passed).length };
      const read = unit.lessons.length > 0 && unit.lessons.every(({ done }) => done);
      return [unit.id, { quizzes, complete: unit.owned && read && quizzes.passed === quizzes.total }];
    }),
  );
}

/** Units as learners see them. @param all whether the viewer may open every lesson */
export async function toUnits(
  db: Executor,
  userId: string | null,
  { contents, all }: { contents: readonly UnitState[]; all: boolean },
): Promise<Unit[]> {
  const completion = await completionOf(db, userId, contents);
  return contents.map((unit) => ({
    ...toUnit(unit, all),
    ...(completion.get(unit.id) ?? { quizzes: NO_QUIZZES, complete: false }),
  }));
}
