import type { Attempt, AttemptSummary, QuestionReview, QuizDetail, QuizSummary } from '@digiken/contract';
import { and, asc, count, eq, inArray, sum } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { quizAttempts, quizSlots } from '../tables';
import { filesOf, withAddresses } from '../files/rows';
import { bodiesOf, keysOf, latestAnswers, type Mark, marksOf } from './answers';
import { toAttemptQuestion } from './ask';
import type { AttemptRow } from './end';
import type { FoundQuiz } from './find-quiz';
import { feedbackOf, rightAnswer } from './feedback';
import { countedShare, nextAttemptAt, type ReviewState, reviewOf, rulesFor } from './rules';

type Past = Pick<
  AttemptRow,
  'id' | 'quizId' | 'number' | 'state' | 'startedAt' | 'submittedAt' | 'score' | 'points'
>;

/** What a learner's summary of quizzes needs, in two queries for any number of quizzes. */
export async function standingsOf(
  db: Executor,
  userId: string,
  quizIds: readonly string[],
): Promise<{ past: Map<string, Past[]>; sizes: Map<string, { questions: number; points: number }> }> {
  const past = new Map<string, Past[]>();
  const sizes = new Map<string, { questions: number; points: number }>();
  if (quizIds.length === 0) return { past, sizes };
  const { id, quizId, number, state, startedAt, submittedAt, score, points } = quizAttempts;
  const rows = await db
    .select({ id, quizId, number, state, startedAt, submittedAt, score, points })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), inArray(quizAttempts.quizId, [...quizIds])))
    .orderBy(asc(quizAttempts.number));
  for (const row of rows) past.set(row.quizId ?? '', [...(past.get(row.quizId ?? '') ?? []), row]);
  const slots = await db
    .select({ quizId: quizSlots.quizId, questions: count(), points: sum(quizSlots.points).mapWith(Number) })
    .from(quizSlots)
    .where(inArray(quizSlots.quizId, [...quizIds]))
    .groupBy(quizSlots.quizId);
  for (const { quizId: key, ...size } of slots) sizes.set(key, size);
  return { past, sizes };
}

interface Standing {
  past: readonly Past[];
  size: { questions: number; points: number };
  now: Date;
}

/** A quiz as its learner sees it in a list. */
export function toSummary(found: FoundQuiz, { past, size, now }: Standing): QuizSummary {
  const { quiz, lesson, unit, course } = found;
  const rules = rulesFor({ ...found, ...quiz });
  const review = reviewOf(quiz.settings, rules.closesAt, now);
  const open = past.find(({ state }) => state === 'open');
  const share = review.open
    ? countedShare(
        quiz.settings.grading,
        past.filter(({ state }) => state === 'complete'),
      )
    : null;
  const { passShare, practice } = quiz.settings;
  return {
    _id: quiz.id,
    title: quiz.title,
    place: quiz.kind,
    course: { _id: course.id, name: course.title },
    unit: { _id: unit.id, name: unit.title },
    lesson: lesson && { _id: lesson.id, title: lesson.title },
    language: quiz.language,
    ...size,
    practice,
    opensAt: iso(rules.opensAt),
    closesAt: iso(rules.closesAt),
    timeLimitMinutes: rules.limitMinutes,
    attemptsUsed: past.length,
    attemptsAllowed: rules.attempts,
    progress: open ? 'in-progress' : past.length > 0 ? 'done' : 'due',
    openAttemptId: open?.id ?? null,
    score: share,
    passShare,
    passed: share === null || passShare === null ? null : share >= passShare,
  };
}

export function toDetail(found: FoundQuiz, standing: Standing): QuizDetail {
  const { settings } = found.quiz;
  const rules = rulesFor({ ...found, ...found.quiz });
  const { past, now } = standing;
  const review = reviewOf(settings, rules.closesAt, now);
  const ended = past.filter(({ submittedAt }) => submittedAt !== null).at(-1)?.submittedAt ?? null;
  return {
    ...toSummary(found, standing),
    intro: settings.intro,
    extraMinutes: rules.extraMinutes,
    grading: settings.grading,
    review: settings.review,
    reviewShows: settings.reviewShows,
    oneAtATime: settings.oneAtATime,
    sequential: settings.sequential,
    needsAccessCode: settings.accessCode !== null,
    nextAttemptAt: iso(nextAttemptAt(settings, ended, now)),
    attempts: past.toReversed().map((row) => toAttemptSummary(row, review)),
  };
}

