import { type Call, offline } from '@digiken/contract';
import { newId } from '../../../src/platform/ids';
import { idOf, type Row } from '../row';

export const offlineRows: [Call, Row][] = [
  [
    offline.getOfflineUnit,
    {
      may: 'verified',
      own: async (world, actor) => {
        const course = await world.course();
        await world.enrol(idOf(world, actor), course);
        return { params: { unitId: course.units[0]?.id ?? '' } };
      },
      // A draft: 404 for users who do not manage it.
      other: async (world, actor) =>
        actor === 'sudo' || actor === 'admin'
          ? undefined
          : {
              params: {
                unitId:
                  (await world.course({ state: 'draft', ownerId: world.others.tutor.id })).units[0]?.id ?? '',
              },
            },
    },
  ],
  [
    offline.sync,
    {
      may: 'verified',
      own: async (world, actor) => {
        const course = await world.course();
        await world.enrol(idOf(world, actor), course);
        const lessonId = course.units[0]?.lessons[0] ?? '';
        return {
          body: { actions: [{ id: newId(), ageMs: 60_000, kind: 'progress', lessonId, done: true }] },
        };
      },
      // Of another user's note: the request is answered, and its action is refused.
      other: async (world) => ({
        body: {
          actions: [
            {
              id: newId(),
              ageMs: 60_000,
              kind: 'note-edit',
              noteId: await world.note((await world.person()).id),
              text: 'Mine now.',
              base: null,
            },
          ],
        },
      }),
      otherAnswers: { status: 200, why: 'each action has its own answer; sync.test.ts shows the refusal' },
    },
  ],
];
