import type { HubMembership } from '@digiken/contract/constants';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { writtenIn } from '../platform/language';
import { hubMembers, hubRequests } from './tables';
import { WORDING } from './wording';

/** Whether the caller administers the hub. */
export const runsHub = (caller: Caller, hubId: string): boolean =>
  caller.role === 'hub' && caller.user.hub?._id === hubId;

/**
 * The id of the hub that the caller administers.
 * @throws {HttpError} 404 if there is none
 */
export function ownHub(caller: Caller): string {
  const id = caller.role === 'hub' ? caller.user.hub?._id : undefined;
  if (id === undefined) throw notFound(WORDING.noOwnHub);
  return id;
}

export interface MembershipStatus {
  membership: HubMembership;
  /** The last rejection, if no request came after it. */
  decision: { reason: string; reasonLanguage?: 'en' | 'sw'; at: string } | null;
}

/** Loads the caller's membership status in some hubs, with two queries for all of them. */
export async function loadMemberships(
  db: Executor,
  caller: Caller,
  hubIds: string[],
): Promise<(hubId: string) => MembershipStatus> {
  if (hubIds.length === 0) return () => ({ membership: 'none', decision: null });
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
      // An open request is the last one, also if two have the same time.
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
        ? {
            reason: request.reason ?? '',
            reasonLanguage: writtenIn(request.reason, request.reasonLanguage),
            at: request.decidedAt.toISOString(),
          }
        : null;
    if (runsHub(caller, hubId)) return { membership: 'administrator', decision: null };
    if (member.has(hubId)) return { membership: 'member', decision: null };
    return {
      membership: request?.state === 'requested' ? 'requested' : rejected ? 'rejected' : 'none',
      decision,
    };
  };
}
