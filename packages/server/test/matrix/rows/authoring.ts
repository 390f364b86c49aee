import { authoring, type Call, courseReviews, curriculum } from '@digiken/contract';
import { orderOf, revisionOf } from '../../../src/authoring/curriculum/order';
import { lessonVideos } from '../../../src/courses/tables';
import type { Seeded } from '../../learning-fixtures';
import { AUTHORS, type Row } from '../row';
import type { Actor, Try, World } from '../world';

const list: Row = { may: AUTHORS, own: () => ({}) };

/** Instructors edit their own courses and get 404 for others; administrators edit all. */
function inCourse(
  request: (course: Seeded, world: World) => Try | Promise<Try>,
  { state = 'draft', answers }: { state?: 'draft' | 'review'; answers?: readonly number[] } = {},
): Row {
  const made = async (world: World, ownerId: string) => request(await world.ready(state, ownerId), world);
  return {
    may: AUTHORS,
    answers,
    own: (world) => made(world, world.people.tutor.id),
    other: (world, actor) => (actor === 'tutor' ? made(world, world.others.tutor.id) : undefined),
  };
}

const unitOf = (course: Seeded) => course.units[0]?.id ?? '';
const topicOf = (course: Seeded) => course.units[0]?.lessons[0] ?? '';
const course = (body?: unknown) => inCourse(({ id }) => ({ params: { id }, body }));
const unit = (body?: unknown) => inCourse((made) => ({ params: { unitId: unitOf(made) }, body }));
const topic = (body?: unknown) => inCourse((made) => ({ params: { topicId: topicOf(made) }, body }));

async function withVideo(world: World, made: Seeded): Promise<string> {
  const topicId = topicOf(made);
  await world.db
    .insert(lessonVideos)
    .values({ lessonId: topicId, src: '/api/media/none.webm' })
    .onConflictDoNothing();
  return topicId;
}

async function learnerOf(world: World, ownerId: string): Promise<Try> {
  const learner = await world.person();
  await world.enrol(learner.id, await world.course({ ownerId }), ownerId);
  return { params: { id: learner.id } };
}

const ownJob = (world: World, actor: Actor) =>
  world.importJob(actor === 'anonymous' ? world.people.tutor.id : world.people[actor].id);

