import type { Attempt, AttemptQuestion, QuestionAnswer, QuizDetail } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { quizRoutes } from '@digiken/contract/routes/quizzes';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useRefetch } from '../actions/use-action';
import { deviceId } from '../api/device-id';
import { type Outcome, outcomeOf } from '../api/outcome';
import { keyOf } from '../data/query-key';
import { type Query } from '../data/use-query';
import { attemptInput, useAttemptData, useQuiz } from '../data/use-quizzes';
import { keepAttempt } from '../offline/keep-attempt';
import { useOpened, useSaving } from '../kept/use-saver';
import { useShown } from '../outbox/use-outbox';
import { useActionRequest, useServices, useViewer } from '../session/services';
import { type AnswerEvent, AnswerSaver, type AnswersSnapshot } from './answer-saver';
import { AttemptFiles } from './attempt-files';

export interface QuizAttempt extends AnswersSnapshot {
  quiz: Query<QuizDetail>;
  /** The attempt that is open or looked at; null before one is started. */
  attempt: Attempt | null;
  /** Its request, if there is an attempt to load. */
  attemptQuery: Query<Attempt>;
  /** The quiz or its attempt is not there yet. */
  loading: boolean;
  /** Another device holds the attempt. */
  elsewhere: boolean;
  /** Starts an attempt, or continues the open one. */
  start: (accessCode?: string) => Promise<Outcome>;
  /** Changes an answer: saved on this device at once, on the server a moment later. */
  change: (slot: string, answer: QuestionAnswer | undefined) => void;
  flag: (slot: string, flagged: boolean) => void;
  /** Leaves a question of a quiz without a way back; `attempt` then has the next one. */
  leave: (slot: string) => Promise<Outcome>;
  /** Files of answers; undefined while the attempt cannot be answered here. */
  files: Pick<AttemptFiles, 'send' | 'remove'> | undefined;
  /** Sends answers that wait. */
  retry: () => void;
  /** A practice attempt was submitted without a connection: it waits on this device (spec 14.36). */
  submitWaits: boolean;
  /** Saves what waits, then submits. 422 names the questions whose answers cannot be read. */
  submit: () => Promise<Outcome>;
  /** The time is up on this device: submits, unless the learner got more time meanwhile. */
  timeUp: () => Promise<void>;
  /** Continues the attempt on this device. */
  takeOver: () => Promise<Outcome>;
  /** The server's time, in milliseconds since the epoch. */
  now: () => number;
}

const NO_ANSWERS: AnswersSnapshot = {
  answers: {},
  flagged: [],
  state: 'saved',
  savedAt: undefined,
  problem: null,
  again: false,
  refused: {},
};
/** What shows an attempt that the server has changed. */
const ATTEMPT = {
  changes: ['/attempts/{id}', '/quizzes/{id}', '/quizzes', '/course/unit/lesson/{lessonId}/quizzes'],
} as const;
const attemptKey = (id: string, viewer: string) => keyOf(quizRoutes.getAttempt, attemptInput(id), viewer);

/**
 * Takes a quiz without losing an answer: each change is kept on this device, sent a moment later, retried when the
 * network is back, and restored after a killed tab (spec 12.13).
 * @param attemptId an earlier attempt to look at; without it the open one
 */
