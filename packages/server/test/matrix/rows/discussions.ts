import { type Call, discussions } from '@digiken/contract';
import { seedPostReport } from '../../discussion-fixtures';
import { ADMINISTRATORS, idOf, type Row } from '../row';
import type { Actor, World } from '../world';

const managesAll = (actor: Actor) => actor === 'sudo' || actor === 'admin';

/** A question that the actor asked, with a reply of a learner. */
const asked = async (world: World, actor: Actor) =>
  world.discussion({ asked: idOf(world, actor), replied: (await world.person()).id });

/** A question of two others, which the actor reads. */
const others = async (world: World, actor: Actor) =>
  world.discussion({
    asked: (await world.person()).id,
    replied: (await world.person()).id,
    open: [idOf(world, actor)],
  });

/** In a draft: 404 for users who do not manage it. */
const unseen = async (world: World) =>
  world.discussion({
    asked: (await world.person()).id,
    replied: (await world.person()).id,
    state: 'draft',
  });

const ofLesson = (body?: object): Row => ({
  may: 'verified',
  own: async (world, actor) => {
    const course = await world.course();
    await world.enrol(idOf(world, actor), course);
    return { params: { lessonId: course.units[0]?.lessons[1] ?? '' }, body };
  },
  other: async (world, actor) => {
    if (managesAll(actor)) return undefined;
    const course = await world.course({ state: 'draft', ownerId: world.others.tutor.id });
    return { params: { lessonId: course.units[0]?.lessons[1] ?? '' }, body };
  },
});

/** Calls about a question or a post, here of others or of the actor. */
const about = (
  found: typeof asked,
  part: 'id' | 'reply',
  body?: (made: { id: string; reply: string }) => object,
): Row => ({
  may: 'verified',
  own: async (world, actor) => {
    const made = await found(world, actor);
    return { params: { id: made[part] }, body: body?.(made) };
  },
  other: async (world, actor) => {
    if (managesAll(actor)) return undefined;
    const made = await unseen(world);
    return { params: { id: made[part] }, body: body?.(made) };
  },
});

/** Only who manages the course: 403 for its learners. */
const moderated = (part: 'id' | 'reply', body: object): Row => ({
  may: 'verified',
  own: async (world, actor) => {
    const made = await others(world, actor);
    return { params: { id: made[part] }, body };
  },
  answers: [200, 403],
});

export const discussionRows: [Call, Row][] = [
  [discussions.listDiscussions, ofLesson()],
  [discussions.startDiscussion, ofLesson({ title: 'How deep?', text: 'The packet does not say it.' })],
  [discussions.getDiscussion, about(others, 'id')],
  [discussions.replyInDiscussion, about(others, 'id', () => ({ text: 'Two centimetres.' }))],
  [discussions.acceptAnswer, about(asked, 'id', ({ reply }) => ({ postId: reply }))],
  [discussions.moderateDiscussion, moderated('id', { pinned: true })],
  [discussions.followDiscussion, about(others, 'id', () => ({ following: true }))],
  [discussions.markDiscussionRead, about(others, 'id')],
  [discussions.editPost, about(asked, 'id', () => ({ text: 'And how far apart?' }))],
  [discussions.removePost, about(asked, 'id')],
  [discussions.votePost, about(others, 'reply', () => ({ helpful: true }))],
  [discussions.hidePost, moderated('reply', { hidden: true, reason: 'An advertisement.' })],
  [discussions.reportPost, about(others, 'reply', () => ({ reason: 'Rude words' }))],
  [discussions.listOwnDiscussions, { may: ['tutor'], own: () => ({}) }],
  [discussions.listPostReports, { may: ADMINISTRATORS, own: () => ({}) }],
  [
    discussions.resolvePostReport,
    {
      may: ADMINISTRATORS,
      own: async (world, actor) => {
        const { reply: postId } = await others(world, actor);
        const id = await seedPostReport(world.server, { postId, reporterId: world.people.user.id });
        return { params: { id }, body: { action: 'remove', note: 'Rude.' } };
      },
    },
  ],
];
