import { type Call, live } from '@digiken/contract';
import { LIVE_SCHEDULER_ROLES } from '@digiken/contract/constants';
import { newId } from '../../../src/platform/ids';
import { ADMINISTRATORS, idOf, type Row } from '../row';
import type { Actor, Try, World } from '../world';

const DEVICE = 'page-1';
const managesAll = (actor: Actor) => actor === 'sudo' || actor === 'admin';

/** A class that is open and that the actor manages, or as a learner may join; with a seat of a host, or of a learner. */
async function own(world: World, actor: Actor) {
  const userId = idOf(world, actor);
  if (actor === 'hub') return world.liveClass({ hubId: world.hub, hostId: userId, userId });
  const course = await world.course();
  if (actor !== 'tutor' && !managesAll(actor)) await world.enrol(userId, course);
  return world.liveClass({ courseId: course.id, hostId: world.people.tutor.id, userId });
}

/** A class of a course of another instructor. */
const others = async (world: World) =>
  world.liveClass({
    courseId: (await world.course({ ownerId: world.others.tutor.id })).id,
    hostId: world.others.tutor.id,
    userId: world.others.tutor.id,
  });

type Things = Awaited<ReturnType<typeof own>>;
type Request = (things: Things, world: World) => Omit<Try, 'as'>;

const asIs: Request = () => ({});

/** A call on a class: one's own or one that one may join; 404 for one of others. */
function ofClass(may: Row['may'], request: Request = asIs, more: Partial<Row> = {}): Row {
  const made = (things: Things, world: World): Try => {
    const { params, ...rest } = request(things, world);
    return { params: { id: things.classId, ...params }, ...rest };
  };
  return {
    may,
    own: async (world, actor) => made(await own(world, actor), world),
    other: async (world, actor) => (managesAll(actor) ? undefined : made(await others(world), world)),
    ...more,
  };
}

const scheduled = (request: Request = asIs, more?: Partial<Row>) =>
  ofClass(LIVE_SCHEDULER_ROLES, request, more);
const body =
  (value: object): Request =>
  () => ({ body: value });

/** In the room: everyone here holds the seat of a host, so that the rule that is tested is who may enter. */
const inRoom = (request: Request = asIs, more?: Partial<Row>) => ofClass('verified', request, more);

const list = (may: Row['may']): Row => ({ may, own: () => ({}) });

/** Each at another time: one person hosts one class at a time. */
let hours = 24;
const times = (world: World) => ({
  starts: new Date(world.now().getTime() + (hours += 2) * 3_600_000).toISOString().slice(0, 16),
  timeZone: 'UTC',
  minutes: 60,
});
const plan = (world: World) => ({
  ...{ title: 'Hives', description: '', ...times(world), capacity: null, link: null },
  ...{ waitingRoom: false, recorded: false },
});

export const liveRows: [Call, Row][] = [
  [live.listLiveClasses, list('verified')],
  [live.listHubLiveClasses, list(['hub'])],
  [live.listAllLiveClasses, list(ADMINISTRATORS)],
  [
    live.scheduleLiveClass,
    {
      may: LIVE_SCHEDULER_ROLES,
      own: async (world, actor) => {
        const place =
          actor === 'hub'
            ? { courseId: null, hubId: world.hub }
            : { courseId: (await world.course()).id, hubId: null };
        return { body: { ...plan(world), ...place, repeat: null } };
      },
      other: async (world, actor) => {
        if (managesAll(actor)) return undefined;
        const { id } = await world.course({ ownerId: world.others.tutor.id });
        return { body: { ...plan(world), courseId: id, hubId: null, repeat: null } };
      },
      otherAnswers: { status: 422, why: 'the field that names the course says so' },
    },
  ],
  [live.getLiveClass, ofClass('verified')],
  [
    live.saveLiveClass,
    scheduled((_, world) => ({ body: { ...plan(world), scope: 'this' } }), {
      own: async (world, actor) => {
        const { classId } = await own(world, actor);
        await world.planLater(classId);
        return { params: { id: classId }, body: { ...plan(world), scope: 'this' } };
      },
    }),
  ],
  [live.cancelLiveClass, scheduled(body({ scope: 'this' }))],
  [live.getLiveCalendar, ofClass('verified')],
  [
    live.addLiveSlide,
    {
      may: LIVE_SCHEDULER_ROLES,
      own: async (world, actor) => slide(world, (await own(world, actor)).classId),
      other: async (world, actor) =>
        managesAll(actor) ? undefined : slide(world, (await others(world)).classId),
    },
  ],
  [live.saveLiveSlides, scheduled(({ slideId }) => ({ body: { slides: [{ _id: slideId, alt: 'A bee' }] } }))],
  [live.getLiveAttendance, scheduled()],
  [live.exportLiveAttendance, scheduled()],
  [live.listLiveRecordings, ofClass('verified')],
  [live.removeLiveRecording, scheduled(({ recordingId }) => ({ params: { recordingId } }))],
  [live.getLiveCaptions, ofClass('verified')],
  [live.removeLiveCaptions, scheduled()],

  [live.joinLive, inRoom(body({ device: DEVICE }))],
  [live.followLive, inRoom(() => ({ query: { device: DEVICE } }))],
  [live.beatLive, inRoom(body({ device: DEVICE }))],
  [live.leaveLive, inRoom(body({ device: DEVICE }))],
  [
    live.publishLive,
    // What a description must be is tested with the media server.
    inRoom(body({ device: DEVICE, source: 'camera', sdp: 'v=0' }), { answers: [422] }),
  ],
  [live.unpublishLive, inRoom(body({ device: DEVICE, source: 'camera' }))],
  // Nobody sends anything.
  [
    live.subscribeLive,
    inRoom(body({ device: DEVICE, publicationId: newId(), video: true }), { answers: [404] }),
  ],
  [live.answerLive, inRoom(body({ device: DEVICE, connectionId: newId(), sdp: 'v=0' }), { answers: [404] })],
  [live.raiseHand, inRoom(body({ raised: true }))],
  [live.sayLive, inRoom(body({ text: 'Good morning' }))],
  [live.removeLiveMessage, inRoom(({ messageId }) => ({ params: { messageId } }))],
  [live.captionLive, inRoom(body({ text: 'Good morning' }))],
  [live.showLiveSlide, inRoom(({ slideId }) => ({ body: { slideId } }))],
  [live.admitLive, inRoom(({ guestSeatId }) => ({ body: { seatId: guestSeatId } }))],
  [live.setLiveRole, inRoom(({ guestSeatId }) => ({ body: { seatId: guestSeatId, role: 'speaker' } }))],
  [live.muteLive, inRoom(({ guestSeatId }) => ({ body: { seatId: guestSeatId, muted: true } }))],
  [live.removeFromLive, inRoom(({ guestSeatId }) => ({ body: { seatId: guestSeatId } }))],
  [live.lockLive, inRoom(body({ locked: true }))],
  [live.recordLive, inRoom(body({ recording: true }))],
  [live.endLive, inRoom()],
];

const slide = (world: World, id: string): Try => ({
  params: { id },
  query: { alt: 'A hive' },
  upload: { field: 'picture', name: 'hive.png', content: world.files.png },
});
