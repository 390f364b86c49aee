import type { AnswerOf, coAuthors as calls } from '@digiken/contract';
import { LIMITS, plainEmail } from '@digiken/contract/constants';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import { randomToken, sha256 } from '../../auth';
import { courseAuthors, courses, rightsColumns } from '../../courses';
import { notifyUser } from '../../notifications';
import type { Executor } from '../../platform/database';
import { conflict, forbidden, invalid, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { countTry } from '../../platform/rate-limit';
import type { Deps, Services } from '../../platform/services';
import { accountsByEmail, nameColumn, users } from '../../users';
import { authorInvitations } from '../tables';
import { openInvitations, ownedCourse } from './authors';
import { acceptedMail, invitationMail } from './mails';
import { WORDING } from './wording';

const DAY_MS = 86_400_000;
const INVITATIONS = { max: 20, windowSeconds: 3600 };

const lock = (tx: Executor, courseId: string) =>
  tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('update');

/**
 * Invites an address to write a course. The secret is in the link's fragment, which browsers never send; only its
 * SHA-256 is stored. Nothing differs between addresses with and without an account.
 * @throws {HttpError} 404, 403 as {@link ownedCourse}, 409 above the limit of a course, 422 for the own address and
 *   for somebody who accepted, 429 after 20 invitations in an hour
 */
export async function inviteAuthor(
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'background' | 'config'>,
  caller: Caller,
  { id, email: typed }: { id: string; email: string },
): Promise<string> {
  const { db, clock, mail, background, config } = services;
  const email = plainEmail(typed);
  const { publicId: courseId, live } = await ownedCourse(db, caller, id);
  await countTry(services, {
    limits: [{ key: `co-authors:${caller.id}`, ...INVITATIONS }],
    message: WORDING.tooMany,
  });
  const secret = randomToken();
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lock(tx, courseId);
    await refuseAuthors(tx, { courseId, email, callerId: caller.id });
    await tx
      .delete(authorInvitations)
      .where(and(eq(authorInvitations.courseId, courseId), lte(authorInvitations.expiresAt, now)));
    const open = (await openInvitations(tx, courseId, now)).filter((item) => item.email !== email);
    const authors = await tx.$count(courseAuthors, eq(courseAuthors.courseId, courseId));
    if (open.length + authors >= LIMITS.coAuthors) throw conflict(WORDING.full);
    const values = {
      hash: sha256(secret),
      invitedBy: caller.id,
      expiresAt: new Date(now.getTime() + LIMITS.coAuthorInvitationDays * DAY_MS),
      createdAt: now,
    };
    await tx
      .insert(authorInvitations)
      .values({ courseId, email, ...values })
      .onConflictDoUpdate({ target: [authorInvitations.courseId, authorInvitations.email], set: values });
    const { owner } = await accountsByEmail(tx, email);
    // The link itself is in the mail only. Other roles cannot accept.
    if (owner?.role === 'tutor') {
      const subject = { type: 'co-author', from: caller.user.name, course: live.title } as const;
      await notifyUser(
        { db: tx, clock },
        { userId: owner.id, subject, event: `${courseId} ${now.toISOString()}` },
      );
    }
    await audit({ db: tx, clock }, caller, {
      action: 'invited a co-instructor to',
      target: { kind: 'course', id: courseId, name: live.title },
      detail: email,
    });
  });
  const url = `${config.publicUrl}/instructor/invitation#${secret}`;
  background.run(() => mail.send({ to: email, ...invitationMail(caller.user.name, live.title, url) }));
  return WORDING.invited(email);
}

async function refuseAuthors(
  tx: Executor,
  { courseId, email, callerId }: { courseId: string; email: string; callerId: string },
): Promise<void> {
  const [course] = await tx.select(rightsColumns).from(courses).where(eq(courses.id, courseId));
  // The caller knows these people: they own the course, accepted by this address, or are the caller.
  const known = [callerId, ...(course?.coAuthorIds ?? []), ...(course?.ownerId ? [course.ownerId] : [])];
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), inArray(users.id, known)));
  if (found === undefined) return;
  throw invalid({ email: found.id === callerId ? WORDING.ownAddress : WORDING.alreadyWrites });
}

