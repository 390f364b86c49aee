import type { Lesson, LessonActivity, LessonVideo } from '@digiken/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import {
  lessonActivities,
  type lessonTexts,
  lessonVideos,
  lessonVideoTracks,
  packages,
  type Viewer,
} from '../courses';
import type { Executor } from '../platform/database';
import { statement } from '../platform/database/statements';
import { type LessonState, ownedLessons, progressOf, toLessonSummary, type UnitState } from './contents';

export interface LessonParts {
  viewer: Viewer;
  course: { id: string; title: string };
  /** Of the course, with the titles of lessons in the language that was asked for. */
  contents: readonly UnitState[];
  unit: UnitState;
  /** The lesson, an item of `unit`. */
  state: LessonState;
  /** The viewer manages the course. */
  manages: boolean;
  text: Pick<
    typeof lessonTexts.$inferSelect,
    'title' | 'html' | 'language' | 'machineTranslated' | 'headings'
  >;
  /** In which the lesson is offered, its default first. */
  languages: string[];
  video: LessonVideo | null;
  activity: LessonActivity | null;
  /** The reading position, 0 to 1. */
  scroll: number;
}

/** A lesson as its readers get it, with addresses of files that are not signed yet. */
export function toLesson(parts: LessonParts): Lesson {
  const { viewer, course, contents, unit, state, manages, text, languages, video, activity, scroll } = parts;
  const all = contents.flatMap((candidate) => candidate.lessons);
  const at = all.indexOf(state);
  const ref = (neighbour: LessonState | undefined) =>
    neighbour === undefined
      ? null
      : { _id: neighbour._id, title: neighbour.title, titleLanguage: neighbour.titleLanguage };
  return {
    ...toLessonSummary(state, unit.owned || manages),
    title: text.title,
    html: text.html,
    language: text.language,
    languages,
    machineTranslated: text.machineTranslated,
    headings: text.headings,
    video,
    activity,
    course: { _id: course.id, title: course.title },
    unit: { _id: unit.id, title: unit.title, position: contents.indexOf(unit) + 1 },
    position: unit.lessons.indexOf(state) + 1,
    previous: ref(all[at - 1]),
    next: ref(all[at + 1]),
    scroll,
    unitProgress: progressOf(unit.lessons),
    courseProgress: progressOf(ownedLessons(contents)),
    enrolled: unit.owned,
    mayDiscuss: viewer !== null && viewer.verified && (unit.owned || manages),
  };
}

const ofLessons = sql.placeholder('lessons');

const videosOfLessons = statement((db) =>
  db
    .select()
    .from(lessonVideos)
    .where(sql`${lessonVideos.lessonId} = any(${ofLessons})`)
    .prepare('videos_of_lessons'),
);

const tracksOfLessons = statement((db) =>
  db
    .select()
    .from(lessonVideoTracks)
    .where(sql`${lessonVideoTracks.lessonId} = any(${ofLessons})`)
    .orderBy(asc(lessonVideoTracks.language))
    .prepare('video_tracks_of_lessons'),
);

/** The videos of lessons with their captions, by lesson. */
export async function loadVideos(
  db: Executor,
  lessonIds: readonly string[],
): Promise<Map<string, LessonVideo>> {
  const videos = await videosOfLessons(db).execute({ lessons: lessonIds });
  if (videos.length === 0) return new Map();
  const tracks = await tracksOfLessons(db).execute({ lessons: lessonIds });
  return new Map(
    videos.map(({ lessonId, src, poster, seconds, weightBytes, soundSrc, soundBytes, transcriptHtml }) => {
      const captions = tracks
        .filter((track) => track.lessonId === lessonId)
        .map(({ language, label, src: address }) => ({ language, label, src: address }));
      const sound = soundSrc === null ? null : { src: soundSrc, bytes: soundBytes ?? 0 };
      return [lessonId, { src, poster, seconds, weightBytes, sound, captions, transcriptHtml }];
    }),
  );
}

/** What lessons open in the player of packages, by lesson. */
export async function loadActivities(
  db: Executor,
  lessonIds: readonly string[],
): Promise<Map<string, LessonActivity>> {
  const rows = await db
    .select({
      lessonId: lessonActivities.lessonId,
      title: lessonActivities.title,
      format: packages.format,
      weightBytes: lessonActivities.weightBytes,
    })
    .from(lessonActivities)
    .innerJoin(packages, eq(packages.id, lessonActivities.packageId))
    .where(inArray(lessonActivities.lessonId, [...lessonIds]));
  return new Map(rows.map(({ lessonId, ...activity }) => [lessonId, activity]));
}
