import type { HubStanding } from '@digiken/contract/constants';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { hubMembers, hubRequests } from './tables';

/** The hub that somebody runs: theirs to see whole, whoever is a member. */
export const runsHub = (caller: Caller, hubId: string): boolean =>
  caller.role === 'hub' && caller.user.hub?._id === hubId;

export interface Standing {
  standing: HubStanding;
  /** The last rejection, where nothing came after it. */
  decision: { reason: string; at: string } | null;
}

/** What one person is to some hubs: two queries, however many hubs. */
export async function standingsOf(
  db: Executor,
  caller: Caller,
  hubIds: string[],
): Promise<(hubId: string) => Standing> {
  if (hubIds.length === 0) return () => ({ standing: 'none', decision: null });
  const memberships = await db
    .select({ hubId: hubMembers.hubId })
    .from(hubMembers)
    .where(and(eq(hubMembers.userId, caller.id), inArray(hubMembers.hubId, hubIds)));
  const member = new Set(memberships.map((row) => row.hubId));
  const requests = await db
    .selectDistinctOn([hubRequests.hubId])
    .from(hubRequests)
    .where(and(eq(hubRequests.userId, caller.id), inArray(hubRequests.hubId, hubIds)))
    .orderBy(
      hubRequests.hubId,
      // The open one is the last, also where the clock stood still.
      sql`${hubRequests.state} = 'requested' desc`,
      desc(hubRequests.createdAt),
      desc(hubRequests.id),
    );
  const asked = new Map(requests.map((row) => [row.hubId, row]));
  return (hubId) => {
    const request = asked.get(hubId);
    const rejected = request?.state === 'rejected';
    const decision =
      rejected && request.decidedAt
        ? { reason: request.reason ?? '', at: request.decidedAt.toISOString() }
        : null;
    if (runsHub(caller, hubId)) return { standing: 'administrator', decision: null };
    if (member.has(hubId)) return { standing: 'member', decision: null };
    return {
      standing: request?.state === 'requested' ? 'requested' : rejected ? 'rejected' : 'none',
      decision,
    };
  };
}
