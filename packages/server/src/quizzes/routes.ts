import { quizzes as calls } from '@digiken/contract';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { readAttempt, saveAnswers, submitAttempt, takeOver } from './attempts/change';
import { findQuiz, learnerOf } from './attempts/find-quiz';
import { lessonQuizzes, listQuizzes } from './attempts/list';
import { shownQuestions } from './attempts/shown';
import { startAttempt } from './attempts/start';
import { NO_SIZE } from './draws/sizes';
import { removeFile, storeFile } from './files/store';
import { standingsOf, toAttempt, toDetail } from './attempts/view';

const placeOf = ({ id, slotId, fileId }: { id: string; slotId: string; fileId: string }) => ({
  attemptId: id,
  slot: slotId,
  fileId,
});

/** Quizzes as learners take them. */
export function quizRoutes(
  services: Pick<Services, 'db' | 'clock' | 'files' | 'media' | 'workers'>,
): Route[] {
  const { db, clock } = services;
  return [
    route(calls.listQuizzes, async ({ query, caller }) => {
      const { rows, ...cursors } = await listQuizzes(services, learnerOf(caller), query);
      return { data: rows, ...cursors };
    }),
    route(calls.listLessonQuizzes, async ({ params, query, caller }) => ({
      data: await lessonQuizzes(services, learnerOf(caller), { ...params, language: query.language }),
    })),
    route(calls.getQuiz, async ({ params, caller }) => {
      const found = await findQuiz(db, learnerOf(caller), params.id);
      const { past, sizes } = await standingsOf(db, caller.id, [params.id]);
      return {
        data: toDetail(found, {
          past: past.get(params.id) ?? [],
          size: sizes.get(params.id) ?? NO_SIZE,
          now: clock.now(),
        }),
      };
    }),
    route(calls.startAttempt, async ({ params, body, caller }) => {
      const { device, accessCode } = body;
      const { found, attempt } = await startAttempt(services, learnerOf(caller), {
        quizId: params.id,
        device,
        accessCode,
      });
      return { data: await toAttempt(services, found, attempt, device) };
    }),
    route(calls.getAttempt, async ({ params, query, caller }) => {
      const { found, attempt } = await readAttempt(services, learnerOf(caller), params.id);
      return { data: await toAttempt(services, found, attempt, query.device) };
    }),
    route(calls.saveAnswers, async ({ params, body, caller }) => {
      const input = { attemptId: params.id, ...body };
      const { next, ...saved } = await saveAnswers(services, learnerOf(caller), input);
      const [shown] = next ? await shownQuestions(services, [next]) : [];
      return { data: { ...saved, ...(shown && { next: shown }) } };
    }),
    route(calls.storeAttemptFile, async ({ params, query, caller, request }) => ({
      data: await storeFile(services, learnerOf(caller), { ...placeOf(params), ...query, request }),
    })),
    route(calls.removeAttemptFile, async ({ params, query, caller }) => ({
      data: await removeFile(services, learnerOf(caller), { ...placeOf(params), ...query }),
    })),
    route(calls.takeOverAttempt, async ({ params, body, caller }) => {
      const input = { attemptId: params.id, device: body.device };
      const { found, attempt } = await takeOver(services, learnerOf(caller), input);
      return { data: await toAttempt(services, found, attempt, body.device) };
    }),
    route(calls.submitAttempt, async ({ params, body, caller }) => {
      const input = { attemptId: params.id, device: body.device };
      const { found, attempt } = await submitAttempt(services, learnerOf(caller), input);
      return { data: await toAttempt(services, found, attempt, body.device) };
    }),
  ];
}
