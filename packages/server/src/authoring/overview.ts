import type { AuthoredUnit } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { lessonActivities, lessons, lessonTexts, lessonVideos, lessonVideoTracks, units } from '../courses';
import type { Executor } from '../platform/database';
import { lessonDrafts } from './tables';

type Missing = AuthoredUnit['topics'][number]['missing'];

/** A lesson in the author's overview. */
export interface TopicOverview {
  id: string;
  title: string;
  minutes: number;
  weightBytes: number;
  preview: boolean;
  hasVideo: boolean;
  /** The caller's own. */
  hasDraft: boolean;
  /** Number of pictures without alt text, in all languages. */
  missingAlt: number;
  missing: Missing;
}

export interface UnitOverview {
  id: string;
  position: number;
  title: string;
  summary: string;
  price: number;
  version: number;
  topics: TopicOverview[];
}

/**
 * Loads units with their lessons in order, and what each lesson lacks, in one query.
 * @param input `which`: a condition on the units. `userId`: the user whose drafts are marked
 */
export async function loadOverview(
  db: Executor,
  { which, userId }: { which: SQL; userId: string },
): Promise<UnitOverview[]> {
  const texts = (what: SQL) =>
    sql`(select ${what} from ${lessonTexts} where ${lessonTexts.lessonId} = ${lessons.id})`;
  const rows = await db
    .select({
      unit: units,
      id: lessons.id,
      title: lessons.title,
      minutes: lessons.minutes,
      weightBytes: lessons.weightBytes,
      preview: lessons.preview,
      video: lessonVideos.lessonId,
      silent: sql<boolean>`${lessonVideos.transcriptHtml} is null`,
      activity: lessonActivities.lessonId,
      captioned: sql<boolean>`exists (select 1 from ${lessonVideoTracks} where ${lessonVideoTracks.lessonId} = ${lessons.id})`,
      drafted: sql<boolean>`exists (select 1 from ${lessonDrafts} where ${lessonDrafts.lessonId} = ${lessons.id} and ${lessonDrafts.userId} = ${userId})`,
      missingAlt: texts(sql`coalesce(sum(${lessonTexts.missingAlt}), 0)`).mapWith(Number),
      written: texts(
        sql`coalesce(bool_or(${lessonTexts.text} <> '' or ${lessonTexts.html} like '%<img%'), false)`,
      ).mapWith(Boolean),
    })
    .from(units)
    .leftJoin(lessons, eq(lessons.unitId, units.id))
    .leftJoin(lessonVideos, eq(lessonVideos.lessonId, lessons.id))
    .leftJoin(lessonActivities, eq(lessonActivities.lessonId, lessons.id))
    .where(and(which))
    .orderBy(asc(units.position), asc(units.id), asc(lessons.position), asc(lessons.id));
  const overview: UnitOverview[] = [];
  for (const row of rows) {
    const { id, position, title, summary, price, version } = row.unit;
    if (overview.at(-1)?.id !== id)
      overview.push({ id, position, title, summary, price, version, topics: [] });
    if (row.id === null) continue;
    const hasVideo = row.video !== null;
    const missing: Missing = [];
    if (!row.written && !hasVideo && row.activity === null) missing.push('empty-lessons');
    if (row.missingAlt > 0) missing.push('alt-text');
    if (hasVideo && !row.captioned) missing.push('captions');
    if (hasVideo && row.silent) missing.push('transcript');
    if ((row.weightBytes ?? 0) > LIMITS.heavyLessonBytes) missing.push('weight');
    overview.at(-1)?.topics.push({
      id: row.id,
      title: row.title ?? '',
      minutes: row.minutes ?? 0,
      weightBytes: row.weightBytes ?? 0,
      preview: row.preview ?? false,
      hasVideo,
      hasDraft: row.drafted,
      missingAlt: row.missingAlt,
      missing,
    });
  }
  return overview;
}

export const weightOf = (topics: readonly TopicOverview[]): number =>
  topics.reduce((sum, { weightBytes }) => sum + weightBytes, 0);
