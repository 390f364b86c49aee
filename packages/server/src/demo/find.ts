import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { courses } from '../courses';
import type { Executor } from '../platform/database';
import { PATHS } from '../platform/paths';
import { users } from '../users';

/** The bundle reads the courses from the source folder, as it does the migrations. */
export const DEMO_FOLDER = join(dirname(PATHS.migrations), 'src/demo');

/** The address of a demo account. @param name the part before the @ */
export const addressOf = (name: string): string => `${name}@digiken.example`;

/** A demo account. @param name the part before the @ of its address @throws if there is none */
export async function personOf(db: Executor, name: string): Promise<typeof users.$inferSelect> {
  const [person] = await db
    .select()
    .from(users)
    .where(eq(users.email, addressOf(name)));
  if (!person) throw new Error(`The demo content has no account ${name}.`);
  return person;
}

/** A demo course. @param folder below `courses/` @throws if there is none */
export async function courseOf(db: Executor, folder: string): Promise<typeof courses.$inferSelect> {
  const [course] = await db
    .select()
    .from(courses)
    .where(eq(courses.sourceKey, sourceKeyOf(folder)));
  if (!course) throw new Error(`The demo content has no course ${folder}.`);
  return course;
}

export const sourceKeyOf = (folder: string): string => `demo:${folder}`;
