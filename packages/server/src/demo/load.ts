import { dirname, join } from 'node:path';
import type { Role } from '@digiken/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { hashPassword } from '../auth';
import { categories, courses, refreshTotals, units } from '../courses';
import { importFrom } from '../import';
import type { Clock } from '../platform/clock';
import type { Config } from '../platform/config';
import type { Database, Executor } from '../platform/database';
import type { FileStore } from '../platform/files';
import { PATHS } from '../platform/paths';
import type { WorkerPool } from '../platform/workers';
import { cutPassages } from '../tutor';
import { hubs, users } from '../users';
import { addCommunity } from './community';
import { DEMO_HUB } from './community-content';
import {
  DEMO_CATEGORIES,
  DEMO_CATEGORIES_SW,
  DEMO_COURSES,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  type DemoCourse,
} from './content';
import { addDemoHub } from './hub';
import { enrolDemoLearner } from './learner';
import { addDemoQuizzes } from './quizzes';
import { addDemoLive } from './live';
import { submitDemoCourse } from './review';

export interface DemoAccount {
  role: Role;
  email: string;
  password: string;
}

interface DemoOrder {
  db: Database;
  files: FileStore;
  workers: WorkerPool;
  clock: Clock;
  config: Pick<Config, 'contentUrl'>;
}

/** The bundle reads the courses from the source folder, as it does the migrations. */
const COURSES = join(dirname(PATHS.migrations), 'src/demo/courses');
const DAY = 86_400_000;

/**
 * Fills an empty site: one account per role, four courses, a hub and messages. Safe to repeat: existing content
 * is not changed.
 * @returns the accounts with their password
 */
export async function loadDemo(order: DemoOrder): Promise<{ accounts: DemoAccount[] }> {
  const { db } = order;
  const now = order.clock.now();
  await addPeople(db, now);
  await db
    .insert(categories)
    .values(
      DEMO_CATEGORIES.map((name, index) => ({
        name,
        nameSw: DEMO_CATEGORIES_SW[name],
        createdAt: ago(now, DEMO_CATEGORIES.length - index),
      })),
    )
    .onConflictDoNothing();
  for (const course of DEMO_COURSES) await addCourse(order, now, course);
  // The demo learner's questions are answered from the courses.
  await cutPassages(db);
  await db.transaction((tx) => addCommunity(tx, now));
  await addDemoHub(order, now);
  await db.transaction((tx) => addDemoLive(tx, now));
  return { accounts: DEMO_PEOPLE.map(({ role, email }) => ({ role, email, password: DEMO_PASSWORD })) };
}

const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

async function addPeople(db: Database, now: Date): Promise<void> {
  const emails = DEMO_PEOPLE.map((person) => person.email);
  const existing = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails));
  const missing = DEMO_PEOPLE.filter((person) => !existing.some((user) => user.email === person.email));
  if (missing.length === 0) return;
  await db.transaction(async (tx) => {
    const [hub] = await tx.insert(hubs).values({ name: DEMO_HUB.name }).returning({ id: hubs.id });
    for (const person of missing) {
      await tx
        .insert(users)
        .values({
          ...person,
          passwordHash: await hashPassword(DEMO_PASSWORD),
          emailVerifiedAt: now,
          hubId: person.role === 'hub' ? hub?.id : null,
          createdAt: ago(now, 60),
        })
        .onConflictDoNothing();
    }
  });
}

async function addCourse(
  { db, files, workers, clock, config }: DemoOrder,
  now: Date,
  course: DemoCourse,
): Promise<void> {
  const sourceKey = `demo:${course.folder}`;
  const [existing] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.sourceKey, sourceKey));
  if (existing !== undefined) return;
  const ownerId = await idOfPerson(db, 'tutor');
  const [category] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.name, course.category));
  await db.transaction(async (tx) => {
    const { courseId } = await importFrom(
      { db: tx, files, workers, clock, config },
      {
        source: { kind: 'folder', path: join(COURSES, course.folder), scope: '', sourceKey },
        target: 'new',
        ownerId,
        publish: course.state === 'published',
      },
    );
    const { level, audience } = course;
    const outcomes = [...course.outcomes];
    const createdAt = ago(now, course.daysOld);
    await tx
      .update(courses)
      .set({ level, outcomes, audience, categoryId: category?.id, createdAt })
      .where(eq(courses.id, courseId));
    for (const [path, price] of Object.entries(course.prices)) {
      await tx
        .update(units)
        .set({ price })
        .where(and(eq(units.courseId, courseId), eq(units.sourcePath, path)));
    }
    await refreshTotals(tx, courseId);
    await addDemoQuizzes(tx, { courseId, folder: course.folder });
    if (course.state === 'review' && ownerId !== null)
      await submitDemoCourse(tx, { courseId, ownerId, submittedAt: createdAt });
    const learnerId = await idOfPerson(tx, 'user');
    if (course.learner !== null && learnerId !== null)
      await enrolDemoLearner(tx, { now, userId: learnerId, courseId, learner: course.learner });
  });
}

async function idOfPerson(db: Executor, role: Role): Promise<string | null> {
  const email = DEMO_PEOPLE.find((person) => person.role === role)?.email ?? '';
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? null;
}
