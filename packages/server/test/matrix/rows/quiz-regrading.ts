import { type Call, quizRegrading } from '@digiken/contract';
import { AUTHORS, type Row } from '../row';
import type { Try, World } from '../world';

/** Instructors mark again in their own courses and get 404 for others; administrators everywhere. */
function onQuiz(request: (quiz: Awaited<ReturnType<World['quizOf']>>) => Try): Row {
  const made = async (world: World, ownerId: string) =>
    request(await world.quizOf(await world.course({ ownerId })));
  return {
    may: AUTHORS,
    own: (world) => made(world, world.people.tutor.id),
    other: (world, actor) => (actor === 'tutor' ? made(world, world.others.tutor.id) : undefined),
  };
}

export const quizRegradingRows: [Call, Row][] = [
  [quizRegrading.listRegradable, onQuiz(({ quizId }) => ({ params: { id: quizId } }))],
  [quizRegrading.previewRegrade, onQuiz(({ quizId, slotId }) => ({ params: { id: quizId, slotId } }))],
  [
    quizRegrading.applyRegrade,
    onQuiz(({ quizId, slotId }) => ({
      params: { id: quizId, slotId },
      body: { rule: 'better', revision: 'any' },
    })),
  ],
];