export const authoringRows: [Call, Row][] = [
  [authoring.instructorDashboard, list],
  [authoring.listOwnCourses, list],
  [authoring.createCourse, { may: AUTHORS, own: () => ({ body: { title: 'Beekeeping' } }) }],
  [authoring.getAuthoredCourse, course()],
  [
    authoring.updateCourse,
    course({
      title: 'Beekeeping',
      summary: 'Bees and honey.',
      descriptionMarkdown: '# Bees',
      level: 'beginner',
      categoryId: null,
      priceWhole: 500,
      version: 1,
    }),
  ],
  [
    authoring.uploadCourseImage,
    inCourse(({ id }, world) => ({ params: { id }, upload: world.png('image') })),
  ],
  [authoring.removeCourse, course()],
  [authoring.submitCourse, course()],
  [authoring.getStagedChanges, course()],
  [courseReviews.listReviewComments, course()],
  // There is nothing to discard; callers without access are refused before.
  [authoring.discardStagedChanges, inCourse(({ id }) => ({ params: { id } }), { answers: [409] })],
  [authoring.withdrawCourse, inCourse(({ id }) => ({ params: { id } }), { state: 'review' })],

  [authoring.createUnit, course({ title: 'The hive' })],
  [
    curriculum.orderUnits,
    inCourse(async (made, world) => ({
      params: { id: made.id },
      body: { ids: [unitOf(made)], revision: revisionOf(await orderOf(world.db, made.id)) },
    })),
  ],
  [authoring.getAuthoredUnit, unit()],
  [authoring.updateUnit, unit({ title: 'The hive', summary: '', price: 250, version: 1 })],
  [authoring.removeUnit, unit()],

  [authoring.createTopic, unit({ title: 'The queen' })],
  [
    authoring.orderTopics,
    inCourse((made) => ({
      params: { unitId: unitOf(made) },
      body: { ids: [...(made.units[0]?.lessons ?? [])].reverse() },
    })),
  ],
  [authoring.getAuthoredTopic, topic()],
  [
    authoring.saveTopic,
    topic({ title: 'The queen', markdown: 'She lays eggs.', preview: false, language: 'en', version: 1 }),
  ],
  [authoring.saveTopicDraft, topic({ title: 'The queen', markdown: 'She', language: 'en', version: 1 })],
  [authoring.discardTopicDraft, topic()],
  [authoring.removeTopic, topic()],
  [authoring.previewMarkdown, { may: AUTHORS, own: () => ({ body: { markdown: '# Bees' } }) }],
  [
    authoring.uploadTopicPicture,
    inCourse((made, world) => ({ params: { topicId: topicOf(made) }, upload: world.png('picture') })),
  ],
  [
    authoring.uploadTopicVideo,
    inCourse((made, world) => ({ params: { topicId: topicOf(made) }, upload: world.webm() })),
  ],
  [
    authoring.removeTopicVideo,
    inCourse(async (made, world) => ({ params: { topicId: await withVideo(world, made) } })),
  ],
  [
    authoring.uploadTopicCaptions,
    inCourse(async (made, world) => ({
      params: { topicId: await withVideo(world, made), language: 'en' },
      upload: world.vtt(),
    })),
  ],
  [
    authoring.removeTopicCaptions,
    inCourse(
      async (made, world) => ({ params: { topicId: await withVideo(world, made), language: 'en' } }),
      // There are none to remove.
      { answers: [200, 404] },
    ),
  ],
  [
    authoring.saveTopicTranscript,
    inCourse(async (made, world) => ({
      params: { topicId: await withVideo(world, made) },
      body: { transcript: 'She lays eggs.' },
    })),
  ],

  [
    authoring.startImport,
    {
      may: AUTHORS,
      answers: [202, 422],
      own: () => ({ upload: { field: 'archive', name: 'course.zip', content: Buffer.from('not a zip') } }),
    },
  ],
  [
    authoring.getImport,
    {
      may: AUTHORS,
      own: async (world, actor) => ({ params: { id: await ownJob(world, actor) } }),
      other: async (world) => ({ params: { id: await world.importJob(world.others.tutor.id) } }),
    },
  ],
  // The job of the world has failed, so there is nothing to decide about.
  ...[authoring.applyImport, authoring.compareImport, authoring.discardImport, authoring.undoImport].map(
    (call): [Call, Row] => [
      call,
      {
        may: AUTHORS,
        answers: [409],
        own: async (world, actor) => ({ params: { id: await ownJob(world, actor) } }),
        other: async (world) => ({ params: { id: await world.importJob(world.others.tutor.id) } }),
      },
    ],
  ),
  [
    authoring.chooseImport,
    {
      may: AUTHORS,
      answers: [409],
      own: async (world, actor) => ({ params: { id: await ownJob(world, actor) }, body: { course: 'new' } }),
      other: async (world) => ({
        ...{ params: { id: await world.importJob(world.others.tutor.id) }, body: { course: 'new' } },
      }),
    },
  ],
  [
    authoring.startCourseExport,
    inCourse(async ({ id }) => ({ params: { id }, body: { format: 'markdown' } })),
  ],
  [authoring.listCourseExports, inCourse(async ({ id }) => ({ params: { id } }))],
  [authoring.listImports, list],

  [authoring.listLearners, list],
  [
    authoring.getLearner,
    {
      may: AUTHORS,
      own: (world) => learnerOf(world, world.people.tutor.id),
      other: (world, actor) => (actor === 'tutor' ? learnerOf(world, world.others.tutor.id) : undefined),
    },
  ],
];
