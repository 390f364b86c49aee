import type { CourseState, Level } from '@digiken/contract';
import { categories, courses, lessons, lessonTexts, units } from '../src/courses/tables';
import { refreshTotals } from '../src/courses/totals';
import { newId } from '../src/platform/ids';
import { writePassages } from '../src/tutor';
import type { TestServer } from './support/server';

export interface Seed {
  title?: string;
  summary?: string;
  state?: CourseState;
  level?: Level;
  /** Whole shillings of each unit; each has two lessons. */
  prices?: number[];
  priceWhole?: number | null;
  ownerId?: string;
  categoryId?: string;
  /** Days before the server's now. */
  daysOld?: number;
}

export interface Seeded {
  id: string;
  title: string;
  units: { id: string; title: string; lessons: string[] }[];
}

export async function seedCategory(server: TestServer, name: string): Promise<string> {
  const id = newId();
  await server.services.db.insert(categories).values({ id, name });
  return id;
}

/** A course of short lessons. The first lesson is the free preview. */
export async function seedCourse(server: TestServer, seed: Seed = {}): Promise<Seeded> {
  const { db } = server.services;
  const { title = `Course ${newId()}`, prices = [0], daysOld = 0 } = seed;
  const id = newId();
  await db.insert(courses).values({
    id,
    title,
    state: seed.state ?? 'published',
    summary: seed.summary ?? 'A course for tests.',
    descriptionMarkdown: 'About it.',
    descriptionHtml: '<p>About it.</p>',
    level: seed.level ?? 'beginner',
    ownerId: seed.ownerId,
    categoryId: seed.categoryId,
    priceWhole: seed.priceWhole,
    languages: ['en'],
    createdAt: new Date(server.clock.now().getTime() - daysOld * 86_400_000),
  });
  const seeded: Seeded = { id, title, units: [] };
  for (const [index, price] of prices.entries()) {
    const unit = { id: newId(), title: `Unit ${index + 1}`, lessons: [] as string[] };
    await db
      .insert(units)
      .values({ id: unit.id, courseId: id, position: index + 1, title: unit.title, summary: '', price });
    for (const position of [1, 2]) {
      const lessonId = newId();
      await addLesson(
        server,
        unit.id,
        lessonId,
        position,
        `Lesson ${index + 1}.${position}`,
        index === 0 && position === 1,
      );
      unit.lessons.push(lessonId);
    }
    seeded.units.push(unit);
  }
  await refreshTotals(db, id);
  return seeded;
}

async function addLesson(
  server: TestServer,
  unitId: string,
  id: string,
  position: number,
  title: string,
  preview: boolean,
) {
  const { db } = server.services;
  await db
    .insert(lessons)
    .values({ id, unitId, position, title, preview, minutes: 3, weightBytes: 1000, defaultLanguage: 'en' });
  await addText(server, id, 'en', title, `The text of ${title}.`);
}

export async function addText(
  server: TestServer,
  lessonId: string,
  language: string,
  title: string,
  text: string,
) {
  const row = {
    lessonId,
    language,
    title,
    text,
    source: text,
    html: `<p>${text}</p>`,
    headings: [],
    machineTranslated: language !== 'en',
  };
  await server.services.db.transaction(async (tx) => {
    await tx.insert(lessonTexts).values(row);
    await writePassages(tx, [lessonId]);
  });
}
