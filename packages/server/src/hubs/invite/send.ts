import type { InvitationCheck } from '@digiken/contract';
import { HUB_LIMITS } from '@digiken/contract/constants';
import { eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import type { Executor } from '../../platform/database';
import { inChunks, updated } from '../../platform/database/rows';
import { conflict } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { addToCohorts, makeCohorts } from '../cohorts';
import { noteMemberChange } from '../member-changes';
import { holdHub } from '../membership';
import { WORDING } from '../people-wording';
import { hubInvitationChecks, hubInvitationLines, hubPersonalInvitations } from '../tables';
import { findCheck, getCheck, linesOf } from './checks';
import { type KnownAddress, lookUpAddresses } from './line-states';
import { hashOf } from './link';
import { wakeInvitationMails } from './mail-job';

const DAY_MS = 86_400_000;

type Parts = Pick<Services, 'db' | 'clock' | 'config' | 'jobs'>;
type Line = typeof hubInvitationLines.$inferSelect;
type Work = Pick<Parts, 'clock' | 'config'> & { db: Executor };

/**
 * Invites the people of a checked list's ready lines and puts members into the cohorts of their lines (spec 13.161).
 * Each line is looked at again: those that are no longer ready are not sent, and the list says so. Safe to repeat.
 * @throws {HttpError} 404 for a list of another hub or older than 24 hours, 409 if no line is left to send or the hub
 *   would have too many cohorts
 */
export async function sendList(
  parts: Parts,
  caller: Caller,
  { hubId, id }: { hubId: string; id: string },
): Promise<{ message: string; data: InvitationCheck }> {
  const { db, clock, config, jobs } = parts;
  await db.transaction(async (tx) => {
    const hub = await holdHub(tx, hubId);
    const check = await findCheck({ db: tx, clock }, { hubId, id });
    if (check.sentAt !== null) return;
    const now = clock.now();
    const wanted = (await linesOf(tx, id)).filter(({ state }) => state === 'ready' || state === 'member');
    const known = await lookUpAddresses(tx, { hubId, emails: wanted.map(({ email }) => email), now });
    const stateOf = ({ email }: Line) => known.get(email)?.state ?? 'ready';
    const ready = wanted.filter((line) => line.state === 'ready' && stateOf(line) === 'ready');
    const members = wanted.filter((line) => stateOf(line) === 'member' && line.cohorts.length > 0);
    if (ready.length + members.length === 0) throw conflict(WORDING.nothingToSend);
    const cohortIds = await makeCohorts(
      { db: tx, clock },
      { hubId, names: [...ready, ...members].flatMap(({ cohorts }) => cohorts) },
    );
    const work = { db: tx, clock, config };
    await invite(work, caller, { hubId, checkId: id, lines: ready, cohortIds });
    await groupMembers(work, { hubId, lines: members, known, cohortIds });
    await noteChanges(tx, wanted, stateOf);
    await tx.update(hubInvitationChecks).set({ sentAt: now }).where(eq(hubInvitationChecks.id, id));
    await audit({ db: tx, clock }, caller, {
      action: 'invited people to the hub by a list',
      target: { kind: 'hub', id: hubId, name: hub.name },
      detail: `${check.fileName}: ${ready.length}`,
    });
    await wakeInvitationMails({ db: tx, clock });
  });
  jobs.wake();
  const data = await getCheck({ db, clock }, { hubId, id });
  return { message: data.invited > 0 ? WORDING.sending(data.invited) : WORDING.onlyCohorts, data };
}

/** An invitation of the same address that has expired begins anew. */
async function invite(
  { db: tx, clock, config }: Work,
  caller: Caller,
  {
    hubId,
    checkId,
    lines,
    cohortIds,
  }: { hubId: string; checkId: string; lines: readonly Line[]; cohortIds: ReadonlyMap<string, string> },
): Promise<void> {
  const now = clock.now();
  const values = lines.map(({ email, firstName, lastName, cohorts }) => {
    const id = newId();
    return {
      ...{ id, hubId, checkId, email, firstName, lastName },
      cohortIds: cohorts.flatMap((name) => cohortIds.get(name.toLowerCase()) ?? []),
      hash: hashOf(config, { id, resends: 0 }),
      resends: 0,
      mailDueAt: now,
      expiresAt: new Date(now.getTime() + HUB_LIMITS.personalInvitationDays * DAY_MS),
      createdBy: caller.id,
      createdAt: now,
    };
  });
  await inChunks(
    values,
    async (some) => {
      // Those that are open are expired, or their lines would not be ready. The hub is locked.
      await tx
        .update(hubPersonalInvitations)
        .set({ withdrawnAt: now, mailDueAt: null })
        .where(
          sql`${hubPersonalInvitations.hubId} = ${hubId} and ${hubPersonalInvitations.acceptedAt} is null
            and ${hubPersonalInvitations.withdrawnAt} is null and ${inArray(
              hubPersonalInvitations.email,
              some.map(({ email }) => email),
            )}`,
        );
      await tx.insert(hubPersonalInvitations).values(some);
    },
    500,
  );
}

async function groupMembers(
  { db: tx, clock }: Work,
  {
    hubId,
    lines,
    known,
    cohortIds,
  }: {
    hubId: string;
    lines: readonly Line[];
    known: ReadonlyMap<string, KnownAddress>;
    cohortIds: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const of = lines.flatMap(({ email, cohorts }) => {
    // An administrator of the hub who is no member has no cohorts.
    const userId = known.get(email)?.memberId ?? null;
    if (userId === null) return [];
    return cohorts.flatMap((name) => {
      const cohortId = cohortIds.get(name.toLowerCase());
      return cohortId === undefined ? [] : [{ userId, cohortId }];
    });
  });
  const added = await addToCohorts({ db: tx, clock }, { hubId, of });
  if (added > 0) await noteMemberChange(tx, { hubId, now: clock.now() });
}

/** Notes which lines are something else than they were at the check. */
async function noteChanges(
  tx: Executor,
  lines: readonly Line[],
  stateOf: (line: Line) => KnownAddress['state'],
): Promise<void> {
  const changed = lines
    .filter((line) => line.state !== stateOf(line))
    .map((line) => ({ ...line, changedTo: stateOf(line) }));
  await inChunks(changed, (some) =>
    tx
      .insert(hubInvitationLines)
      .values(some)
      .onConflictDoUpdate({
        target: hubInvitationLines.id,
        set: updated(hubInvitationLines, ['changedTo']),
      }),
  );
}
