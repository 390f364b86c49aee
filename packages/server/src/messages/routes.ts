import { platform } from '@digiken/contract';
import { eq, sum } from 'drizzle-orm';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { ownId } from '../users/own';
import { threadParticipants } from './tables';

export function messageRoutes({ db }: Services): Route[] {
  return [
    route(platform.unreadCount, 'signed-in', async ({ params, caller }) => {
      const [row] = await db
        .select({ unread: sum(threadParticipants.unread) })
        .from(threadParticipants)
        .where(eq(threadParticipants.userId, ownId(caller, params.userId)));
      return { count: Number(row?.unread ?? 0) };
    }),
  ];
}