/** @throws {HttpError} 404, 403 as {@link ownedCourse}, 404 for an invitation that is not open */
export async function withdrawInvitation(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<void> {
  const { publicId: courseId, live } = await ownedCourse(db, caller, id);
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(authorInvitations)
      .where(and(eq(authorInvitations.id, invitationId), eq(authorInvitations.courseId, courseId)))
      .returning({ email: authorInvitations.email });
    if (gone === undefined) throw notFound(WORDING.noInvitation);
    await audit({ db: tx, clock }, caller, {
      action: 'withdrew an invitation to',
      target: { kind: 'course', id: courseId, name: live.title },
      detail: gone.email,
    });
  });
}

async function find(db: Executor, secret: string) {
  const [row] = await db
    .select({
      invitation: authorInvitations,
      course: { _id: courses.id, name: courses.title },
      inviter: sql<string | null>`${nameColumn(users)}`,
    })
    .from(authorInvitations)
    .innerJoin(courses, eq(courses.id, authorInvitations.courseId))
    .leftJoin(users, eq(users.id, authorInvitations.invitedBy))
    .where(eq(authorInvitations.hash, sha256(secret)));
  return row;
}

/** Why the caller cannot answer; null if they can. Nobody else learns what the course is called. */
function refusalOf(caller: Caller, found: Awaited<ReturnType<typeof find>>, now: Date): string | null {
  if (found === undefined) return WORDING.unknown;
  const { email, expiresAt } = found.invitation;
  if (plainEmail(caller.user.email) !== email) return WORDING.otherAddress;
  if (expiresAt.getTime() <= now.getTime()) return WORDING.expired;
  return null;
}

/** The course of an invitation, and the reason why the caller cannot accept it, if any. */
export async function readInvitation(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  secret: string,
): Promise<AnswerOf<typeof calls.readCoAuthorInvitation>['data']> {
  const found = await find(db, secret);
  const refusal = refusalOf(caller, found, clock.now());
  if (refusal !== null || found === undefined) return { course: null, invitedBy: null, problem: refusal };
  return {
    course: found.course,
    invitedBy: found.inviter,
    problem: caller.role === 'tutor' ? null : WORDING.notInstructor,
  };
}

/**
 * Accepts or declines an invitation. Of two answers at once one is refused.
 * @throws {HttpError} 404 if it is unknown, expired or for another address, 403 unless the caller is an instructor
 */
export async function answerInvitation(
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'background' | 'config'>,
  caller: Caller,
  { secret, accept }: { secret: string; accept: boolean },
): Promise<AnswerOf<typeof calls.answerCoAuthorInvitation>> {
  const { db, clock, mail, background, config } = services;
  const { course, owner } = await db.transaction(async (tx) => {
    const found = await find(tx, secret);
    const refusal = refusalOf(caller, found, clock.now());
    if (found === undefined || refusal !== null) throw notFound(refusal ?? WORDING.unknown);
    if (accept && caller.role !== 'tutor') throw forbidden(WORDING.notInstructor);
    const { course } = found;
    await lock(tx, course._id);
    // It may have been withdrawn or answered since it was read.
    const [used] = await tx
      .delete(authorInvitations)
      .where(and(eq(authorInvitations.id, found.invitation.id), eq(authorInvitations.hash, sha256(secret))))
      .returning({ id: authorInvitations.id });
    if (used === undefined) throw notFound(WORDING.unknown);
    if (accept)
      await tx
        .insert(courseAuthors)
        .values({ courseId: course._id, userId: caller.id, addedAt: clock.now() })
        .onConflictDoNothing();
    await audit({ db: tx, clock }, caller, {
      action: accept ? 'became a co-instructor of' : 'declined to write',
      target: { kind: 'course', id: course._id, name: course.name },
    });
    const [owner] = await tx
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .innerJoin(courses, eq(courses.ownerId, users.id))
      .where(and(eq(courses.id, course._id), eq(users.status, 'active')));
    return { course, owner };
  });
  if (!accept) return { message: WORDING.declined, courseId: null };
  if (owner !== undefined) {
    const url = `${config.publicUrl}/instructor/course/${course._id}`;
    const text = acceptedMail(owner.firstName, caller.user.name, course.name, url);
    background.run(() => mail.send({ to: owner.email, ...text }));
  }
  return { message: WORDING.accepted(course.name), courseId: course._id };
}
