import { activities, type Call } from '@digiken/contract';
import { activityStates } from '../../../src/activities/tables';
import { lessonActivities, packages } from '../../../src/courses/tables';
import { newId } from '../../../src/platform/ids';
import { AUTHORS, idOf, type Row } from '../row';
import type { Actor, World } from '../world';

const managesAll = (actor: Actor) => actor === 'sudo' || actor === 'admin';
const SESSION = 'session-of-the-matrix';

/** A lesson with an activity: `at` 0 is the free preview of its course. */
async function seedActivity(world: World, at: 0 | 1, draft = false, ownerId?: string) {
  const { db } = world.server.services;
  const drafted = { state: 'draft', ownerId: world.others.tutor.id } as const;
  const course = await world.course(draft ? drafted : ownerId === undefined ? {} : { ownerId });
  const lessonId = course.units[0]?.lessons[at] ?? '';
  const packageId = newId();
  await db.insert(packages).values({ id: packageId, digest: packageId, format: 'scorm-1.2', bytes: 1 });
  await db
    .insert(lessonActivities)
    .values({
      ...{ lessonId, packageId, title: 'Activity', tracked: true, launch: 'a.html' },
      ...{ weightBytes: 1, completesByEnding: true },
    })
    .onConflictDoNothing();
  return { course, lessonId };
}

/** Calls that anybody may make for a free preview. */
const ofPreview: Row = {
  may: 'everybody',
  own: async (world) => ({ params: { lessonId: (await seedActivity(world, 0)).lessonId } }),
  other: async (world, actor) =>
    managesAll(actor) ? undefined : { params: { lessonId: (await seedActivity(world, 0, true)).lessonId } },
};

/** Instructors see results in their own courses and get 404 for others; administrators see all. */
const ofResults: Row = {
  may: AUTHORS,
  own: async (world) => {
    const { lessonId } = await seedActivity(world, 1, false, world.people.tutor.id);
    return { params: { topicId: lessonId } };
  },
  other: async (world, actor) =>
    actor === 'tutor'
      ? { params: { topicId: (await seedActivity(world, 1, false, world.others.tutor.id)).lessonId } }
      : undefined,
};

const STATE = { session: SESSION, sequence: 1, data: { 'cmi.core.lesson_status': 'completed' }, ended: true };

export const activityRows: [Call, Row][] = [
  [activities.getActivity, ofPreview],
  [activities.openActivity, ofPreview],
  [activities.listActivityResults, ofResults],
  [activities.exportActivityResults, ofResults],
  [
    activities.saveActivityState,
    {
      may: 'verified',
      own: async (world, actor) => {
        const { course, lessonId } = await seedActivity(world, 1);
        const userId = idOf(world, actor);
        await world.enrol(userId, course);
        await world.server.services.db
          .insert(activityStates)
          .values({ userId, lessonId, session: SESSION, openedAt: world.server.clock.now() });
        return { params: { lessonId }, body: STATE };
      },
      other: async (world, actor) =>
        managesAll(actor)
          ? undefined
          : { params: { lessonId: (await seedActivity(world, 1, true)).lessonId }, body: STATE },
    },
  ],
];
