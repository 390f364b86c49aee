import { type Call, hubs, messages } from '@digiken/contract';
import { newId } from '../../../src/platform/ids';
import { ADMINISTRATORS, idOf, type Row } from '../row';
import type { Actor, World } from '../world';

const HUB = ['hub'] as const;
const verified = (own: Row['own'], more: Partial<Row> = {}): Row => ({ may: 'verified', own, ...more });
const ownHub = (own: Row['own'], more: Partial<Row> = {}): Row => ({ may: HUB, own, ...more });
const reason = { reason: 'It is for teachers of Nyeri only.' };
const texts = { name: 'Nyeri readers', summary: 'Reading together.', description: 'Every Saturday.' };

async function memberOf(world: World, hubId: string): Promise<string> {
  const person = await world.person();
  await world.member(hubId, person.id);
  return person.id;
}
const requestTo = async (world: World, hubId: string, state?: 'rejected') =>
  world.request(hubId, (await world.person()).id, state);

/** A thread of the actor, and one of two other users. */
const mine = (world: World, actor: Actor) => world.thread(world.others.user.id, idOf(world, actor));
const theirs = (world: World) => world.thread(world.others.user.id, world.others.tutor.id);

/** Two users who share a course and may write to each other. */
async function classmate(world: World, actor: Actor): Promise<string> {
  const course = await world.course();
  const other = await world.person();
  await world.enrol(other.id, course);
  if (actor !== 'tutor') await world.enrol(idOf(world, actor), course);
  return other.id;
}