export function useAttempt(quizId: string, attemptId?: string): QuizAttempt {
  const request = useActionRequest();
  const { client, texts, outbox } = useServices();
  const shown = useShown();
  const viewer = useViewer();
  const { mutate } = useSWRConfig();
  const refetch = useRefetch();
  const quiz = useQuiz(quizId);
  const [started, setStarted] = useState<{ quizId: string; id: string; attempt: Attempt }>();
  const current =
    attemptId ?? (started?.quizId === quizId ? started.id : undefined) ?? quiz.data?.openAttemptId ?? null;
  const attemptQuery = useAttemptData(current);
  const attempt = current === null ? null : (attemptQuery.data ?? null);

  const practice = quiz.data?.practice === true;
  const fresh = !attemptQuery.refreshing || attempt === started?.attempt;
  const answerable = attempt?.state === 'open' && attempt.held && fresh;
  const title = quiz.data?.title;
  const open = useCallback(
    (held: Attempt) => {
      const device = deviceId();
      const { _id: attemptId } = held;
      const onWaiting = (events: readonly AnswerEvent[]) => {
        if (events.length === 0) return void outbox.discardAnswers(attemptId);
        const sent = events.slice(0, QUIZ_LIMITS.events);
        void outbox.keep(viewer ?? '', { kind: 'answers', attemptId, device, events: sent }, { title });
      };
      const parts = { request, texts, device, viewer: viewer ?? '', onChanged: () => void refetch(ATTEMPT) };
      const saver = new AnswerSaver({ ...parts, ...(practice && viewer && { onWaiting }) }, held);
      return { saver, files: new AttemptFiles({ ...parts, attemptId, saver }) };
    },
    [request, texts, viewer, outbox, refetch, practice, title],
  );
  const [opened, place] = useOpened(attempt?._id ?? '', answerable ? attempt : undefined, open);
  const saver = attempt?.state === 'open' ? opened?.saver : undefined;
  // A file that is under way when the time is up is still sent: it is kept as late.
  const files = opened?.files;
  const snapshot = useSaving(saver);
  const given = useMemo(
    () => (attempt === null ? NO_ANSWERS : { ...NO_ANSWERS, answers: answersOf(attempt) }),
    [attempt],
  );

  const actions = useMemo(() => {
    /** Runs a call that answers with the attempt, and shows it; `anew`: with the answers that the server has. */
    const showing = async (
      call: () => Promise<{ data: Attempt }>,
      anew = false,
    ): Promise<Outcome<{ data: Attempt }>> => {
      const outcome = await outcomeOf(call, texts);
      if (outcome.ok && viewer) {
        const { data } = outcome.data;
        await mutate(attemptKey(data._id, viewer), data, { revalidate: false });
        if (anew) place.close();
        // Before the page shows it, so that it never waits for what keeps the answers.
        if (data.state === 'open' && data.held) place.open(data._id, () => open(data));
        setStarted({ quizId, id: data._id, attempt: data });
        await refetch(quizRoutes.submitAttempt);
      }
      return outcome;
    };
    const device = deviceId();
    const params = { id: current ?? '' };
    const submit = async (): Promise<Outcome> => {
      const action = { kind: 'submit', attemptId: current ?? '', device } as const;
      if (saver && !(await saver.flush())) {
        const waits = practice && saver.unreachable && viewer;
        if (waits && (await outbox.keep(viewer, action, { title }))) return { ok: true, data: undefined };
        const { problem, refused } = saver.shown.get();
        const errors = Object.keys(refused).length > 0 ? { ...refused } : undefined;
        return { ok: false, message: problem ?? texts.unavailable, errors, status: 0 };
      }
      const outcome = await showing(() => request(quizRoutes.submitAttempt, { params, body: { device } }));
      if (outcome.ok || outcome.status !== 0 || !practice || !viewer) return outcome;
      return (await outbox.keep(viewer, action, { title })) ? { ok: true, data: undefined } : outcome;
    };
    return {
      submit,
      timeUp: async () => {
        await saver?.flush();
        const outcome = await showing(() => request(quizRoutes.getAttempt, { params, query: { device } }));
        if (outcome.ok && hasTime(outcome.data.data)) return;
        await submit();
      },
      start: (accessCode?: string) =>
        showing(() =>
          request(quizRoutes.startAttempt, {
            params: { id: quizId },
            body: { device, ...(accessCode !== undefined && { accessCode }) },
          }),
        ),
      leave: async (slot: string): Promise<Outcome> => {
        const outcome = await saver?.leave(slot);
        if (!outcome) return { ok: false, message: texts.unexpected, status: 0 };
        const next = outcome.ok ? outcome.data : undefined;
        if (next && viewer)
          await mutate<Attempt>(
            attemptKey(params.id, viewer),
            (known) => known && withQuestion(known, next),
            { revalidate: false },
          );
        return outcome;
      },
      takeOver: () => showing(() => request(quizRoutes.takeOverAttempt, { params, body: { device } }), true),
    };
  }, [request, refetch, texts, mutate, viewer, quizId, current, saver, place, open, practice, title, outbox]);

  const kept = practice ? quiz.data : undefined;
  useEffect(() => {
    // The device may be full: then the attempt is there as long as this tab.
    if (kept && attempt && viewer) void keepAttempt(viewer, kept, attempt).catch(() => {});
  }, [kept, attempt, viewer]);

  // A failed look changes nothing on the page: the next one is soon.
  const { _id: openId, deadline } = attempt?.state === 'open' ? attempt : { _id: null, deadline: null };
  useEffect(() => {
    if (openId === null || !viewer) return undefined;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const outcome = await outcomeOf(() => request(quizRoutes.getAttempt, attemptInput(openId)), texts);
      if (!outcome.ok) return;
      const { data } = outcome.data;
      if (data.deadline !== deadline || data.state !== 'open')
        await mutate(attemptKey(openId, viewer), data, { revalidate: false });
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [openId, deadline, viewer, request, texts, mutate]);

  const elsewhere =
    attempt?.state === 'open' &&
    (snapshot?.state === 'conflict' || (!saver && !attempt.held && !attemptQuery.refreshing));
  return {
    ...(snapshot ?? given),
    quiz,
    attempt,
    attemptQuery,
    elsewhere,
    files,
    submitWaits:
      attempt?.state === 'open' &&
      shown.some(({ payload }) => payload.kind === 'submit' && payload.attemptId === attempt._id),
    loading:
      quiz.status === 'loading' ||
      (current !== null && attemptQuery.status === 'loading') ||
      // Without a saver, a change would be lost.
      (attempt?.state === 'open' && !saver && !elsewhere),
    change: (slot, answer) => saver?.change(slot, answer),
    flag: (slot, flagged) => saver?.flag(slot, flagged),
    retry: () => saver?.retry(),
    now: client.clock.now,
    ...actions,
  };
}

/** Whether an attempt goes on by the server's clock, or has ended. */
const hasTime = ({ state, deadline, serverNow }: Attempt) =>
  state !== 'open' || deadline === null || Date.parse(deadline) > Date.parse(serverNow);
/** An instructor can change the end of an open attempt, but not to less than a minute from now. */
const LOOK_EVERY_MS = 45_000;
const withQuestion = (attempt: Attempt, next: AttemptQuestion): Attempt => ({
  ...attempt,
  questions: [...attempt.questions.filter(({ number }) => number < next.number), next],
});
const answersOf = ({ answers }: Attempt) =>
  Object.fromEntries(answers.map(({ slot, answer }) => [slot, answer ?? undefined]));
