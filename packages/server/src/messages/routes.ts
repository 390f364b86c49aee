import { hubAnnouncements, messages as calls, platform } from '@digiken/contract';
import { ownHub } from '../hubs';
import { type Route, route } from '../platform/http/route';
import { countTry, type Limit } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { countReport } from '../reports';
import { ownId } from '../users';
import { listBlocked, setBlocked } from './blocks';
import { getHubAnnouncement, listHubAnnouncements, sendHubAnnouncement } from './hub-announcements';
import { listRecipients } from './recipients';
import { reportMessage } from './reports';
import { getThread } from './thread';
import { countUnread, markRead, setArchived } from './thread-state';
import { listThreads } from './threads';
import { WORDING } from './wording';
import { sendMessage, startThread } from './send';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const sendLimits = (id: string): Limit[] => [{ key: `message:${id}`, max: 30, windowSeconds: MINUTE }];
const announceLimits = (id: string): Limit[] => [{ key: `announce:${id}`, max: 10, windowSeconds: HOUR }];

export function messageRoutes(services: Services): Route[] {
  const { db, clock } = services;
  return [
    route(platform.unreadCount, async ({ params, caller }) => ({
      count: await countUnread(db, ownId(caller, params.userId)),
    })),
    route(calls.listThreads, ({ caller, query }) => listThreads(db, caller, query)),
    route(calls.getThread, async ({ caller, params, query }) => ({
      data: await getThread(db, caller, { threadId: params.id, cursor: query.cursor }),
    })),
    route(calls.listRecipients, async ({ caller, query }) => ({
      data: await listRecipients(db, caller, query.search),
    })),
    route(calls.startThread, async ({ caller, body }) => {
      await countTry({ db, clock }, { limits: sendLimits(caller.id), message: WORDING.tooManyMessages });
      const toCourse = body.courseId !== undefined;
      if (toCourse)
        await countTry(
          { db, clock },
          { limits: announceLimits(caller.id), message: WORDING.tooManyAnnouncements },
        );
      const id = await startThread(services, caller, body);
      return {
        message: toCourse ? WORDING.announced : WORDING.sent,
        data: await getThread(db, caller, { threadId: id }),
      };
    }),
    route(calls.sendMessage, async ({ caller, params, body }) => {
      await countTry({ db, clock }, { limits: sendLimits(caller.id), message: WORDING.tooManyMessages });
      return {
        message: WORDING.sent,
        data: await sendMessage(services, caller, { threadId: params.id, body: body.body }),
      };
    }),
    route(calls.markThreadRead, async ({ caller, params }) => {
      await markRead(services, caller, params.id);
      return { message: WORDING.read };
    }),
    route(calls.archiveThread, async ({ caller, params, body }) => ({
      message: await setArchived(db, caller, { threadId: params.id, archived: body.archived }),
    })),
    route(calls.reportMessage, async ({ caller, params, body }) => {
      await countReport(services, caller, WORDING.tooManyReports);
      await reportMessage(services, caller, { messageId: params.id, reason: body.reason });
      return { message: WORDING.reported };
    }),
    route(calls.setBlocked, async ({ caller, params, body }) => ({
      message: await setBlocked(services, caller, { userId: params.userId, blocked: body.blocked }),
    })),
    route(hubAnnouncements.listHubAnnouncements, ({ caller, query }) =>
      listHubAnnouncements(services, { hubId: ownHub(caller), cursor: query.cursor }),
    ),
    route(hubAnnouncements.sendHubAnnouncement, async ({ caller, body }) => {
      const hubId = ownHub(caller);
      await countTry(
        { db, clock },
        { limits: announceLimits(caller.id), message: WORDING.tooManyAnnouncements },
      );
      return {
        message: WORDING.hubAnnounced,
        data: await sendHubAnnouncement(services, caller, { hubId, ...body }),
      };
    }),
    route(hubAnnouncements.getHubAnnouncement, async ({ caller, params }) => ({
      data: await getHubAnnouncement(services, { hubId: ownHub(caller), id: params.id }),
    })),
    route(calls.listBlocked, async ({ caller }) => ({ data: await listBlocked(db, caller) })),
  ];
}
