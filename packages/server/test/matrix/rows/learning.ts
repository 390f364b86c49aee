import { type Call, due, learning, nextStep, week } from '@digiken/contract';
import { idOf, type Row } from '../row';
import type { Actor, World } from '../world';

/** A draft is 404 for users who do not manage it. */
const draft = (world: World) => world.course({ state: 'draft', ownerId: world.others.tutor.id });
const managesAll = (actor: Actor) => actor === 'sudo' || actor === 'admin';

const whole = { choice: { whole: true } };

export const learningRows: [Call, Row][] = [
  [learning.listCourses, { may: 'everybody', own: () => ({ query: { q: 'published' } }) }],
  [learning.listCategories, { may: 'everybody', own: () => ({}) }],
  [
    learning.getCourse,
    {
      may: 'everybody',
      own: async (world) => ({ params: { id: (await world.course()).id } }),
      other: async (world, actor) =>
        managesAll(actor) ? undefined : { params: { id: (await draft(world)).id } },
    },
  ],
  [
    learning.listReviews,
    {
      may: 'everybody',
      own: async (world) => ({ params: { id: (await world.course()).id } }),
      other: async (world, actor) =>
        managesAll(actor) ? undefined : { params: { id: (await draft(world)).id } },
    },
  ],
  [
    learning.saveReview,
    {
      may: 'verified',
      own: async (world, actor) => ({
        params: { id: await world.studiedCourse(idOf(world, actor)) },
        body: { stars: 5, text: 'Clear.' },
      }),
      other: async (world, actor) =>
        managesAll(actor)
          ? undefined
          : { params: { id: (await draft(world)).id }, body: { stars: 5, text: 'Clear.' } },
    },
  ],
  [
    learning.removeReview,
    {
      may: 'verified',
      own: async (world, actor) => {
        const { courseId } = await world.review(idOf(world, actor));
        return { params: { id: courseId } };
      },
      other: async (world) => {
        const { courseId } = await world.review((await world.person()).id);
        return { params: { id: courseId } };
      },
    },
  ],
  [
    learning.reportReview,
    {
      may: 'verified',
      own: async (world) => {
        const { id } = await world.review((await world.person()).id);
        return { params: { reviewId: id }, body: { reason: 'Rude words' } };
      },
    },
  ],
  [
    learning.getUnit,
    {
      may: 'everybody',
      own: async (world) => ({ params: { unitId: (await world.course()).units[0]?.id ?? '' } }),
      other: async (world, actor) =>
        managesAll(actor) ? undefined : { params: { unitId: (await draft(world)).units[0]?.id ?? '' } },
    },
  ],
  [
    learning.getLesson,
    {
      may: 'everybody',
      own: async (world) => ({ params: { lessonId: (await world.course()).units[0]?.lessons[0] ?? '' } }),
      other: async (world, actor) =>
        managesAll(actor)
          ? undefined
          : { params: { lessonId: (await draft(world)).units[0]?.lessons[0] ?? '' } },
    },
  ],
  [
    learning.saveLessonProgress,
    {
      may: 'verified',
      own: async (world, actor) => {
        const course = await world.course();
        await world.enrol(idOf(world, actor), course);
        return { params: { lessonId: course.units[0]?.lessons[1] ?? '' }, body: { done: true } };
      },
      other: async (world, actor) =>
        managesAll(actor)
          ? undefined
          : { params: { lessonId: (await draft(world)).units[0]?.lessons[0] ?? '' }, body: { done: true } },
    },
  ],
  [
    learning.quoteCourse,
    {
      may: 'everybody',
      own: async (world) => ({ params: { id: (await world.course()).id }, body: whole }),
      other: async (world, actor) =>
        managesAll(actor) ? undefined : { params: { id: (await draft(world)).id }, body: whole },
    },
  ],
  [
    learning.enrol,
    {
      may: ['user'],
      own: async (world) => ({
        params: { id: (await world.course()).id },
        body: { ...whole, expectedTotal: 0 },
      }),
      other: async (world) => ({
        params: { id: (await draft(world)).id },
        body: { ...whole, expectedTotal: 0 },
      }),
    },
  ],
  [
    learning.listEnrolled,
    {
      may: 'verified',
      own: (world, actor) => ({ params: { userId: idOf(world, actor) } }),
      other: (world) => ({ params: { userId: world.others.user.id } }),
    },
  ],
  [
    nextStep.getNextStep,
    {
      may: 'verified',
      own: () => ({}),
      other: async (world, actor) =>
        managesAll(actor) ? undefined : { query: { course: (await draft(world)).id } },
    },
  ],
  [due.listDue, { may: 'verified', own: () => ({}) }],
  [week.getWeek, { may: 'verified', own: () => ({}) }],
  [week.setWeeklyGoal, { may: 'verified', own: () => ({ body: { lessons: 3 } }) }],
  [learning.search, { may: 'everybody', own: () => ({ query: { q: 'water' } }) }],
];
