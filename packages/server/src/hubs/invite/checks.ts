import type { hubPeople as calls, InvitationCheck, InvitationLine, QueryOf } from '@digiken/contract';
import { HUB_LIMITS, INVITATION_LINE_STATES } from '@digiken/contract/constants';
import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { keyPage } from '../../platform/database/paging';
import { inChunks } from '../../platform/database/rows';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import type { Deps, Services } from '../../platform/services';
import { hubCohorts, hubInvitationChecks, hubInvitationLines } from '../tables';
import { WORDING } from '../people-wording';
import { lookUpAddresses } from './line-states';
import { readPeopleList, uniqueNames } from './read-list';

type CheckRow = typeof hubInvitationChecks.$inferSelect;
type LineRow = typeof hubInvitationLines.$inferSelect;

const HOUR_MS = 3_600_000;
const MOST_LISTED = 20;
const NAME_MAX = 200;

/**
 * Checks a list of people to invite and keeps it for 24 hours (spec 13.160). Sends nothing.
 * @throws {HttpError} 422 on `file` for a list that cannot be read
 */
export async function checkList(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  { hubId, name, content }: { hubId: string; name: string; content: Buffer },
): Promise<InvitationCheck> {
  const list = readPeopleList(content);
  const now = clock.now();
  const id = newId();
  await db.transaction(async (tx) => {
    const emails = list.people.filter(({ problem }) => problem === null).map(({ email }) => email);
    const known = await lookUpAddresses(tx, { hubId, emails, now });
    const cohorts = new Set(await cohortNames(tx, hubId));
    await tx.insert(hubInvitationChecks).values({
      id,
      hubId,
      createdBy: caller.id,
      fileName: fileNameOf(name),
      encoding: list.encoding,
      separator: list.separator,
      ignoredColumns: list.ignoredColumns,
      expiresAt: new Date(now.getTime() + HUB_LIMITS.checkHours * HOUR_MS),
      createdAt: now,
    });
    const lines = list.people.map(({ problem, ...person }) => {
      const state = problem ?? known.get(person.email)?.state ?? 'ready';
      const joins = state === 'ready' || state === 'member';
      const unknown = person.cohorts.filter((cohort) => !cohorts.has(cohort.toLowerCase()));
      return { ...person, checkId: id, state, newCohorts: joins ? unknown : [] };
    });
    await inChunks(lines, (some) => tx.insert(hubInvitationLines).values(some), 500);
  });
  return getCheck({ db, clock }, { hubId, id });
}

const fileNameOf = (name: string) =>
  name.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '').slice(-NAME_MAX) || 'list.csv';

async function cohortNames(db: Executor, hubId: string): Promise<string[]> {
  const rows = await db.select({ name: hubCohorts.name }).from(hubCohorts).where(eq(hubCohorts.hubId, hubId));
  return rows.map(({ name }) => name.toLowerCase());
}

/**
 * The list, if it can still be read.
 * @throws {HttpError} 404 for a list of another hub, or one that is older than 24 hours
 */
export async function findCheck(
  { db, clock }: Deps<'clock'>,
  { hubId, id }: { hubId: string; id: string },
): Promise<CheckRow> {
  const [row] = await db
    .select()
    .from(hubInvitationChecks)
    .where(
      and(
        eq(hubInvitationChecks.id, id),
        eq(hubInvitationChecks.hubId, hubId),
        gt(hubInvitationChecks.expiresAt, clock.now()),
      ),
    );
  if (!row) throw notFound(WORDING.noCheck);
  return row;
}

/** @throws {HttpError} as {@link findCheck} */
export async function getCheck(
  deps: Deps<'clock'>,
  of: { hubId: string; id: string },
): Promise<InvitationCheck> {
  return toCheck(deps.db, await findCheck(deps, of));
}

