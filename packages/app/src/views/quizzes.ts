import type { Attempt, AttemptSummary, QuizDetail, QuizSummary } from '@digiken/contract';
import type { QuizListItem } from '@digiken/learning/quiz-list';
import type { AttemptLineView } from '@digiken/learning/quiz-result';
import type { QuizScreenProps } from '@digiken/learning/quiz-screen';
import { lessonPath, unitPath } from './paths';
import { quizPath } from './quiz-paths';

/** The lesson or unit that a quiz belongs to. */
export function quizPlacePath({ lesson, unit }: QuizSummary): string {
  return lesson ? lessonPath('console', lesson) : unitPath('console', { _id: unit._id, title: unit.name });
}

const given = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

/**
 * A quiz as a list shows it.
 * @param now milliseconds since the epoch: a quiz that is open does not say since when
 * @param place its lesson or unit and its course, where the page does not say them
 */
export function quizItem(
  quiz: QuizSummary,
  now: number,
  place: Pick<QuizListItem, 'course' | 'where'> = {},
): QuizListItem {
  const opens = quiz.opensAt !== null && Date.parse(quiz.opensAt) > now;
  return {
    id: quiz._id,
    href: quizPath(quiz._id),
    title: quiz.title,
    place: quiz.place,
    practice: quiz.practice,
    questions: quiz.questions,
    ...place,
    timeLimitMinutes: given(quiz.timeLimitMinutes),
    opensAt: opens ? given(quiz.opensAt) : undefined,
    closesAt: given(quiz.closesAt),
    attemptsLeft:
      quiz.attemptsAllowed === null ? undefined : Math.max(0, quiz.attemptsAllowed - quiz.attemptsUsed),
    progress: quiz.progress,
    score: given(quiz.score),
    passShare: given(quiz.passShare),
    passed: given(quiz.passed),
  };
}

export function quizSettings(quiz: QuizDetail, now: number): QuizScreenProps['settings'] {
  const opens = quiz.opensAt !== null && Date.parse(quiz.opensAt) > now;
  return {
    questionCount: quiz.questions,
    points: quiz.points,
    timeLimitMinutes: given(quiz.timeLimitMinutes),
    extraMinutes: quiz.extraMinutes,
    attempts: { used: quiz.attemptsUsed, allowed: given(quiz.attemptsAllowed) },
    nextAttemptAt: given(quiz.nextAttemptAt),
    opensAt: opens ? given(quiz.opensAt) : undefined,
    closesAt: given(quiz.closesAt),
    grading: quiz.grading,
    overdue: 'autosubmit',
    passShare: given(quiz.passShare),
    review: { when: quiz.review, shows: quiz.reviewShows },
  };
}

/** Whether the learner can start an attempt now, apart from a delay that the page shows. */
export function canStart(quiz: QuizDetail, now: number): boolean {
  const closed = quiz.closesAt !== null && Date.parse(quiz.closesAt) <= now;
  const used = quiz.attemptsAllowed !== null && quiz.attemptsUsed >= quiz.attemptsAllowed;
  return !closed && !used;
}

/** The state of an attempt in the terms of QuizScreen. */
export function attemptState(attempt: Attempt | null): QuizScreenProps['attempt'] {
  switch (attempt?.state) {
    case undefined:
      return 'not-started';
    case 'open':
      return 'in-progress';
    case 'review':
      return 'pending-review';
    default:
      return attempt?.score === null ? 'submitted' : 'complete';
  }
}

const LINE_STATES = { open: 'in-progress', review: 'pending-review', complete: 'submitted' } as const;

export function attemptLine(
  quiz: QuizDetail,
  { _id, number, state, startedAt, submittedAt, score }: AttemptSummary,
): AttemptLineView {
  return {
    id: _id,
    number,
    state: LINE_STATES[state],
    at: submittedAt ?? startedAt,
    score: score === null ? undefined : Math.round(score * quiz.points * 100) / 100,
    total: quiz.points,
    href: quizPath(quiz._id, _id),
  };
}
