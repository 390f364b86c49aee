import { type Call, quizArrangements } from '@digiken/contract';
import { ADMIN_ONLY, ADMINISTRATORS, AUTHORS, type Row } from '../row';
import type { Try, World } from '../world';

const TIMES = { opensAt: null, closesAt: null, timeLimitMinutes: 60, attempts: null };

/** Instructors arrange times in their own courses and get 404 for others; administrators everywhere. */
function onQuiz(request: (made: { quizId: string; userId: string }) => Try): Row {
  const made = async (world: World, ownerId: string) => {
    const course = await world.course({ ownerId });
    const learner = await world.person();
    await world.enrol(learner.id, course);
    const { quizId } = await world.quizOf(course);
    await world.override(quizId, learner.id);
    return request({ quizId, userId: learner.id });
  };
  return {
    may: AUTHORS,
    own: (world) => made(world, world.people.tutor.id),
    other: (world, actor) => (actor === 'tutor' ? made(world, world.others.tutor.id) : undefined),
  };
}

export const quizArrangementRows: [Call, Row][] = [
  [quizArrangements.listOverrides, onQuiz(({ quizId }) => ({ params: { id: quizId } }))],
  [
    quizArrangements.setOverride,
    onQuiz(({ quizId, userId }) => ({ params: { id: quizId, userId }, body: TIMES })),
  ],
  [quizArrangements.removeOverride, onQuiz(({ quizId, userId }) => ({ params: { id: quizId, userId } }))],
  [
    quizArrangements.getAccommodation,
    { may: ADMINISTRATORS, own: (world) => ({ params: { id: world.people.user.id } }) },
  ],
  [
    quizArrangements.setAccommodation,
    {
      may: ADMIN_ONLY,
      own: async (world) => ({
        params: { id: (await world.person()).id },
        body: { factor: 1.5, untimed: false, extraAttempts: 1 },
      }),
    },
  ],
  [quizArrangements.getOwnAccommodation, { may: ['user'], own: () => ({}) }],
];
