import { ACTIVITY_LIMITS, type PackageFormat } from '@digiken/contract/constants';
import { atMost, type Check, duration, moment, number, oneOf, optional, timeOfDay, timespan } from './values';

/** Elements that an activity may set. `n` stands for an index. All others are the system's, or unknown. */
type Model = Readonly<Record<string, Check>>;

/** Interactions have more identifiers in practice than the letters of the standard allow. */
const identifier = atMost(4000);
const percent = optional(number(0, 100));

const SCORM_12: Model = {
  'cmi.suspend_data': atMost(ACTIVITY_LIMITS.suspendData),
  'cmi.comments': atMost(4096),
  'cmi.core.lesson_location': atMost(1000),
  'cmi.core.lesson_status': oneOf('passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted'),
  'cmi.core.exit': oneOf('time-out', 'suspend', 'logout', ''),
  'cmi.core.session_time': timespan,
  'cmi.core.score.raw': percent,
  'cmi.core.score.min': percent,
  'cmi.core.score.max': percent,
  'cmi.objectives.n.id': identifier,
  'cmi.objectives.n.status': optional(
    oneOf('passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted'),
  ),
  'cmi.objectives.n.score.raw': percent,
  'cmi.objectives.n.score.min': percent,
  'cmi.objectives.n.score.max': percent,
  'cmi.student_preference.audio': optional(number(-1, 100)),
  'cmi.student_preference.language': atMost(255),
  'cmi.student_preference.speed': optional(number(-100, 100)),
  'cmi.student_preference.text': optional(number(-1, 1)),
  'cmi.interactions.n.id': identifier,
  'cmi.interactions.n.objectives.n.id': identifier,
  'cmi.interactions.n.time': optional(timeOfDay),
  'cmi.interactions.n.type': optional(
    oneOf('true-false', 'choice', 'fill-in', 'matching', 'performance', 'sequencing', 'likert', 'numeric'),
  ),
  'cmi.interactions.n.correct_responses.n.pattern': atMost(4000),
  'cmi.interactions.n.weighting': optional(number(-100, 100)),
  'cmi.interactions.n.student_response': atMost(4000),
  'cmi.interactions.n.result': (value) =>
    number()(value) || ['', 'correct', 'wrong', 'incorrect', 'unanticipated', 'neutral'].includes(value),
  'cmi.interactions.n.latency': optional(timespan),
};

const score = (path: string): Model => ({
  [`${path}.scaled`]: optional(number(-1, 1)),
  [`${path}.raw`]: optional(number()),
  [`${path}.min`]: optional(number()),
  [`${path}.max`]: optional(number()),
});
const completion = optional(oneOf('completed', 'incomplete', 'not attempted', 'unknown'));
const success = optional(oneOf('passed', 'failed', 'unknown'));

const SCORM_2004: Model = {
  'cmi.suspend_data': atMost(ACTIVITY_LIMITS.suspendData),
  'cmi.location': atMost(1000),
  'cmi.completion_status': completion,
  'cmi.success_status': success,
  'cmi.progress_measure': optional(number(0, 1)),
  'cmi.exit': oneOf('time-out', 'suspend', 'logout', 'normal', ''),
  'cmi.session_time': duration,
  ...score('cmi.score'),
  'cmi.comments_from_learner.n.comment': atMost(4250),
  'cmi.comments_from_learner.n.location': atMost(250),
  'cmi.comments_from_learner.n.timestamp': optional(moment),
  'cmi.learner_preference.audio_level': optional(number(0)),
  'cmi.learner_preference.language': atMost(250),
  'cmi.learner_preference.delivery_speed': optional(number(0)),
  'cmi.learner_preference.audio_captioning': optional(oneOf('-1', '0', '1')),
  'cmi.objectives.n.id': identifier,
  ...score('cmi.objectives.n.score'),
  'cmi.objectives.n.success_status': success,
  'cmi.objectives.n.completion_status': completion,
  'cmi.objectives.n.progress_measure': optional(number(0, 1)),
  'cmi.objectives.n.description': atMost(1000),
  'cmi.interactions.n.id': identifier,
  'cmi.interactions.n.type': optional(
    oneOf(
      'true-false',
      'choice',
      'fill-in',
      'long-fill-in',
      'matching',
      'performance',
      'sequencing',
      'likert',
      'numeric',
      'other',
    ),
  ),
  'cmi.interactions.n.objectives.n.id': identifier,
  'cmi.interactions.n.timestamp': optional(moment),
  'cmi.interactions.n.correct_responses.n.pattern': atMost(8000),
  'cmi.interactions.n.weighting': optional(number()),
  'cmi.interactions.n.learner_response': atMost(8000),
  'cmi.interactions.n.result': (value) =>
    number()(value) || ['', 'correct', 'incorrect', 'unanticipated', 'neutral'].includes(value),
  'cmi.interactions.n.latency': optional(duration),
  'cmi.interactions.n.description': atMost(1000),
};

/** Elements that only the system writes. A run-time that sends its whole state sends them as well; they are dropped. */
const OF_SYSTEM: Readonly<Record<PackageFormat, RegExp>> = {
  'scorm-1.2':
    /^cmi\.(core\.(student_id|student_name|credit|entry|lesson_mode|total_time)|launch_data|comments_from_lms|student_data\.(mastery_score|max_time_allowed|time_limit_action))$/,
  'scorm-2004':
    /^cmi\.(learner_id|learner_name|credit|mode|entry|total_time|launch_data|max_time_allowed|time_limit_action|scaled_passing_score|completion_threshold|comments_from_lms\.\d+\.(comment|location|timestamp))$/,
};

const MODELS: Readonly<Record<PackageFormat, Model>> = { 'scorm-1.2': SCORM_12, 'scorm-2004': SCORM_2004 };

const INDEX = /\.(\d{1,4})(?=\.|$)/g;
/** Values of JSON in PostgreSQL cannot hold this character. */
const NUL = '\u0000';

export type CheckedData =
  | { ok: true; data: Record<string, string> }
  | { ok: false; problem: 'unknown' | 'value' | 'size'; element: string };

/**
 * Checks run-time data of an activity, whose scripts may send anything (spec 14.262).
 * @returns the elements that are the activity's; or the first that cannot be stored
 */
export function checkData(format: PackageFormat, given: Readonly<Record<string, string>>): CheckedData {
  const model = MODELS[format];
  const data: Record<string, string> = {};
  const entries = Object.entries(given);
  if (entries.length > ACTIVITY_LIMITS.elements) return { ok: false, problem: 'size', element: 'cmi' };
  for (const [element, value] of entries) {
    if (OF_SYSTEM[format].test(element)) continue;
    const check = element === '__proto__' ? undefined : ownValue(model, element.replace(INDEX, '.n'));
    if (check === undefined) return { ok: false, problem: 'unknown', element };
    if (value.includes(NUL) || !check(value)) return { ok: false, problem: 'value', element };
    data[element] = value;
  }
  if (Buffer.byteLength(JSON.stringify(data)) > ACTIVITY_LIMITS.stateBytes)
    return { ok: false, problem: 'size', element: 'cmi' };
  return { ok: true, data };
}

const ownValue = (model: Model, key: string): Check | undefined =>
  Object.hasOwn(model, key) ? model[key] : undefined;