const toAttemptSummary = (
  { id, number, state, startedAt, submittedAt, score, points }: Past,
  review: ReviewState,
): AttemptSummary => ({
  _id: id,
  number,
  state,
  startedAt: startedAt.toISOString(),
  submittedAt: iso(submittedAt),
  score: review.open && score !== null ? shareOf(score, points) : null,
});

const shareOf = (score: number, points: number) => (points === 0 ? 0 : Math.min(1, score / points));
const iso = (at: Date | null) => at?.toISOString() ?? null;

/**
 * An attempt as its learner receives it: without keys, and with feedback only once the review is open.
 * @param device the caller's; the answer says whether it may go on
 */
export async function toAttempt(
  { db, clock, media }: Deps<'clock' | 'media'>,
  found: FoundQuiz,
  attempt: AttemptRow,
  device: string | undefined,
): Promise<Attempt> {
  const now = clock.now();
  const { settings } = found.quiz;
  const { past, sizes } = await standingsOf(db, attempt.userId, [found.quiz.id]);
  const bodies = await bodiesOf(db, attempt.snapshot);
  const { inTime, late } = await latestAnswers(db, attempt.id);
  const asksFiles = [...bodies.values()].some(({ type }) => type === 'file');
  const files = asksFiles ? await filesOf(db, attempt.id) : [];
  const review = reviewOf(settings, rulesFor({ ...found, ...found.quiz }).closesAt, now);
  const shown = attempt.state !== 'open' && review.open;
  const score = shown ? attempt.score : null;
  return {
    _id: attempt.id,
    quizId: found.quiz.id,
    number: attempt.number,
    state: attempt.state,
    startedAt: attempt.startedAt.toISOString(),
    deadline: iso(attempt.deadlineAt),
    serverNow: now.toISOString(),
    submittedAt: iso(attempt.submittedAt),
    timedOut: attempt.timedOut,
    held: device !== undefined && device === attempt.device,
    questions: attempt.snapshot.flatMap((slot, at) => {
      const body = bodies.get(slot.slot);
      if (body === undefined) return [];
      const question = toAttemptQuestion(slot, body, at + 1);
      const { prompt, picture } = question;
      return {
        ...question,
        prompt: typeof prompt === 'string' ? prompt : { ...prompt, html: media.sign(prompt.html) },
        ...(picture && { picture: { ...picture, src: media.sign(picture.src) } }),
      };
    }),
    answers: [...inTime.values()].map(({ slot, seq, answer }) => ({
      slot,
      // The next number of this slot has to be higher than that of a late answer too.
      seq: Math.max(seq, late.get(slot)?.seq ?? 0),
      answer: withAddresses(media, files, answer),
    })),
    lateAnswers: late.size,
    score: score === null ? null : shareOf(score, attempt.points),
    pointsScored: score,
    points: attempt.points,
    reviews: shown && settings.reviewShows.length > 0 ? await reviewsOf(db, found, attempt) : {},
    reviewAt: attempt.state === 'open' ? null : iso(review.opensAt),
    quiz: toDetail(found, {
      past: past.get(found.quiz.id) ?? [],
      size: sizes.get(found.quiz.id) ?? { questions: 0, points: 0 },
      now,
    }),
  };
}

/** What the quiz shows of each marked answer, by slot. */
async function reviewsOf(
  db: Executor,
  { quiz: { settings } }: FoundQuiz,
  attempt: AttemptRow,
): Promise<Record<string, QuestionReview>> {
  const keys = await keysOf(db, attempt.snapshot);
  const marks = await marksOf(db, attempt.id);
  const { inTime } = await latestAnswers(db, attempt.id);
  const shows = new Set(settings.reviewShows);
  return Object.fromEntries(
    attempt.snapshot.flatMap(({ slot, points }) => {
      const entry = keys.get(slot);
      const mark = marks.get(slot);
      if (entry === undefined || mark === undefined) return [];
      const answer = inTime.get(slot)?.answer ?? null;
      const feedback = shows.has('feedback') ? feedbackOf(entry.feedback, answer, mark) : '';
      const right = shows.has('right-answers') ? rightAnswer(entry.key) : undefined;
      const review: QuestionReview = {
        correct: verdictOf(mark),
        points: shows.has('points') && mark.fraction !== null ? mark.fraction * points : null,
        ...(feedback !== '' && { feedback }),
        ...(right && { right }),
      };
      return [[slot, review] as const];
    }),
  );
}

function verdictOf({ fraction }: Mark): QuestionReview['correct'] {
  if (fraction === null) return 'pending';
  if (fraction >= 1) return true;
  return fraction > 0 ? 'partly' : false;
}
