import { type Call, notes } from '@digiken/contract';
import { idOf, type Row } from '../row';
import type { Actor, World } from '../world';

const managesAll = (actor: Actor) => actor === 'sudo' || actor === 'admin';

/** A lesson that the actor is enrolled in. */
async function ownLesson(world: World, actor: Actor) {
  const course = await world.course();
  await world.enrol(idOf(world, actor), course);
  return { lessonId: course.units[0]?.lessons[1] ?? '' };
}

/** A draft: 404 for users who do not manage it. */
const draft = (world: World) => world.course({ state: 'draft', ownerId: world.others.tutor.id });

/** Calls about a lesson that its reader may open. */
const ofLesson = (body?: object): Row => ({
  may: 'verified',
  own: async (world, actor) => ({ params: await ownLesson(world, actor), body }),
  other: async (world, actor) =>
    managesAll(actor)
      ? undefined
      : { params: { lessonId: (await draft(world)).units[0]?.lessons[1] ?? '' }, body },
});

/** Calls about a note: everybody else's is 404, for administrators too. */
const ofNote = (body?: object): Row => ({
  may: 'verified',
  own: async (world, actor) => ({ params: { id: await world.note(idOf(world, actor)) }, body }),
  other: async (world) => ({ params: { id: await world.note((await world.person()).id) }, body }),
});

export const noteRows: [Call, Row][] = [
  [notes.listOwnNotes, { may: 'verified', own: () => ({ query: { search: 'till' } }) }],
  [notes.listNotes, ofLesson()],
  [notes.addNote, ofLesson({ text: 'Ask about the drawer.', section: null })],
  [notes.saveNote, ofNote({ text: 'Ask about the till.' })],
  [notes.removeNote, ofNote()],
  [
    notes.listBookmarks,
    {
      may: 'verified',
      own: async (world) => ({ params: { id: (await world.course()).id } }),
      other: async (world, actor) =>
        managesAll(actor) ? undefined : { params: { id: (await draft(world)).id } },
    },
  ],
  [notes.addBookmark, ofLesson()],
  // Removing says nothing about the lesson: without a bookmark nothing happens.
  [
    notes.removeBookmark,
    { may: 'verified', own: async (world, actor) => ({ params: await ownLesson(world, actor) }) },
  ],
];
