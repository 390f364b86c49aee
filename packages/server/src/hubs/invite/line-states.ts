import type { InvitationLineState } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { inChunks } from '../../platform/database/rows';

/** What a hub knows about an address. */
export interface KnownAddress {
  state: Exclude<InvitationLineState, 'duplicate' | 'not-an-email' | 'unreadable'>;
  /** The account of the address, if it is a member's. */
  memberId: string | null;
}

/** Addresses of one query. */
const TOGETHER = 1_000;

/**
 * What a hub knows about addresses now (spec 13.160): `ready` for those that can be invited. Accounts that do not own
 * their address, because it was never verified, count as no account.
 * @param input `emails` in lower case
 */
export async function lookUpAddresses(
  db: Executor,
  { hubId, emails, now }: { hubId: string; emails: readonly string[]; now: Date },
): Promise<Map<string, KnownAddress>> {
  const found = new Map<string, KnownAddress>();
  await inChunks(
    [...new Set(emails)],
    async (some) => {
      const { rows } = await db.execute<{
        email: string;
        state: KnownAddress['state'];
        member_id: string | null;
      }>(sql`
        with listed as (select unnest(${sql.param(some)}::text[]) as email),
        owners as (
          select l.email, u.id, u.status,
            m.user_id is not null as member,
            coalesce(u.role = 'hub' and u.hub_id = ${hubId}, false) as runs,
            r.user_id is not null as removed
          from listed l
          join users u on u.email = l.email and (u.email_verified_at is not null or u.role <> 'user')
          left join hub_members m on m.hub_id = ${hubId} and m.user_id = u.id
          left join hub_removals r on r.hub_id = ${hubId} and r.user_id = u.id
        )
        select l.email,
          case
            when bool_or(o.member or o.runs) then 'member'
            when bool_or(o.status <> 'active') then 'blocked'
            when bool_or(o.removed) then 'removed'
            when exists (
              select 1 from hub_personal_invitations i
              where i.hub_id = ${hubId} and i.email = l.email and i.accepted_at is null and i.withdrawn_at is null
                and i.expires_at > ${now.toISOString()}::timestamptz) then 'invited'
            else 'ready'
          end as state,
          min(o.id) filter (where o.member) as member_id
        from listed l left join owners o on o.email = l.email
        group by l.email`);
      for (const row of rows) found.set(row.email, { state: row.state, memberId: row.member_id });
    },
    TOGETHER,
  );
  return found;
}
