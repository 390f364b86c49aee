import type { Attempt, AttemptSummary, QuestionReview, QuizDetail, QuizSummary } from '@digiken/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { inlineTexts } from '../../content';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { languageOfText } from '../../platform/language';
import { NO_SIZE, type QuizSize, sizesOf } from '../draws/sizes';
import { filesOf, withAddresses } from '../files/rows';
import { quizAttempts } from '../tables';
import { bodiesOf, decisionOf, keysOf, latestAnswers, type Mark, marksOf } from './answers';
import { toAttemptQuestion } from './ask';
import type { AttemptRow } from './end';
import type { FoundQuiz } from './find-quiz';
import { feedbackOf, rightAnswer } from './feedback';
import { countedShare, nextAttemptAt, type ReviewState, reviewOf, rulesFor, shareOf } from './rules';
import { seenSlots } from './sequence';
import { shownQuestions } from './shown';

type Past = Pick<
  AttemptRow,
  'id' | 'quizId' | 'number' | 'state' | 'startedAt' | 'submittedAt' | 'score' | 'points'
>;

/** What a learner's summary of quizzes needs, in two queries for any number of quizzes. */
export async function standingsOf(
  db: Executor,
  userId: string,
  quizIds: readonly string[],
): Promise<{ past: Map<string, Past[]>; sizes: Map<string, QuizSize> }> {
  const past = new Map<string, Past[]>();
  if (quizIds.length === 0) return { past, sizes: new Map() };
  const { id, quizId, number, state, startedAt, submittedAt, score, points } = quizAttempts;
  const rows = await db
    .select({ id, quizId, number, state, startedAt, submittedAt, score, points })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), inArray(quizAttempts.quizId, [...quizIds])))
    .orderBy(asc(quizAttempts.number));
  for (const row of rows) past.set(row.quizId ?? '', [...(past.get(row.quizId ?? '') ?? []), row]);
  return { past, sizes: await sizesOf(db, quizIds) };
}

interface Standing {
  past: readonly Past[];
  size: QuizSize;
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

const iso = (at: Date | null) => at?.toISOString() ?? null;

/**
 * An attempt as its learner receives it: without keys, and with feedback only once the review is open.
 * @param device the caller's; the answer says whether it may go on
 */
export async function toAttempt(
  { db, clock, media, workers }: Deps<'clock' | 'media' | 'workers'>,
  found: FoundQuiz,
  attempt: AttemptRow,
  device: string | undefined,
): Promise<Attempt> {
  const now = clock.now();
  const { settings } = found.quiz;
  const { past, sizes } = await standingsOf(db, attempt.userId, [found.quiz.id]);
  const { counting, late } = await latestAnswers(db, attempt.id);
  const review = reviewOf(settings, rulesFor({ ...found, ...found.quiz }).closesAt, now);
  const shown = attempt.state !== 'open' && review.open;
  const asked = shown ? attempt.snapshot : await seenSlots(db, attempt, settings);
  const bodies = await bodiesOf(db, asked);
  const asksFiles = [...bodies.values()].some(({ type }) => type === 'file');
  const files = asksFiles ? await filesOf(db, attempt.id) : [];
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
    questions: await shownQuestions(
      { media, workers },
      asked.flatMap((slot, index) => {
        const body = bodies.get(slot.slot);
        return body === undefined ? [] : toAttemptQuestion(slot, body, index + 1);
      }),
    ),
    ...(asked.length < attempt.snapshot.length && { questionCount: attempt.snapshot.length }),
    answers: [...counting.values()].map(({ slot, seq, answer }) => ({
      slot,
      // The next number of this slot has to be higher than that of a late answer too.
      seq: Math.max(seq, late.get(slot)?.seq ?? 0),
      answer: withAddresses(media, files, answer),
    })),
    lateAnswers: [...late.values()].filter(({ accepted }) => accepted === null).length,
    late: [...late.values()].map(({ slot, accepted }) => ({ slot, decision: decisionOf(accepted) })),
    score: score === null ? null : shareOf(score, attempt.points),
    pointsScored: score,
    points: attempt.points,
    regraded: score === null ? null : regradedOf(attempt),
    reviews: shown && settings.reviewShows.length > 0 ? await reviewsOf({ db, workers }, found, attempt) : {},
    reviewAt: attempt.state === 'open' ? null : iso(review.opensAt),
    quiz: toDetail(found, {
      past: past.get(found.quiz.id) ?? [],
      size: sizes.get(found.quiz.id) ?? NO_SIZE,
      now,
    }),
  };
}

function regradedOf({ regradedAt, scoreBeforeRegrade, points }: AttemptRow): Attempt['regraded'] {
  if (regradedAt === null || scoreBeforeRegrade === null) return null;
  return {
    at: regradedAt.toISOString(),
    pointsBefore: scoreBeforeRegrade,
    scoreBefore: shareOf(scoreBeforeRegrade, points),
  };
}

/** What the quiz shows of each marked answer, by slot. */
async function reviewsOf(
  { db, workers }: Deps<'workers'>,
  { quiz: { settings } }: FoundQuiz,
  attempt: AttemptRow,
): Promise<Record<string, QuestionReview>> {
  const keys = await keysOf(db, attempt.snapshot);
  const marks = await marksOf(db, attempt.id);
  const { counting } = await latestAnswers(db, attempt.id);
  const shows = new Set(settings.reviewShows);
  const feedbacks = new Map(
    attempt.snapshot.map(({ slot }) => {
      const [entry, mark] = [keys.get(slot), marks.get(slot)];
      const said = shows.has('feedback') && entry !== undefined && mark !== undefined;
      return [slot, said ? feedbackOf(entry.feedback, counting.get(slot)?.answer ?? null, mark) : ''];
    }),
  );
  const rendered = await inlineTexts({ workers }, feedbacks.values());
  return Object.fromEntries(
    attempt.snapshot.flatMap(({ slot, points }) => {
      const entry = keys.get(slot);
      const mark = marks.get(slot);
      if (entry === undefined || mark === undefined) return [];
      const feedback = rendered(feedbacks.get(slot) ?? '');
      const right = shows.has('right-answers') ? rightAnswer(entry.key) : undefined;
      const review: QuestionReview = {
        correct: verdictOf(mark),
        points: shows.has('points') && mark.fraction !== null ? mark.fraction * points : null,
        ...(feedback.text !== '' && {
          feedback: feedback.text,
          feedbackLanguage: languageOfText(feedback.text),
        }),
        ...(feedback.html !== null && { feedbackHtml: feedback.html }),
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
