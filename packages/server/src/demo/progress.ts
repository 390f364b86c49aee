import { asc, eq } from 'drizzle-orm';
import { countLearner, lessons, units } from '../courses';
import { enrolments, enrolmentUnits, noteStudied } from '../enrolment';
import { lessonProgress, weeklyGoals } from '../learning';
import type { Executor } from '../platform/database';
import { ago } from './days';
import { courseOf, personOf } from './find';

const MINUTE = 60_000;

/** Lessons that are done, and the days since the enrolment. The next lesson is half read. */
type Studied = readonly [done: number, daysAgo: number];

/** What learners study, by course folder. They have the units that cost nothing; those who bought more are in orders.ts. */
const STUDIES: Readonly<Record<string, Readonly<Record<string, Studied>>>> = {
  learner: { 'shop-books': [1, 3], 'kitchen-garden': [4, 9] },
  // The hub sees the progress of its member, the instructor a learner who began and left.
  otieno: { 'kitchen-garden': [6, 8] },
  naserian: { 'shop-books': [1, 12] },
  wambui: { 'kitchen-garden': [9, 58], 'clean-water': [5, 90], chickens: [3, 40] },
  mwende: { percentages: [3, 70], spreadsheets: [2, 20], 'first-aid': [1, 11] },
  gitau: { 'first-aid': [4, 33], beekeeping: [5, 75] },
  akinyi: { 'sell-by-phone': [3, 64], 'shop-books': [3, 30] },
  juma: { percentages: [2, 41], 'first-aid': [6, 27] },
  fatuma: { 'clean-water': [3, 38], 'first-aid': [2, 19] },
  cherono: { 'kitchen-garden': [9, 44], beekeeping: [6, 60] },
  kibet: { beekeeping: [6, 50], chickens: [2, 18] },
  moraa: { percentages: [3, 22], 'job-search': [3, 35] },
  ombati: { 'job-search': [1, 52], spreadsheets: [0, 26] },
  nafula: { 'shop-books': [3, 25], 'clean-water': [4, 31], 'kitchen-garden': [3, 18] },
  simiyu: { 'job-search': [2, 16], 'first-aid': [7, 48] },
  kendi: { 'sell-by-phone': [2, 14], chickens: [1, 29] },
  muriuki: { 'kitchen-garden': [9, 30], chickens: [3, 36] },
  rehema: { 'first-aid': [3, 12], 'sell-by-phone': [1, 40], percentages: [1, 4] },
  baraka: { 'first-aid': [5, 12], percentages: [1, 10] },
  ekai: { 'clean-water': [2, 45], beekeeping: [1, 40] },
  nasieku: { 'first-aid': [1, 21], 'clean-water': [5, 34] },
  adhiambo: { spreadsheets: [3, 17], 'job-search': [3, 24] },
  odongo: { spreadsheets: [1, 33], 'sell-by-phone': [0, 20] },
  njeri: { 'job-search': [2, 9], percentages: [2, 13] },
  kariuki: { spreadsheets: [3, 15] },
  mueni: { spreadsheets: [1, 8], 'kitchen-garden': [2, 11] },
  kioko: { 'first-aid': [2, 10], percentages: [0, 6] },
  amina: { 'clean-water': [1, 5], 'first-aid': [4, 12] },
  hamisi: { 'first-aid': [0, 12], beekeeping: [2, 7] },
  sang: { beekeeping: [1, 2], 'kitchen-garden': [0, 4] },
};

/** Lessons that somebody wants to do in a week. */
const GOALS: Readonly<Record<string, number>> = { wambui: 3, baraka: 5, kariuki: 4 };

/** Enrols the learners and adds their progress. Call it in a transaction, after the courses. */
export async function addProgress(tx: Executor, now: Date): Promise<void> {
  for (const [name, studies] of Object.entries(STUDIES)) {
    const { id: userId } = await personOf(tx, name);
    for (const [folder, studied] of Object.entries(studies))
      await enrol(tx, now, { userId, folder, studied });
    const goal = GOALS[name];
    if (goal !== undefined) await tx.insert(weeklyGoals).values({ userId, lessons: goal });
  }
}

async function enrol(
  tx: Executor,
  now: Date,
  { userId, folder, studied: [done, daysAgo] }: { userId: string; folder: string; studied: Studied },
): Promise<void> {
  const { id: courseId, ownerId, price } = await courseOf(tx, folder);
  const rows = await tx
    .select({ unitId: units.id, price: units.price, lessonId: lessons.id })
    .from(units)
    .innerJoin(lessons, eq(lessons.unitId, units.id))
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(lessons.position));
  const held = rows.filter((row) => row.price === 0);
  const createdAt = ago(now, daysAgo);
  const [enrolment] = await tx
    .insert(enrolments)
    .values({ userId, courseId, whole: price === 0, teacherId: ownerId, createdAt })
    .returning({ id: enrolments.id });
  const unitIds = [...new Set(held.map((row) => row.unitId))];
  await tx
    .insert(enrolmentUnits)
    .values(unitIds.map((unitId) => ({ enrolmentId: enrolment?.id ?? '', unitId, pricePaid: 0, createdAt })));
  const read = held.slice(0, done + 1).map(({ lessonId }, index) => {
    // One lesson a day since the enrolment.
    const lastOpenedAt = new Date(ago(now, Math.max(daysAgo - index, 0)).getTime() + 20 * MINUTE);
    const isDone = index < done;
    return { userId, lessonId, lastOpenedAt, doneAt: isDone ? lastOpenedAt : null, scroll: isDone ? 1 : 0.4 };
  });
  await tx.insert(lessonProgress).values(read);
  const last = read.at(-1);
  if (last) await noteStudied(tx, { userId, courseId, at: last.lastOpenedAt });
  await countLearner(tx, { courseId, change: 1 });
}
