import { z } from 'zod';
import { defineCall } from '../call';
import { ACTIVITY_LIMITS, ACTIVITY_STATUSES, PACKAGE_FORMATS } from '../constants';
import { Id, Named, Progress, Timestamp } from '../entities';
import { pageOf, SearchedPageQuery } from '../paging';
import { activityRoutes } from '../routes/activities';

const OfLesson = z.object({ lessonId: Id });
const OfTopic = z.object({ topicId: Id });

/** Run-time data: elements of the format's data model with their values, `{ 'cmi.location': '3' }`. */
const RunTimeData = z.record(z.string().max(255), z.string().max(ACTIVITY_LIMITS.suspendData));

/** The best that the learner has reached in all attempts. */
export const ActivityOutcome = z.object({
  status: z.enum(ACTIVITY_STATUSES),
  /** Per cent, 0 to 100; null: the activity has reported none. */
  score: z.number().nullable(),
  totalSeconds: z.number().int(),
  attempts: z.number().int(),
});
export type ActivityOutcome = z.infer<typeof ActivityOutcome>;

export const ActivityLaunch = z.object({
  /** Address of the player, to be shown in a frame. */
  playerUrl: z.string(),
  /** Of the player: the only one that its messages come from, and go to. */
  origin: z.string(),
  format: z.enum(PACKAGE_FORMATS),
  /** Relative to the player. */
  launch: z.string(),
  tracked: z.boolean(),
  /** Names this opening when its state is saved. A later opening ends it. Null: nothing is saved. */
  session: z.string().nullable(),
  /** The openings before this one with the last state of each that the server has. A later one is taken until this saves. */
  previous: z.array(z.object({ session: z.string(), sequence: z.number().int() })),
  /** What the run-time starts with, the elements that only the system writes included. */
  data: RunTimeData,
});
export type ActivityLaunch = z.infer<typeof ActivityLaunch>;

export const getActivity = defineCall(activityRoutes.getActivity, {
  summary: 'What the caller has reached in the activity of a lesson',
  params: OfLesson,
  answer: z.object({ data: ActivityOutcome }),
});

export const openActivity = defineCall(activityRoutes.openActivity, {
  summary:
    'Open the activity of a lesson in its player. Ends an earlier opening by the caller, in whatever window; nothing is saved for callers who are not enrolled. 503 if the site has no content host',
  params: OfLesson,
  answer: z.object({ data: ActivityLaunch }),
});

export const saveActivityState = defineCall(activityRoutes.saveActivityState, {
  summary:
    'Save the run-time data of an open activity: the whole state, or what has changed since `base`. One with a lower sequence than the last is ignored. 409 once the activity was opened elsewhere, or if the server has no state `base`',
  params: OfLesson,
  maxBytes: ACTIVITY_LIMITS.bodyBytes,
  body: z.object({
    session: z.string().max(64),
    /** Rises with every state of a session. */
    sequence: z.number().int().min(1).max(1_000_000_000),
    data: RunTimeData,
    /** `data` has only the elements that were set since the state of this sequence. */
    base: z.number().int().min(1).max(1_000_000_000).optional(),
    /** The activity has ended: no more follows in this session. */
    ended: z.boolean(),
  }),
  answer: z.object({
    data: ActivityOutcome.extend({
      /** The lesson is marked as done. */
      done: z.boolean(),
      /** Present if this has marked it. */
      unitProgress: Progress.optional(),
      courseProgress: Progress.optional(),
    }),
  }),
});

/** What one learner has reached in an activity. What the activity stored beyond it stays the learner's own. */
export const ActivityResultRow = ActivityOutcome.extend({
  learner: Named,
  /** False: not in the course any more. */
  enrolled: z.boolean(),
  /** The latest opening. */
  visitedAt: Timestamp,
  completedAt: Timestamp.nullable(),
});
export type ActivityResultRow = z.infer<typeof ActivityResultRow>;

/** Both calls on results are for instructors in their own courses (404 elsewhere); sudo and admin may make them too. */
export const listActivityResults = defineCall(activityRoutes.listActivityResults, {
  summary: 'What learners have reached in the activity of a lesson, the latest visit first',
  params: OfTopic,
  query: SearchedPageQuery,
  answer: pageOf(ActivityResultRow).extend({
    activity: z.object({
      title: z.string(),
      lesson: z.object({ _id: Id, title: z.string() }),
      unit: z.object({ _id: Id, title: z.string() }),
      course: z.object({ _id: Id, title: z.string() }),
      /** Who has opened it. */
      learners: z.number().int(),
      /** Who has completed or passed it. */
      completed: z.number().int(),
      /** Average of the learners' best scores, 0 to 100; null: none was reported. */
      averageScore: z.number().nullable(),
      /** Average time of a learner in all sessions. */
      averageSeconds: z.number().int().nullable(),
    }),
  }),
});

export const exportActivityResults = defineCall(activityRoutes.exportActivityResults, {
  summary: 'What all learners have reached in the activity of a lesson, as CSV',
  params: OfTopic,
  answer: z.object({ data: z.object({ name: z.string(), csv: z.string() }) }),
});
