import { type Call, curriculum } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { orderOf, revisionOf } from '../../../src/authoring/curriculum/order';
import { quizzes } from '../../../src/quizzes';
import type { Seeded } from '../../learning-fixtures';
import { AUTHORS, type Row } from '../row';
import type { Try, World } from '../world';

/** Instructors edit the outline of their own courses and get 404 for others; administrators edit all. */
function inCourse(request: (made: Seeded, world: World) => Try | Promise<Try>): Row {
  const made = async (world: World, ownerId: string) => request(await world.ready('draft', ownerId), world);
  return {
    may: AUTHORS,
    own: (world) => made(world, world.people.tutor.id),
    other: (world, actor) => (actor === 'tutor' ? made(world, world.others.tutor.id) : undefined),
  };
}

const unitOf = (course: Seeded) => course.units[0]?.id ?? '';
const topicOf = (course: Seeded) => course.units[0]?.lessons[0] ?? '';
const revision = async (world: World, { id }: Seeded) => revisionOf(await orderOf(world.db, id));

export const curriculumRows: [Call, Row][] = [
  [curriculum.getOutline, inCourse(({ id }) => ({ params: { id } }))],
  [
    curriculum.moveTopic,
    inCourse(async (made, world) => ({
      params: { topicId: topicOf(made) },
      body: { unitId: unitOf(made), position: 2, revision: await revision(world, made) },
    })),
  ],
  [
    curriculum.moveQuiz,
    inCourse(async (made, world) => {
      const { quizId } = await world.quizOf(made);
      await world.db
        .update(quizzes)
        .set({ kind: 'unit', lessonId: null, unitId: unitOf(made) })
        .where(eq(quizzes.id, quizId));
      return { params: { id: quizId }, body: { position: 1, revision: await revision(world, made) } };
    }),
  ],
  [
    curriculum.describeTopic,
    inCourse((made) => ({ params: { topicId: topicOf(made) }, body: { title: 'The queen', preview: true } })),
  ],
];