/** The newest lists of the last 24 hours. */
export async function listChecks({ db, clock }: Deps<'clock'>, hubId: string): Promise<InvitationCheck[]> {
  const rows = await db
    .select()
    .from(hubInvitationChecks)
    .where(and(eq(hubInvitationChecks.hubId, hubId), gt(hubInvitationChecks.expiresAt, clock.now())))
    .orderBy(desc(hubInvitationChecks.createdAt), desc(hubInvitationChecks.id))
    .limit(MOST_LISTED);
  const checks: InvitationCheck[] = [];
  for (const row of rows) checks.push(await toCheck(db, row));
  return checks;
}

async function toCheck(db: Executor, row: CheckRow): Promise<InvitationCheck> {
  const lines = await db
    .select({
      state: hubInvitationLines.state,
      count: count(),
      changed: sql<number>`count(${hubInvitationLines.changedTo})::int`,
      withCohorts: sql<number>`(count(*) filter (where jsonb_array_length(${hubInvitationLines.cohorts}) > 0))::int`,
    })
    .from(hubInvitationLines)
    .where(eq(hubInvitationLines.checkId, row.id))
    .groupBy(hubInvitationLines.state);
  const { rows: made } = await db.execute<{ name: string }>(sql`
    select distinct c.name from ${hubInvitationLines} l, jsonb_array_elements_text(l.new_cohorts) as c(name)
    where l.check_id = ${row.id} order by c.name`);
  const { rows: invited } = await db.execute<{ all: number; waiting: number }>(sql`
    select count(*)::int as all, (count(*) filter (where mail_due_at is not null))::int as waiting
    from hub_personal_invitations where check_id = ${row.id}`);
  const counts = Object.fromEntries(
    INVITATION_LINE_STATES.map((state) => [state, 0]),
  ) as InvitationCheck['counts'];
  for (const line of lines) counts[line.state] = line.count;
  const waiting = (invited[0]?.waiting ?? 0) > 0;
  return {
    _id: row.id,
    fileName: row.fileName,
    state: row.sentAt === null ? 'checked' : waiting ? 'sending' : 'sent',
    encoding: row.encoding,
    separator: row.separator,
    ignoredColumns: row.ignoredColumns,
    lines: lines.reduce((sum, line) => sum + line.count, 0),
    counts,
    cohortOnly: lines.find(({ state }) => state === 'member')?.withCohorts ?? 0,
    newCohorts: uniqueNames(made.map(({ name }) => name)),
    invited: invited[0]?.all ?? 0,
    changed: lines.reduce((sum, line) => sum + line.changed, 0),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

/** One page of the lines of a list, in the order of the file. @throws {HttpError} as {@link findCheck} */
export async function listLines(
  { db, clock }: Deps<'clock'>,
  { hubId, id, cursor, state }: QueryOf<typeof calls.listInvitationLines> & { hubId: string; id: string },
) {
  await findCheck({ db, clock }, { hubId, id });
  const { rows, ...ends } = await keyPage<LineRow>(
    cursor,
    {
      key: hubInvitationLines.line,
      id: hubInvitationLines.id,
      direction: 'asc',
      keyOf: (row) => ({ key: row.line, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      db
        .select()
        .from(hubInvitationLines)
        .where(and(eq(hubInvitationLines.checkId, id), state && eq(hubInvitationLines.state, state), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return { data: rows.map(toLine), ...ends };
}

/** All lines of a list, in the order of the file. */
export const linesOf = (db: Executor, checkId: string) =>
  db
    .select()
    .from(hubInvitationLines)
    .where(eq(hubInvitationLines.checkId, checkId))
    .orderBy(hubInvitationLines.line, hubInvitationLines.id);

const toLine = ({ id, checkId: _check, ...row }: LineRow): InvitationLine => ({ _id: id, ...row });

/** Deletes lists whose 24 hours are over. */
export async function dropOldInvitationChecks({ db, clock }: Deps<'clock'>): Promise<void> {
  await db.delete(hubInvitationChecks).where(lte(hubInvitationChecks.expiresAt, clock.now()));
}
