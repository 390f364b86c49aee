import { eq } from 'drizzle-orm';
import { lessonActivities, packages } from '../courses';
import type { Executor } from '../platform/database';
import { notFound } from '../platform/http/errors';
import { WORDING } from './wording';

/** @throws {HttpError} 404 if the lesson has none */
export async function findActivity(db: Executor, lessonId: string) {
  const [row] = await db
    .select({ activity: lessonActivities, format: packages.format })
    .from(lessonActivities)
    .innerJoin(packages, eq(packages.id, lessonActivities.packageId))
    .where(eq(lessonActivities.lessonId, lessonId));
  if (row === undefined) throw notFound(WORDING.noActivity);
  return { ...row.activity, format: row.format };
}

export type FoundActivity = Awaited<ReturnType<typeof findActivity>>;
