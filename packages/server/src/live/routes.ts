import { live } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Route, route, streamRoute } from '../platform/http/route';
import { attendanceCsv, attendanceOf } from './attendance/report';
import type { LiveServices } from './live-services';
import { captionsOf } from './recordings/captions';
import { listRecordings, removeRecording } from './recordings/list';
import { addCaption, raiseHand, removeMessage, say, showSlide } from './room/actions';
import { endRoom } from './room/end';
import { follow } from './room/follow';
import { admit, end, lock, mute, remove, setRole } from './room/host';
import { join } from './room/join';
import { answer, publish, setRecording, subscribe, unpublish } from './room/media';
import { beat, leave } from './room/presence';
import { calendarOf } from './schedule/calendar';
import { managedClass, nameOf, seenClass } from './schedule/find';
import { getDetail, listAll, listOfHub, listOwn } from './schedule/list';
import { cancelClass, classesOfCalendar, saveClass, schedule } from './schedule/plan';
import { addSlide, saveSlides } from './slides/slides';
import { liveCaptions } from './tables';
import { WORDING } from './wording';

const done = { message: WORDING.done } as const;

export function liveRoutes(services: LiveServices): Route[] {
  return [...scheduleRoutes(services), ...keptRoutes(services), ...roomRoutes(services)];
}

function scheduleRoutes(services: LiveServices): Route[] {
  const { db, clock, config } = services;
  return [
    route(live.listLiveClasses, ({ query, caller }) => listOwn(services, caller, query)),
    route(live.listHubLiveClasses, ({ query, caller }) => listOfHub(services, caller, query)),
    route(live.listAllLiveClasses, ({ query, caller }) => listAll(services, caller, query)),
    route(live.scheduleLiveClass, async ({ body, caller }) => {
      const { data, count } = await schedule(services, caller, body);
      return { message: WORDING.scheduled(count), data };
    }),
    route(live.getLiveClass, async ({ params, caller }) => ({
      data: await getDetail(services, caller, params.id),
    })),
    route(live.saveLiveClass, async ({ params, body, caller }) => {
      const { data, count } = await saveClass(services, caller, { ...body, id: params.id });
      return { message: WORDING.savedFollowing(count), data };
    }),
    route(live.cancelLiveClass, async ({ params, body, caller }) => {
      const cancelled = await cancelClass(services, caller, { id: params.id, ...body });
      for (const { id, openedAt } of cancelled) if (openedAt !== null) await endRoom(services, id, false);
      return { message: WORDING.cancelled(Math.max(1, cancelled.length)) };
    }),
    route(live.getLiveCalendar, async ({ params, query, caller }) => {
      const found = await seenClass(db, caller, params.id);
      const classes = await classesOfCalendar(db, { row: found.row, scope: query.scope ?? 'this' });
      const parts = { classes, host: found.host, of: nameOf(found), publicUrl: config.publicUrl };
      return { data: { name: 'live-class.ics', calendar: calendarOf({ ...parts, now: clock.now() }) } };
    }),
    route(live.addLiveSlide, async ({ params, query, caller, request }) => ({
      message: WORDING.slideAdded,
      data: await addSlide(services, caller, { id: params.id, alt: query.alt, request }),
    })),
    route(live.saveLiveSlides, async ({ params, body, caller }) => ({
      message: WORDING.slidesSaved,
      data: await saveSlides(services, caller, { id: params.id, ...body }),
    })),
  ];
}

