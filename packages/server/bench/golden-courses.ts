import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { categories, courses, refreshTotals, units } from '../src/courses';
import { importFrom } from '../src/import';
import type { Services } from '../src/platform/services';
import { cutPassages } from '../src/tutor';

const FOLDER = join(import.meta.dirname, '../test/fixtures/golden-courses');

/**
 * The courses that the golden questions are about, in English. They are texts of the demo as they were when the questions
 * were chosen, so that the demo can grow without changing what the questions measure.
 */
const COURSES: readonly {
  folder: string;
  category: string;
  publish: boolean;
  prices?: Readonly<Record<string, number>>;
}[] = [
  { folder: 'kitchen-garden', category: 'Farming and food', publish: true },
  {
    folder: 'shop-books',
    category: 'Business and money',
    publish: true,
    prices: { '2-stock': 350, '3-month': 450 },
  },
  { folder: 'home-solar', category: 'Energy and home', publish: false },
  { folder: 'phone-safety', category: 'Digital skills', publish: false },
];

/** Imports the courses into an empty site. Their key ends with the name of their folder. */
export async function writeGoldenCourses(services: Services): Promise<void> {
  const { db } = services;
  for (const { folder, category, publish, prices = {} } of COURSES) {
    const { courseId } = await importFrom(services, {
      source: { kind: 'folder', path: join(FOLDER, folder), scope: '', sourceKey: `golden:${folder}` },
      ...{ target: 'new', ownerId: null, publish },
    });
    const [made] = await db.insert(categories).values({ name: category }).returning();
    await db.update(courses).set({ categoryId: made?.id }).where(eq(courses.id, courseId));
    for (const [unit, price] of Object.entries(prices))
      await db
        .update(units)
        .set({ price })
        .where(and(eq(units.courseId, courseId), eq(units.sourcePath, unit)));
    await refreshTotals(db, courseId);
  }
  await cutPassages(db);
}
