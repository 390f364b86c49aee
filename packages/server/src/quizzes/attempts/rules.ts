import type { quizOverrides } from '../tables';
import { type accommodations, type QuizSettings } from '../tables';

const MINUTE_MS = 60_000;

/** A quiz as it is set for everybody, with what one learner gets instead. */
export interface RuleSources {
  settings: QuizSettings;
  opensAt: Date | null;
  closesAt: Date | null;
  override: typeof quizOverrides.$inferSelect | null;
  accommodation: typeof accommodations.$inferSelect | null;
}

/** The rules of a quiz for one learner. */
export interface Rules {
  opensAt: Date | null;
  closesAt: Date | null;
  /** Null: no limit. */
  limitMinutes: number | null;
  /** Minutes of the limit that only this learner has. */
  extraMinutes: number;
  /** Null: unlimited. */
  attempts: number | null;
}

/** An override replaces a setting; an accommodation then extends it (spec 12.9). */
export function rulesFor({ settings, opensAt, closesAt, override, accommodation }: RuleSources): Rules {
  const base = override?.timeLimitMinutes ?? settings.timeLimitMinutes;
  const untimed = accommodation?.untimed ?? false;
  const limitMinutes = base === null || untimed ? null : Math.ceil(base * (accommodation?.factor ?? 1));
  const attempts = override?.attempts ?? settings.attempts;
  return {
    opensAt: override?.opensAt ?? opensAt,
    closesAt: override?.closesAt ?? closesAt,
    limitMinutes,
    extraMinutes:
      limitMinutes === null || settings.timeLimitMinutes === null
        ? 0
        : Math.max(0, limitMinutes - settings.timeLimitMinutes),
    attempts: attempts === null ? null : attempts + (accommodation?.extraAttempts ?? 0),
  };
}

/** The end of an attempt: start plus limit, but not after the quiz closes; null: none. */
export function deadlineOf({ limitMinutes, closesAt }: Rules, startedAt: Date): Date | null {
  const ends = [
    ...(limitMinutes === null ? [] : [startedAt.getTime() + limitMinutes * MINUTE_MS]),
    ...(closesAt === null ? [] : [closesAt.getTime()]),
  ];
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** When the next attempt may start, if the last one ended at `submittedAt`; null: now. */
export function nextAttemptAt(settings: QuizSettings, submittedAt: Date | null, now: Date): Date | null {
  if (submittedAt === null || settings.delayMinutes === 0) return null;
  const at = new Date(submittedAt.getTime() + settings.delayMinutes * MINUTE_MS);
  return at > now ? at : null;
}

export interface ReviewState {
  open: boolean;
  /** When it opens; null: it is open, or it never opens. */
  opensAt: Date | null;
}

/** Whether a learner may read the result of an ended attempt (spec 12.14). */
export function reviewOf(settings: QuizSettings, closesAt: Date | null, now: Date): ReviewState {
  if (settings.review === 'never') return { open: false, opensAt: null };
  if (settings.review === 'after-close' && closesAt !== null && closesAt > now)
    return { open: false, opensAt: closesAt };
  return { open: true, opensAt: null };
}

/** A score as a share of the points, 0 to 1. */
export const shareOf = (score: number, points: number): number =>
  points === 0 ? 0 : Math.min(1, score / points);

/** The share of the points that counts, of attempts in order; null: none is marked yet. */
export function countedShare(
  grading: QuizSettings['grading'],
  attempts: readonly { score: number | null; points: number }[],
): number | null {
  const shares = attempts.flatMap(({ score, points }) => (score === null ? [] : [shareOf(score, points)]));
  const [first] = shares;
  const last = shares.at(-1);
  if (first === undefined || last === undefined) return null;
  switch (grading) {
    case 'first':
      return first;
    case 'last':
      return last;
    case 'average':
      return shares.reduce((sum, share) => sum + share, 0) / shares.length;
    default:
      return Math.max(...shares);
  }
}
