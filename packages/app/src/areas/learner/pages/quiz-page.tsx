import type { Attempt, NextStep, QuestionAnswer, QuizDetail } from '@digiken/contract';
import { useOutbox } from '@digiken/hooks/offline';
import { useNextStep } from '@digiken/hooks/learning';
import { useAttempt } from '@digiken/hooks/quizzes';
import { AttemptList, QuizResult } from '@digiken/learning/quiz-result';
import { QuizScreen } from '@digiken/learning/quiz-screen';
import { WhatNow } from '@digiken/learning/what-now';
import { useMessages } from '@digiken/ui/messages-provider';
import { useLocation, useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { nextStepMessages } from '../../../next-step-messages';
import { quizPageMessages } from '../../../quiz-messages';
import { usePage } from '../../../shell/use-page';
import { useWhatNow } from '../../../shell/use-what-now';
import { isMissing, loadState } from '../../../views/load-state';
import { quizPath, quizzesPath } from '../../../views/quiz-paths';
import { attemptLine, attemptState, canStart, quizPlacePath, quizSettings } from '../../../views/quizzes';

/** A quiz: its rules, the attempt, and the result (spec 12.1). */
export default function QuizPage() {
  const { quizId = '' } = useParams();
  const { search } = useLocation();
  // Another address is another visit: after a result, the rules show again.
  return <Quiz key={`${quizId}${search}`} quizId={quizId} attemptId={attemptIn(search)} />;
}

const attemptIn = (search: string) => new URLSearchParams(search).get('attempt') ?? undefined;

function Quiz({ quizId, attemptId }: { quizId: string; attemptId: string | undefined }) {
  const t = useMessages(quizPageMessages);
  const taking = useAttempt(quizId, attemptId);
  // Before the connection may be lost: answers can then wait outside this page.
  useOutbox(true);
  const { attempt, attemptQuery, quiz, now } = taking;
  const data = attempt?.quiz ?? quiz.data;
  usePage({
    title:
      (data && t('quizOf', { title: data.title })) ??
      (quiz.status === 'error' && !isMissing(quiz) ? t('quiz') : undefined),
  });
  if (isMissing(quiz) || isMissing(attemptQuery)) return <NotFoundPage />;
  const failed = [quiz, attemptQuery].find(({ status }) => status === 'error');
  const state = failed ? loadState(failed) : taking.loading || !data ? LOADING : READY;
  const time = now();
  return (
    <QuizScreen
      state={state}
      title={data?.title ?? ''}
      crumbs={[{ label: t('quizzes'), href: quizzesPath }, { label: data?.title ?? '' }]}
      intro={data?.intro || undefined}
      attempt={attemptState(attempt)}
      settings={data ? quizSettings(data, time) : NO_SETTINGS}
      questions={attempt?.questions ?? []}
      answers={taking.answers}
      // The library's lists are read-only.
      onAnswer={(slot, answer) => taking.change(slot, answer as QuestionAnswer | undefined)}
      onUpload={taking.files?.send}
      onRemoveFile={taking.files?.remove}
      errors={taking.refused}
      flagged={taking.flagged}
      onFlag={taking.flag}
      save={{ state: taking.state, at: taking.savedAt, onRetry: taking.retry }}
      onStart={data && canStart(data, time) ? taking.start : undefined}
      needsAccessCode={data?.needsAccessCode}
      onContinueHere={taking.elsewhere ? taking.takeOver : undefined}
      onSubmit={taking.submit}
      submitWaits={taking.submitWaits}
      mode={data?.oneAtATime ? 'one-at-a-time' : 'all'}
      sequential={data?.sequential}
      onLeave={taking.leave}
      total={attempt?.questionCount}
      endsAt={attempt?.deadline ?? null}
      now={now}
      onTimeUp={() => void taking.timeUp()}
      lateAnswers={attempt?.lateAnswers}
      resultAt={attempt?.reviewAt ?? undefined}
      result={attempt && data && hasResult(attempt) && <Result attempt={attempt} quiz={data} />}
      attempts={data && data.attempts.length > 0 && <Earlier quiz={data} title={t('yourAttempts')} />}
      backHref={data && quizPlacePath(data)}
    />
  );
}

const LOADING = { status: 'loading' } as const;
const READY = { status: 'ready' } as const;
const NO_SETTINGS = {
  questionCount: 0,
  points: 0,
  attempts: { used: 0 },
  grading: 'highest',
  overdue: 'autosubmit',
  review: { when: 'never', shows: [] },
} as const;

/** Whether the quiz shows anything of an ended attempt. */
const hasResult = ({ state, score, reviews }: Attempt): boolean =>
  state !== 'open' && (score !== null || Object.keys(reviews ?? {}).length > 0);

/** The result of an ended attempt, as far as the quiz shows it, with the next step (spec 17.22). */
function Result({ attempt, quiz }: { attempt: Attempt; quiz: QuizDetail }) {
  const reviews = attempt.reviews ?? {};
  const step = useNextStep({ course: quiz.course._id });
  const retryHref = canStart(quiz, Date.parse(attempt.serverNow))
    ? `${quizPath(quiz._id)}?after=${attempt.number}`
    : undefined;
  const next = useStepAfter(step.data, quiz._id, retryHref);
  const numberOf = new Map(attempt.questions.map(({ id, number }) => [id, number]));
  const lateAnswers = (decision: 'accepted' | 'declined') =>
    (attempt.late ?? [])
      .filter((item) => item.decision === decision)
      .flatMap(({ slot }) => numberOf.get(slot) ?? [])
      .toSorted((a, b) => a - b);
  const marked = Object.values(reviews).reduce((sum, { points }) => sum + (points ?? 0), 0);
  const final = attempt.score !== null;
  return (
    <QuizResult
      score={Math.round((attempt.pointsScored ?? marked) * 100) / 100}
      total={attempt.points}
      passShare={quiz.passShare ?? undefined}
      passed={final && quiz.passShare !== null ? (attempt.score ?? 0) >= quiz.passShare : undefined}
      questions={attempt.questions}
      answers={Object.fromEntries(attempt.answers.map(({ slot, answer }) => [slot, answer ?? undefined]))}
      reviews={Object.fromEntries(
        Object.entries(reviews).map(([slot, { points, ...review }]) => [
          slot,
          { ...review, points: points ?? 0 },
        ]),
      )}
      regraded={attempt.regraded ?? undefined}
      late={{ accepted: lateAnswers('accepted'), declined: lateAnswers('declined') }}
      attempts={quiz.attempts.map((attempt) => attemptLine(quiz, attempt))}
      next={
        next ? <WhatNow {...next} form="strip" /> : step.status === 'loading' && <div className="min-h-50" />
      }
      retryHref={retryHref}
      backHref={quizPlacePath(quiz)}
    />
  );
}

/** The address of this quiz shows the result: another attempt has an address of its own. */
function useStepAfter(step: NextStep | undefined, quizId: string, retryHref: string | undefined) {
  const t = useMessages(nextStepMessages);
  const view = useWhatNow(step, true);
  if (!view || !step) return undefined;
  if (step.target.kind === 'quiz' && step.target._id === quizId)
    return { ...view, href: retryHref ?? view.href, quiet: undefined };
  return { ...view, quiet: retryHref === undefined ? undefined : { label: t('tryAgain'), href: retryHref } };
}

function Earlier({ quiz, title }: { quiz: QuizDetail; title: string }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="text-xl font-heavy">{title}</h2>
      <AttemptList attempts={quiz.attempts.map((attempt) => attemptLine(quiz, attempt))} />
    </section>
  );
}