function keptRoutes(services: LiveServices): Route[] {
  const { db } = services;
  return [
    route(live.getLiveAttendance, async ({ params, caller }) => {
      const { row } = await managedClass(db, caller, params.id);
      return { data: await attendanceOf(db, row.id) };
    }),
    route(live.exportLiveAttendance, async ({ params, caller }) => {
      const { row } = await managedClass(db, caller, params.id);
      return { data: await attendanceCsv(db, row) };
    }),
    route(live.listLiveRecordings, async ({ params, caller }) => {
      const { row } = await seenClass(db, caller, params.id);
      return { data: await listRecordings(services, caller, row.id) };
    }),
    route(live.removeLiveRecording, async ({ params, caller }) => {
      const { row } = await managedClass(db, caller, params.id);
      await removeRecording(services, { classId: row.id, recordingId: params.recordingId });
      return { message: WORDING.recordingRemoved };
    }),
    route(live.getLiveCaptions, async ({ params, caller }) => {
      const { row } = await seenClass(db, caller, params.id);
      const name = `captions-${row.startsAt.toISOString().slice(0, 10)}.vtt`;
      return { data: { name, vtt: await captionsOf(db, row) } };
    }),
    route(live.removeLiveCaptions, async ({ params, caller }) => {
      const { row } = await managedClass(db, caller, params.id);
      await db.delete(liveCaptions).where(eq(liveCaptions.classId, row.id));
      return { message: WORDING.captionsRemoved };
    }),
  ];
}

function roomRoutes(services: LiveServices): Route[] {
  return [
    route(live.joinLive, async ({ params, body, caller }) => ({
      data: await join(services, caller, { ...params, ...body }),
    })),
    streamRoute(live.followLive, ({ params, query, caller, request, signal }) =>
      follow(services, caller, {
        ...params,
        device: query.device,
        after: query.after ?? lastEventId(request),
        signal,
      }),
    ),
    route(live.beatLive, async ({ params, body, caller }) => ({
      data: { seq: await beat(services, caller, { ...params, ...body }) },
    })),
    route(live.leaveLive, async ({ params, body, caller }) => {
      await leave(services, caller, { ...params, ...body });
      return { message: WORDING.left };
    }),
    route(live.publishLive, async ({ params, body, caller }) => ({
      data: await publish(services, caller, { ...params, ...body }),
    })),
    route(live.unpublishLive, async ({ params, body, caller }) => {
      await unpublish(services, caller, { ...params, ...body });
      return done;
    }),
    route(live.subscribeLive, async ({ params, body, caller }) => ({
      data: await subscribe(services, caller, { ...params, ...body }),
    })),
    route(live.answerLive, async ({ params, body, caller }) => {
      await answer(services, caller, { ...params, ...body });
      return done;
    }),
    route(live.raiseHand, async ({ params, body, caller }) => {
      await raiseHand(services, caller, { ...params, ...body });
      return done;
    }),
    route(live.sayLive, async ({ params, body, caller }) => ({
      data: await say(services, caller, { ...params, ...body }),
    })),
    route(live.removeLiveMessage, async ({ params, caller }) => {
      await removeMessage(services, caller, params);
      return done;
    }),
    route(live.captionLive, async ({ params, body, caller }) => ({
      data: await addCaption(services, caller, { ...params, ...body }),
    })),
    route(live.showLiveSlide, async ({ params, body, caller }) => {
      await showSlide(services, caller, { ...params, ...body });
      return done;
    }),
    route(live.admitLive, async ({ params, body, caller }) => {
      await admit(services, caller, { ...params, ...body });
      return done;
    }),
    route(live.setLiveRole, async ({ params, body, caller }) => {
      await setRole(services, caller, { ...params, ...body });
      return done;
    }),
    route(live.muteLive, async ({ params, body, caller }) => {
      await mute(services, caller, { ...params, ...body });
      return done;
    }),
    route(live.removeFromLive, async ({ params, body, caller }) => {
      await remove(services, caller, { ...params, ...body });
      return done;
    }),
    route(live.lockLive, async ({ params, body, caller }) => {
      await lock(services, caller, { ...params, ...body });
      return done;
    }),
    route(live.recordLive, async ({ params, body, caller }) => {
      await setRecording(services, caller, { ...params, ...body });
      return { message: body.recording ? WORDING.recordingOn : WORDING.recordingOff };
    }),
    route(live.endLive, async ({ params, caller }) => {
      await end(services, caller, params);
      return { message: WORDING.ended };
    }),
  ];
}

/** Where the client's stream broke off (HTML, "Server-sent events"). */
function lastEventId({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}
