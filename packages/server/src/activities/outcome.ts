import { ACTIVITY_STATUSES, type ActivityStatus, type PackageFormat } from '@digiken/contract/constants';

/** What the package says about passing and completing. */
export interface PassingRules {
  format: PackageFormat;
  tracked: boolean;
  masteryScore: number | null;
  scaledPassingScore: number | null;
  completionThreshold: number | null;
  completesByEnding: boolean;
}

export interface Outcome {
  status: ActivityStatus;
  /** Per cent, 0 to 100; null: none was reported. */
  score: number | null;
}

type Data = Readonly<Record<string, string>>;

const numberOf = (value: string | undefined): number | null =>
  value === undefined || value === '' || Number.isNaN(Number(value)) ? null : Number(value);

/**
 * What the data of an attempt means.
 * @param ended the activity has ended the session; then a mastery score counts, and saying nothing can mean "completed"
 */
export function outcomeOf(rules: PassingRules, data: Data, ended: boolean): Outcome {
  if (!rules.tracked) return { status: ended ? 'completed' : 'incomplete', score: null };
  return rules.format === 'scorm-1.2' ? outcomeOf12(rules, data, ended) : outcomeOf2004(rules, data, ended);
}

function outcomeOf12(rules: PassingRules, data: Data, ended: boolean): Outcome {
  const raw = numberOf(data['cmi.core.score.raw']);
  const score = percentOf(raw, numberOf(data['cmi.core.score.min']), numberOf(data['cmi.core.score.max']));
  const said = data['cmi.core.lesson_status'] ?? 'not attempted';
  const known: Partial<Record<string, ActivityStatus>> = {
    passed: 'passed',
    completed: 'completed',
    failed: 'failed',
    browsed: 'completed',
    incomplete: 'incomplete',
  };
  const status = known[said] ?? (ended && rules.completesByEnding ? 'completed' : 'incomplete');
  // The system decides about passing once the activity ends with a score (SCORM 1.2, 3.4.4).
  if (ended && rules.masteryScore !== null && raw !== null && status !== 'incomplete')
    return { status: raw >= rules.masteryScore ? 'passed' : 'failed', score };
  return { status, score };
}

function outcomeOf2004(rules: PassingRules, data: Data, ended: boolean): Outcome {
  const scaled = numberOf(data['cmi.score.scaled']);
  const score =
    scaled === null
      ? percentOf(
          numberOf(data['cmi.score.raw']),
          numberOf(data['cmi.score.min']),
          numberOf(data['cmi.score.max']),
        )
      : inPercent(scaled * 100);
  const progress = numberOf(data['cmi.progress_measure']);
  let success = data['cmi.success_status'] ?? 'unknown';
  if (rules.scaledPassingScore !== null)
    success = scaled === null ? 'unknown' : scaled >= rules.scaledPassingScore ? 'passed' : 'failed';
  let completion = data['cmi.completion_status'] ?? 'unknown';
  if (rules.completionThreshold !== null && progress !== null)
    completion = progress >= rules.completionThreshold ? 'completed' : 'incomplete';
  const silent = completion === 'unknown' || completion === '';
  if (silent && ended && rules.completesByEnding) completion = 'completed';
  if (success === 'passed') return { status: 'passed', score };
  if (success === 'failed') return { status: 'failed', score };
  return { status: completion === 'completed' ? 'completed' : 'incomplete', score };
}

/** A raw score between its bounds; without bounds it is of 100. */
function percentOf(raw: number | null, min: number | null, max: number | null): number | null {
  if (raw === null) return null;
  const [from, to] = [min ?? 0, max ?? 100];
  return inPercent(to > from ? ((raw - from) / (to - from)) * 100 : raw);
}

const inPercent = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 100) / 100;

/** Of two outcomes the better status, and the better score: what was reached once is not lost by another attempt. */
export const bestOf = (one: Outcome, other: Outcome): Outcome => ({
  status:
    ACTIVITY_STATUSES.indexOf(one.status) >= ACTIVITY_STATUSES.indexOf(other.status)
      ? one.status
      : other.status,
  score:
    one.score === null ? other.score : other.score === null ? one.score : Math.max(one.score, other.score),
});

/** Whether a status marks the lesson as done. */
export const completes = (status: ActivityStatus): boolean => status === 'completed' || status === 'passed';
