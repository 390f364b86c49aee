import { type Call, quizMarking } from '@digiken/contract';
import { AUTHORS, type Row } from '../row';
import type { Try, World } from '../world';

/** Instructors mark in their own courses and get 404 for others; administrators mark everywhere. */
function onWaiting(request: (made: Awaited<ReturnType<World['waitingAttempt']>>) => Try): Row {
  return {
    may: AUTHORS,
    own: async (world) => request(await world.waitingAttempt(world.people.tutor.id)),
    other: async (world, actor) =>
      actor === 'tutor' ? request(await world.waitingAttempt(world.others.tutor.id)) : undefined,
  };
}

export const quizMarkingRows: [Call, Row][] = [
  [quizMarking.listMarking, { may: AUTHORS, own: () => ({}) }],
  [quizMarking.getMarking, onWaiting(({ attemptId }) => ({ params: { attemptId } }))],
  [
    quizMarking.markAnswer,
    onWaiting(({ attemptId, slotId, markedAt }) => ({
      params: { attemptId, slotId },
      body: { points: 1, levels: {}, comment: 'Good.', markedAt },
    })),
  ],
  [
    quizMarking.decideLate,
    // Its attempt has no late answers, so whoever may decide is told that these are not the ones.
    {
      ...onWaiting(({ attemptId, slotId }) => ({
        params: { attemptId },
        body: { accept: true, answers: [{ slot: slotId, seq: 1 }] },
      })),
      answers: [409],
    },
  ],
  [quizMarking.listQuizResults, onWaiting(({ quizId }) => ({ params: { id: quizId } }))],
  [quizMarking.exportQuizResults, onWaiting(({ quizId }) => ({ params: { id: quizId } }))],
  [quizMarking.getQuizStatistics, onWaiting(({ quizId }) => ({ params: { id: quizId } }))],
];
