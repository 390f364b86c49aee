import { type Call, quizzes } from '@digiken/contract';
import { newId } from '../../../src/platform/ids';
import { idOf, type Row } from '../row';
import type { Try, World } from '../world';

const device = 'device-1';
const may = ['user'] as const;
const stranger = async (world: World) => (await world.person()).id;

/** A call on an attempt of the actor, or of another learner. */
const onAttempt = (body?: (slot: string) => unknown): Row => {
  const of = async (world: World, userId: string) => {
    const { attemptId, slot } = await world.quizAttempt(userId);
    return { params: { id: attemptId }, ...(body && { body: body(slot) }) };
  };
  return {
    may,
    own: (world, actor) => of(world, idOf(world, actor)),
    other: async (world) => of(world, await stranger(world)),
  };
};

/** A call on a file of an open attempt of the actor, or of another learner. */
const onFile = (more: (world: World) => Partial<Try>): Row => {
  const of = async (world: World, userId: string): Promise<Try> => {
    const { attemptId, slot } = await world.fileAttempt(userId);
    return { params: { id: attemptId, slotId: slot, fileId: newId() }, ...more(world) };
  };
  return {
    may,
    own: (world, actor) => of(world, idOf(world, actor)),
    other: async (world) => of(world, await stranger(world)),
  };
};

const NOT_OWNED = {
  status: 403,
  why: 'a published course shows its quizzes, and the answer names the unit to buy',
};

export const quizRows: [Call, Row][] = [
  [quizzes.listQuizzes, { may, own: () => ({}) }],
  [
    quizzes.listLessonQuizzes,
    {
      may: 'verified',
      own: async (world, actor) => ({
        params: { lessonId: (await world.quiz(idOf(world, actor))).lessonId },
      }),
    },
  ],
  [
    quizzes.getQuiz,
    {
      may,
      own: async (world, actor) => ({ params: { id: (await world.quiz(idOf(world, actor))).quizId } }),
      other: async (world) => ({ params: { id: (await world.quiz(await stranger(world))).quizId } }),
      otherAnswers: NOT_OWNED,
    },
  ],
  [
    quizzes.startAttempt,
    {
      may,
      own: async (world, actor) => ({
        params: { id: (await world.quiz(idOf(world, actor))).quizId },
        body: { device },
      }),
      other: async (world) => ({
        params: { id: (await world.quiz(await stranger(world))).quizId },
        body: { device },
      }),
      otherAnswers: NOT_OWNED,
    },
  ],
  [quizzes.getAttempt, onAttempt()],
  [
    quizzes.saveAnswers,
    onAttempt((slot) => ({ device, events: [{ slot, seq: 1, answer: null, elapsedMs: 1 }] })),
  ],
  [
    quizzes.storeAttemptFile,
    onFile((world) => ({ query: { device, elapsedMs: '1' }, upload: world.png('file') })),
  ],
  [quizzes.removeAttemptFile, onFile(() => ({ query: { device } }))],
  [quizzes.takeOverAttempt, onAttempt(() => ({ device: 'device-2' }))],
  [quizzes.submitAttempt, onAttempt(() => ({ device }))],
];
