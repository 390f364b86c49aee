import type { ActivityOutcome, activities as calls, AnswerOf, BodyOf } from '@digiken/contract';
import type { PackageFormat } from '@digiken/contract/constants';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '../courses';
import { readableLesson, saveProgress } from '../learning';
import type { Executor } from '../platform/database';
import { conflict, HttpError } from '../platform/http/errors';
import type { Deps } from '../platform/services';
import { checkData } from './elements';
import { findActivity, type FoundActivity } from './find';
import { bestOf, completes, type Outcome, outcomeOf } from './outcome';
import { activityStates, type PreviousSession } from './tables';
import { secondsOf } from './values';
import { WORDING } from './wording';

type SavedState = AnswerOf<typeof calls.saveActivityState>['data'];

const PROBLEMS = {
  unknown: WORDING.unknownElement,
  value: WORDING.invalidValue,
  size: WORDING.tooLarge,
} as const;

const own = (userId: string, lessonId: string) =>
  and(eq(activityStates.userId, userId), eq(activityStates.lessonId, lessonId));

/**
 * Saves the run-time data of an open activity: all of it, or what has changed since the state `base`. An older state that
 * arrives late is ignored. Once the activity is completed or passed, the lesson is marked as done by the rules for every
 * lesson (spec 14.266).
 * @param kept it could not be sent when its window closed: taken of the opening before, until the present one saves
 * @throws {HttpError} 403 or 404 as for reading the lesson, 409 if it was opened elsewhere since or there is no state
 *   `base`, 422 for data that the format does not allow
 */
export async function saveState(
  services: Deps<'clock'>,
  viewer: NonNullable<Viewer>,
  {
    lessonId,
    session,
    sequence,
    data: given,
    base,
    ended,
    kept = false,
  }: BodyOf<typeof calls.saveActivityState> & { lessonId: string; kept?: boolean },
): Promise<SavedState> {
  const { db, clock } = services;
  await readableLesson(db, viewer, lessonId);
  const activity = await findActivity(db, lessonId);
  const changes = checked(activity.format, given);
  const time = changes['cmi.core.session_time'] ?? changes['cmi.session_time'];
  const exit = changes['cmi.core.exit'] ?? changes['cmi.exit'] ?? '';
  const saved = await db.transaction(async (tx) => {
    const [state] = await tx.select().from(activityStates).where(own(viewer.id, lessonId)).for('update');
    const late = state === undefined || !kept ? null : lateSession(state, session);
    if (state === undefined || (state.session !== session && late === null))
      throw conflict(WORDING.openedElsewhere);
    const { sequence: last } = late ?? state;
    if (sequence <= last) return { state, completed: false };
    if (base !== undefined && base > last) throw conflict(WORDING.noBase);
    // Changes alone can be allowed and too much together with what is there.
    const data = base === undefined ? changes : checked(activity.format, { ...state.data, ...changes });
    const attempt = outcomeOf(activity, data, ended);
    const outcome = bestOf(state, attempt);
    const now = clock.now();
    const completed = completes(outcome.status) && state.completedAt === null;
    const [written] = await tx
      .update(activityStates)
      .set({
        ...outcome,
        data: { ...withoutSession(data), ...(ended && decided(activity, attempt)) },
        ...(late === null
          ? { sequence, sessionSeconds: time === undefined ? state.sessionSeconds : secondsOf(time) }
          : timesOf(state, { ...late, sequence }, time)),
        over: ended && exit !== 'suspend',
        savedAt: now,
        ...(completed && { completedAt: now }),
      })
      .where(own(viewer.id, lessonId))
      .returning();
    return { state: written ?? state, completed };
  });
  const outcome = toOutcome(saved.state);
  const done = completes(outcome.status);
  if (!saved.completed) return { ...outcome, done };
  const { unitProgress, courseProgress } = await saveProgress(services, viewer, { lessonId, done: true });
  return { ...outcome, done, unitProgress, courseProgress };
}

/** @throws {HttpError} 422 for data that the format does not allow */
function checked(format: PackageFormat, given: Readonly<Record<string, string>>): Record<string, string> {
  const result = checkData(format, given);
  if (result.ok) return result.data;
  throw new HttpError(422, PROBLEMS[result.problem], { errors: { data: result.element.slice(0, 100) } });
}

type State = typeof activityStates.$inferSelect;

/** An opening before the present one, which has not saved yet; null: `session` is not one. */
const lateSession = ({ previous, sequence }: State, session: string): PreviousSession | null =>
  (sequence === 0 && previous.find((each) => each.session === session)) || null;

/** The opening has added the time of the session to the attempt. Sessions before the late one are over. */
function timesOf({ attemptSeconds, previous }: State, late: PreviousSession, time: string | undefined) {
  const at = previous.findIndex(({ session }) => session === late.session);
  const before = previous[at]?.seconds ?? 0;
  const seconds = time === undefined ? before : secondsOf(time);
  return {
    attemptSeconds: attemptSeconds - before + seconds,
    previous: [...previous.slice(0, at), { ...late, seconds }],
  };
}

/** In SCORM 1.2 the system writes its decision into the status, which the activity reads the next time. */
function decided({ format, tracked }: FoundActivity, { status }: Outcome): Record<string, string> {
  const writes = format === 'scorm-1.2' && tracked && status !== 'incomplete' && status !== 'none';
  return writes ? { 'cmi.core.lesson_status': status } : {};
}

/** What belongs to one session only is not given to the next. */
function withoutSession(data: Record<string, string>): Record<string, string> {
  const {
    'cmi.core.session_time': _time12,
    'cmi.core.exit': _exit12,
    'cmi.session_time': _time,
    'cmi.exit': _exit,
    ...rest
  } = data;
  return rest;
}

const NOT_STARTED: ActivityOutcome = { status: 'none', score: null, totalSeconds: 0, attempts: 0 };

const toOutcome = (state: State): ActivityOutcome => ({
  status: state.status,
  score: state.score,
  totalSeconds: state.earlierSeconds + state.attemptSeconds + state.sessionSeconds,
  attempts: state.attempt,
});

/**
 * What the viewer has reached in the activity of a lesson.
 * @throws {HttpError} 401, 403, 404 as for reading the lesson, 404 if it has no activity
 */
export async function readOutcome(db: Executor, viewer: Viewer, lessonId: string): Promise<ActivityOutcome> {
  await readableLesson(db, viewer, lessonId);
  await findActivity(db, lessonId);
  if (viewer === null) return NOT_STARTED;
  const [state] = await db.select().from(activityStates).where(own(viewer.id, lessonId));
  return state === undefined ? NOT_STARTED : toOutcome(state);
}
