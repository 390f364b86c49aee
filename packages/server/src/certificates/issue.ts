import { randomInt } from 'node:crypto';
import { fullName } from '@digiken/contract/constants';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit';
import type { CompletedPart } from '../learning';
import { notifyUser } from '../notifications';
import type { Database, Executor } from '../platform/database';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { written } from '../platform/language';
import { users } from '../users';
import { certificateNumber } from './number';
import { isComplete, standingsOf } from './requirements';
import { credentialOf } from './signing/credential';
import { currentKey, type SigningKey } from './signing/keys';
import { LIST_SIZE, openList } from './signing/status-list';
import { certificates } from './tables';
import { readTemplate } from './template';

type Parts = Deps<'clock' | 'config'> & { db: Database };
type Row = typeof certificates.$inferSelect;
/** What a certificate says, without what is made for each one. */
type Contents = Omit<
  typeof certificates.$inferInsert,
  'id' | 'issuedAt' | 'statusList' | 'statusIndex' | 'credential'
> & { userId: string; courseId: string };

/** A number or a place in the status list that is taken is found by the database; another one is free. */
const TRIES = 5;

/**
 * Issues the certificate of a course if it is complete (spec 12.51). May run any number of times, also at the same
 * time: a learner gets one certificate of a course, and none again after it was revoked.
 * @returns whether a certificate was issued
 */
export async function issueIfComplete(parts: Parts, { userId, courseId }: CompletedPart): Promise<boolean> {
  const { db, clock } = parts;
  const [known] = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
    .limit(1);
  if (known) return false;
  const [standing] = await standingsOf(db, userId, [courseId]);
  if (!standing || !isComplete(standing)) return false;
  const template = await readTemplate(db, courseId);
  if (!template?.enabled) return false;
  const [learner] = await db.select().from(users).where(eq(users.id, userId));
  if (!learner) return false;
  const { signatory, signatoryTitle, signature, instructor, validityMonths } = template;
  const now = clock.now();
  const key = await currentKey(parts);
  return db.transaction(async (tx) => {
    const issued = await insert({ db: tx, config: parts.config }, key, {
      email: learner.email,
      now,
      contents: {
        userId,
        courseId,
        name: fullName(learner),
        courseTitle: standing.title,
        signatory: signatory || instructor,
        signatoryTitle,
        signature,
        outcomes: standing.outcomes,
        lessonCount: standing.lessons,
        quizCount: standing.quizzes,
        results: standing.results,
        expiresAt: validityMonths === null ? null : monthsAfter(now, validityMonths),
      },
    });
    if (issued) await noteCertificate({ db: tx, clock }, issued, 'issued');
    return issued !== undefined;
  });
}

async function noteCertificate(
  deps: Deps<'clock'>,
  { id, userId, courseTitle }: Row,
  outcome: 'issued' | 'revoked',
): Promise<void> {
  if (userId === null) return;
  const subject = { type: 'certificate', certificateId: id, course: courseTitle, outcome } as const;
  await notifyUser(deps, { userId, subject, event: `${id} ${outcome}` });
}

/** The same day of a later month, or the last day of that month. */
function monthsAfter(at: Date, months: number): Date {
  const first = new Date(at);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(at.getUTCDate(), last));
  return first;
}

/** @returns undefined if the learner has a valid certificate of the course */
async function insert(
  { db, config }: Deps<'config'>,
  key: SigningKey,
  { contents, email, now }: { contents: Contents; email: string; now: Date },
): Promise<Row | undefined> {
  const statusList = await openList(db);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const certificate = {
      ...contents,
      id: certificateNumber(contents.courseTitle, now),
      issuedAt: now,
      statusList,
      statusIndex: randomInt(LIST_SIZE),
    };
    const credential = await credentialOf(config, key, { certificate, email });
    const [row] = await db
      .insert(certificates)
      .values({ ...certificate, credential })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
    const { userId, courseId } = contents;
    const [valid] = await db.select({ id: certificates.id }).from(certificates).where(own(userId, courseId));
    if (valid) return undefined;
  }
  throw new Error('No free number for a certificate was found.');
}

const own = (userId: string, courseId: string) =>
  and(eq(certificates.userId, userId), eq(certificates.courseId, courseId), eq(certificates.state, 'valid'));

/** A valid certificate, locked. @throws {HttpError} 404, 409 if it is not valid any more */
async function lockValid(tx: Executor, id: string): Promise<Row> {
  const [row] = await tx.select().from(certificates).where(eq(certificates.id, id)).for('update');
  if (!row) throw notFound('There is no such certificate.');
  if (row.state !== 'valid') throw conflict('This certificate is not valid any more.');
  return row;
}

const target = ({ id, name, courseTitle }: Row) =>
  ({ kind: 'certificate', id, name: `the certificate of ${name} for ${courseTitle}` }) as const;

/** Revokes a certificate for good. @throws {HttpError} 404, 409 if it is not valid */
export async function revoke(
  { db, clock }: Parts,
  caller: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockValid(tx, id);
    await tx
      .update(certificates)
      .set({ state: 'revoked', ...written({ reason }), endedAt: clock.now() })
      .where(eq(certificates.id, id));
    await noteCertificate({ db: tx, clock }, row, 'revoked');
    await audit({ db: tx, clock }, caller, { action: 'withdrew', target: target(row), detail: reason });
  });
}

/**
 * Issues a certificate again under another name, with the same dates; the old one points to it.
 * @throws {HttpError} 404, 409 if it is not valid, or if its account or course was deleted
 */
export async function reissue(
  parts: Parts,
  caller: Caller,
  { id, name }: { id: string; name: string },
): Promise<Row> {
  const { db, clock, config } = parts;
  const key = await currentKey(parts);
  return db.transaction(async (tx) => {
    const old = await lockValid(tx, id);
    const { userId, courseId } = old;
    if (userId === null || courseId === null)
      throw conflict('The account or the course of this certificate was deleted.');
    if (old.name === name) throw conflict('The certificate has this name already.');
    const [learner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    const now = clock.now();
    const ended = { state: 'superseded', endedAt: now } as const;
    await tx.update(certificates).set(ended).where(eq(certificates.id, id));
    const { courseTitle, signatory, signatoryTitle, signature } = old;
    const { lessonCount, quizCount, outcomes, results, expiresAt } = old;
    const fresh = await insert({ db: tx, config }, key, {
      email: learner?.email ?? '',
      now,
      contents: {
        ...{ userId, courseId, name, courseTitle, signatory, signatoryTitle, signature },
        ...{ lessonCount, quizCount, outcomes, results, expiresAt },
      },
    });
    if (!fresh) throw conflict('This certificate was issued again already.');
    await tx.update(certificates).set({ supersededBy: fresh.id }).where(eq(certificates.id, id));
    await noteCertificate({ db: tx, clock }, fresh, 'issued');
    await audit({ db: tx, clock }, caller, { action: 'reissued', target: target(old), detail: name });
    return fresh;
  });
}
