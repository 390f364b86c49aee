import type { ActivityLaunch } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '../courses';
import { readableLesson } from '../learning';
import { contentOriginOf } from '../platform/config-content';
import type { Executor } from '../platform/database';
import { HttpError } from '../platform/http/errors';
import { newId } from '../platform/ids';
import type { Deps } from '../platform/services';
import { type FoundActivity, findActivity } from './find';
import type { PackageTokens } from './package-tokens';
import { activityStates, type PreviousSession } from './tables';
import { asDuration, asTimespan } from './values';
import { WORDING } from './wording';

/** Openings in a row without a saved state, of which one may have left a state on the device. */
const MOST_PREVIOUS = 20;

/** A session that has begun. */
interface Opened {
  session: string;
  previous?: PreviousSession[];
  data: Record<string, string>;
  totalSeconds: number;
  entry: '' | 'ab-initio' | 'resume';
}

/** What the system tells an activity about its learner and this opening. */
interface LaunchFacts {
  learner: { id: string; name: string };
  /** The activity's progress counts. */
  credit: boolean;
  entry: '' | 'ab-initio' | 'resume';
  totalSeconds: number;
}

/**
 * Opens the activity of a lesson. The state of a learner belongs to this opening from now on; earlier ones can no longer
 * write (spec 14.264). For others, such as authors and visitors of a preview, nothing is kept.
 * @throws {HttpError} 401, 403, 404 as for reading the lesson, 404 if it has no activity, 503 without a content host
 */
export async function openActivity(
  { db, clock, config, tokens }: Deps<'clock' | 'config'> & { tokens: PackageTokens },
  viewer: Viewer,
  { lessonId, name }: { lessonId: string; name: string },
): Promise<ActivityLaunch> {
  const lesson = await readableLesson(db, viewer, lessonId);
  const activity = await findActivity(db, lessonId);
  const { contentUrl } = config;
  if (contentUrl === undefined) throw new HttpError(503, WORDING.noContentHost);
  const state =
    viewer !== null && lesson.owned
      ? await openState(db, { activity, userId: viewer.id, session: newId(), now: clock.now() })
      : null;
  const facts: LaunchFacts = {
    learner: { id: viewer?.id ?? 'visitor', name },
    credit: state !== null,
    entry: state?.entry ?? 'ab-initio',
    totalSeconds: state?.totalSeconds ?? 0,
  };
  const origin = contentOriginOf(contentUrl, activity.packageId);
  const token = tokens.sign({ userId: viewer?.id ?? null, packageId: activity.packageId });
  return {
    playerUrl: `${origin}/packages/${token}/player`,
    origin,
    format: activity.format,
    launch: `content/${activity.launch}`,
    tracked: activity.tracked,
    session: state?.session ?? null,
    previous: (state?.previous ?? []).map(({ session, sequence }) => ({ session, sequence })),
    data: { ...state?.data, ...elementsOf(activity, facts) },
  };
}

/** Begins a session, and a new attempt where the last one is over (SCORM 2004; in SCORM 1.2 the data stays). */
async function openState(
  db: Executor,
  { activity, userId, session, now }: { activity: FoundActivity; userId: string; session: string; now: Date },
): Promise<Opened> {
  const { lessonId } = activity;
  const own = and(eq(activityStates.userId, userId), eq(activityStates.lessonId, lessonId));
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(activityStates)
      .values({ userId, lessonId, session, openedAt: now })
      .onConflictDoNothing()
      .returning();
    if (made !== undefined) return { session, data: {}, totalSeconds: 0, entry: 'ab-initio' };
    const [state] = await tx.select().from(activityStates).where(own).for('update');
    if (state === undefined) throw new Error('The state of the activity is gone.');
    const begins = activity.format === 'scorm-2004' && state.over;
    const spent = state.attemptSeconds + state.sessionSeconds;
    const fields = begins
      ? {
          attempt: state.attempt + 1,
          data: {},
          earlierSeconds: state.earlierSeconds + spent,
          attemptSeconds: 0,
        }
      : { attemptSeconds: spent };
    const { session: before, sequence, sessionSeconds: seconds } = state;
    // An opening that has saved nothing, such as a reload, does not hide those before it.
    const hidden = sequence === 0 ? state.previous : [];
    const previous = begins
      ? []
      : [{ session: before, sequence, seconds }, ...hidden].slice(0, MOST_PREVIOUS);
    const reset = { session, previous, openedAt: now, sequence: 0, sessionSeconds: 0, over: false };
    await tx
      .update(activityStates)
      .set({ ...fields, ...reset })
      .where(own);
    const { data = state.data, attemptSeconds: totalSeconds } = fields;
    const opened = { session, data, totalSeconds, previous };
    if (begins || state.savedAt === null) return { ...opened, entry: 'ab-initio' };
    // Suspended, or without a chance to say so: a closed tab, a lost connection.
    return { ...opened, entry: state.over ? '' : 'resume' };
  });
}

function elementsOf(activity: FoundActivity, { learner, credit, entry, totalSeconds }: LaunchFacts) {
  const given = (element: string, value: number | string | null) =>
    value === null ? {} : { [element]: String(value) };
  const { masteryScore, scaledPassingScore, completionThreshold, launchData, maxTime, timeLimitAction } =
    activity;
  if (activity.format === 'scorm-1.2')
    return {
      'cmi.core.student_id': learner.id,
      'cmi.core.student_name': learner.name,
      'cmi.core.credit': credit ? 'credit' : 'no-credit',
      'cmi.core.lesson_mode': credit ? 'normal' : 'browse',
      'cmi.core.entry': entry,
      'cmi.core.total_time': asTimespan(totalSeconds),
      ...given('cmi.launch_data', launchData),
      ...given('cmi.student_data.mastery_score', masteryScore),
      ...given('cmi.student_data.max_time_allowed', maxTime),
      ...given('cmi.student_data.time_limit_action', timeLimitAction),
    };
  return {
    'cmi.learner_id': learner.id,
    'cmi.learner_name': learner.name,
    'cmi.credit': credit ? 'credit' : 'no-credit',
    'cmi.mode': credit ? 'normal' : 'browse',
    'cmi.entry': entry,
    'cmi.total_time': asDuration(totalSeconds),
    ...given('cmi.launch_data', launchData),
    ...given('cmi.scaled_passing_score', scaledPassingScore),
    ...given('cmi.completion_threshold', completionThreshold),
    ...given('cmi.max_time_allowed', maxTime),
    ...given('cmi.time_limit_action', timeLimitAction),
  };
}
