import { type Call, coAuthors } from '@digiken/contract';
import { AUTHORS, type Row } from '../row';
import type { Actor, Try, World } from '../world';

/** The owner's course and those of administrators; 404 for other instructors. */
function inCourse(request: (courseId: string, world: World) => Try | Promise<Try>): Row {
  const made = async (world: World, ownerId: string) => request((await world.course({ ownerId })).id, world);
  return {
    may: AUTHORS,
    own: (world) => made(world, world.people.tutor.id),
    other: (world, actor) => (actor === 'tutor' ? made(world, world.others.tutor.id) : undefined),
  };
}

/** An invitation to the actor's own address: learners may read and decline it. */
const invited =
  (accept?: boolean) =>
  async (world: World, actor: Actor): Promise<Try> => {
    const { id } = await world.course({ ownerId: world.others.tutor.id });
    const email = actor === 'anonymous' ? world.people.user.email : world.people[actor].email;
    const { secret } = await world.authorInvitation(id, email);
    return { body: { secret, ...(accept !== undefined && { accept }) } };
  };

export const coAuthorRows: [Call, Row][] = [
  [coAuthors.getCourseAuthors, inCourse((id) => ({ params: { id } }))],
  [coAuthors.inviteCoAuthor, inCourse((id) => ({ params: { id }, body: { email: 'mwalimu@example.com' } }))],
  [
    coAuthors.withdrawCoAuthorInvitation,
    inCourse(async (id, world) => ({
      params: { id, invitationId: (await world.authorInvitation(id, 'mwalimu@example.com')).id },
    })),
  ],
  [
    coAuthors.removeCoAuthor,
    inCourse(async (id, world) => ({ params: { id, userId: await world.coAuthor(id) } })),
  ],
  [coAuthors.readCoAuthorInvitation, { may: 'verified', own: invited() }],
  [coAuthors.answerCoAuthorInvitation, { may: 'verified', own: invited(false) }],
];