export const communityRows: [Call, Row][] = [
  [hubs.listHubs, verified(() => ({}))],
  [hubs.listMyHubs, verified(() => ({}))],
  [hubs.getHub, verified((world) => ({ params: { id: world.hub } }))],
  [
    hubs.listHubMembers,
    verified(
      async (world, actor) => {
        await world.member(world.hub, idOf(world, actor));
        return { params: { id: world.hub } };
      },
      {
        otherHub: (world, actor) =>
          actor === 'sudo' || actor === 'admin' ? undefined : { params: { id: world.otherHub } },
      },
    ),
  ],
  [
    hubs.askToJoin,
    verified(async (world) => ({ params: { id: await world.newHub() }, body: { message: 'May I?' } })),
  ],
  [
    hubs.cancelJoinRequest,
    verified(async (world, actor) => {
      const id = await world.newHub();
      await world.request(id, idOf(world, actor));
      return { params: { id } };
    }),
  ],
  [
    hubs.leaveHub,
    verified(async (world, actor) => {
      const id = await world.newHub();
      await world.member(id, idOf(world, actor));
      return { params: { id } };
    }),
  ],
  [
    hubs.readInvitation,
    verified(async (world) => ({ body: { secret: (await world.invitation(world.hub)).secret } })),
  ],
  [
    hubs.acceptInvitation,
    verified(async (world) => ({ body: { secret: (await world.invitation(await world.newHub())).secret } })),
  ],

  [hubs.hubDashboard, ownHub(() => ({}))],
  [hubs.getHubSettings, ownHub(() => ({}))],
  [hubs.saveHubSettings, ownHub(() => ({ body: { ...texts, acceptsRequests: true } }))],
  [hubs.addHubCourse, ownHub(async (world) => ({ params: { courseId: (await world.course()).id } }))],
  [
    hubs.removeHubCourse,
    ownHub(async (world) => {
      const course = await world.course();
      await world.hubCourse(world.hub, course.id);
      return { params: { courseId: course.id } };
    }),
  ],
  [hubs.listOwnHubMembers, ownHub(() => ({}))],
  [
    hubs.getOwnHubMember,
    ownHub(async (world) => ({ params: { id: await memberOf(world, world.hub) } }), {
      otherHub: async (world) => ({ params: { id: await memberOf(world, world.otherHub) } }),
    }),
  ],
  [
    hubs.removeHubMember,
    ownHub(async (world) => ({ params: { id: await memberOf(world, world.hub) }, body: reason }), {
      otherHub: async (world) => ({ params: { id: await memberOf(world, world.otherHub) }, body: reason }),
    }),
  ],
  [hubs.listJoinRequests, ownHub(() => ({}))],
  [
    hubs.acceptJoinRequest,
    ownHub(async (world) => ({ params: { id: await requestTo(world, world.hub) } }), {
      otherHub: async (world) => ({ params: { id: await requestTo(world, world.otherHub) } }),
    }),
  ],
  [
    hubs.rejectJoinRequest,
    ownHub(async (world) => ({ params: { id: await requestTo(world, world.hub) }, body: reason }), {
      otherHub: async (world) => ({ params: { id: await requestTo(world, world.otherHub) }, body: reason }),
    }),
  ],
  [
    hubs.reopenJoinRequest,
    ownHub(async (world) => ({ params: { id: await requestTo(world, world.hub, 'rejected') } }), {
      otherHub: async (world) => ({ params: { id: await requestTo(world, world.otherHub, 'rejected') } }),
    }),
  ],
  [hubs.listInvitations, ownHub(() => ({}))],
  [hubs.createInvitation, ownHub(() => ({ body: { label: 'Class of May', days: 7, maxUses: 10 } }))],
  [
    hubs.withdrawInvitation,
    ownHub(async (world) => ({ params: { id: (await world.invitation(world.hub)).id } }), {
      otherHub: async (world) => ({ params: { id: (await world.invitation(world.otherHub)).id } }),
    }),
  ],

  [hubs.listAdminHubs, { may: ADMINISTRATORS, own: () => ({}) }],
  [hubs.createHub, { may: ADMINISTRATORS, own: () => ({ body: { ...texts, name: `Hub ${newId()}` } }) }],
  [
    hubs.updateHub,
    { may: ADMINISTRATORS, own: async (world) => ({ params: { id: await world.newHub() }, body: texts }) },
  ],
  [
    hubs.addHubAdministrator,
    {
      may: ADMINISTRATORS,
      own: async (world) => ({
        params: { id: await world.newHub() },
        body: { email: (await world.person()).email },
      }),
    },
  ],
  [
    hubs.removeHubAdministrator,
    {
      may: ADMINISTRATORS,
      own: async (world) => {
        const hubId = await world.newHub();
        const person = await world.person();
        const as = world.people.admin;
        await world.server.call('POST', `/admin/hub/${hubId}/administrators`, {
          as,
          body: { email: person.email },
        });
        return { params: { id: hubId, userId: person.id } };
      },
    },
  ],

  [messages.listThreads, verified(() => ({}))],
  [
    messages.getThread,
    verified(async (world, actor) => ({ params: { id: (await mine(world, actor)).id } }), {
      other: async (world) => ({ params: { id: (await theirs(world)).id } }),
    }),
  ],
  [messages.listRecipients, verified(() => ({}))],
  [
    messages.startThread,
    verified(
      async (world, actor) => ({
        body: { to: [await classmate(world, actor)], subject: 'Homework', body: 'Shall we meet?' },
      }),
      {
        other: async (world, actor) =>
          actor === 'sudo' || actor === 'admin'
            ? undefined
            : { body: { to: [(await world.person()).id], subject: 'Hello', body: 'You do not know me.' } },
        otherAnswers: { status: 403, why: 'a stranger cannot be written to, and is not revealed either' },
      },
    ),
  ],
  [
    messages.sendMessage,
    verified(
      async (world, actor) => {
        const classmateId = await classmate(world, actor);
        const { id } = await world.thread(classmateId, idOf(world, actor));
        return { params: { id }, body: { body: 'Yes, on Saturday.' } };
      },
      { other: async (world) => ({ params: { id: (await theirs(world)).id }, body: { body: 'Me too.' } }) },
    ),
  ],
  [
    messages.markThreadRead,
    verified(async (world, actor) => ({ params: { id: (await mine(world, actor)).id } }), {
      other: async (world) => ({ params: { id: (await theirs(world)).id } }),
    }),
  ],
  [
    messages.archiveThread,
    verified(
      async (world, actor) => ({ params: { id: (await mine(world, actor)).id }, body: { archived: true } }),
      {
        other: async (world) => ({ params: { id: (await theirs(world)).id }, body: { archived: true } }),
      },
    ),
  ],
  [
    messages.reportMessage,
    verified(
      async (world, actor) => ({ params: { id: (await mine(world, actor)).messageId }, body: reason }),
      { other: async (world) => ({ params: { id: (await theirs(world)).messageId }, body: reason }) },
    ),
  ],
  [
    messages.setBlocked,
    verified(async (world, actor) => {
      const other = await world.person();
      await world.thread(other.id, idOf(world, actor));
      return { params: { userId: other.id }, body: { blocked: true } };
    }),
  ],
  [messages.listBlocked, verified(() => ({}))],
];
