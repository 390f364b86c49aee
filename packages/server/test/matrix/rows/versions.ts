import { type Call, versions } from '@digiken/contract';
import type { Seeded } from '../../learning-fixtures';
import { AUTHORS, type Row } from '../row';
import type { Try, World } from '../world';

/** Instructors see and restore the versions of their own lessons and get 404 for others; administrators of all. */
function inCourse(request: (course: Seeded, world: World) => Try | Promise<Try>): Row {
  const made = async (world: World, ownerId: string) => request(await world.ready('draft', ownerId), world);
  return {
    may: AUTHORS,
    own: (world) => made(world, world.people.tutor.id),
    other: (world, actor) => (actor === 'tutor' ? made(world, world.others.tutor.id) : undefined),
  };
}

const topicOf = (course: Seeded) => course.units[0]?.lessons[0] ?? '';
const ofVersion = (body?: unknown) =>
  inCourse(async (course, world) => {
    const topicId = topicOf(course);
    return { params: { topicId, versionId: await world.lessonVersion(course.id, topicId) }, body };
  });

export const versionRows: [Call, Row][] = [
  [versions.listLessonVersions, inCourse((course) => ({ params: { topicId: topicOf(course) } }))],
  [versions.getLessonVersion, ofVersion()],
  [versions.restoreLessonVersion, ofVersion({ version: 1 })],
  [
    versions.duplicateCourse,
    inCourse(({ id }) => ({ params: { id }, body: { title: 'Copy of beekeeping' } })),
  ],
];
