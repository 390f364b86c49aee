import type { CourseAuthors } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, asc, eq, gt } from 'drizzle-orm';
import { audit } from '../../audit';
import { courseAuthors, isAdministrator, ownsCourse } from '../../courses';
import type { Executor } from '../../platform/database';
import { forbidden, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps, Services } from '../../platform/services';
import { users } from '../../users';
import { changeCourse, mustOwn, ownCourse } from '../access';
import { authorInvitations } from '../tables';
import { WORDING as COURSE } from '../wording';
import { removedMail } from './mails';
import { WORDING } from './wording';

const personColumns = {
  _id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  avatar: users.avatar,
};

const toPerson = (row: { _id: string; firstName: string; lastName: string; avatar: string | null }) => ({
  _id: row._id,
  name: fullName(row),
  avatar: row.avatar,
});

/**
 * Who writes a course. Invitations are for those who may withdraw them.
 * @throws {HttpError} 404 as {@link ownCourse}
 */
export async function readAuthors(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  id: string,
): Promise<CourseAuthors> {
  const { live } = await ownCourse(db, caller, id);
  const mayInvite = isAdministrator(caller) || ownsCourse(caller, live);
  const [owner] =
    live.ownerId === null ? [] : await db.select(personColumns).from(users).where(eq(users.id, live.ownerId));
  const coAuthors = await db
    .select({ ...personColumns, addedAt: courseAuthors.addedAt })
    .from(courseAuthors)
    .innerJoin(users, eq(users.id, courseAuthors.userId))
    .where(eq(courseAuthors.courseId, live.id))
    .orderBy(asc(courseAuthors.addedAt), asc(users.id));
  const open = mayInvite ? await openInvitations(db, live.id, clock.now()) : [];
  return {
    owner: owner === undefined ? null : toPerson(owner),
    coAuthors: coAuthors.map((row) => ({ ...toPerson(row), addedAt: row.addedAt.toISOString() })),
    invitations: open.map(({ id: _id, email, expiresAt }) => ({
      _id,
      email,
      expiresAt: expiresAt.toISOString(),
    })),
    mayInvite,
  };
}

/** The invitations of a course that can be accepted, oldest first. */
export const openInvitations = (db: Executor, courseId: string, now: Date) =>
  db
    .select()
    .from(authorInvitations)
    .where(and(eq(authorInvitations.courseId, courseId), gt(authorInvitations.expiresAt, now)))
    .orderBy(asc(authorInvitations.createdAt), asc(authorInvitations.id));

/**
 * Removes a co-instructor: the owner anybody, a co-instructor themselves.
 * @returns a sentence for the caller
 * @throws {HttpError} 404 as {@link ownCourse} and for somebody who is none, 403 for another co-instructor
 */
export async function removeAuthor(
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'background' | 'config'>,
  caller: Caller,
  { id, userId }: { id: string; userId: string },
): Promise<string> {
  const { clock, mail, background, config } = services;
  const leaves = userId === caller.id;
  const { title, removed } = await changeCourse(
    services,
    caller,
    { courseId: id, action: leaves ? 'left' : 'removed a co-instructor of', on: 'course', carried: false },
    async (tx, course) => {
      if (!leaves) mustOwn(caller, course);
      const [gone] = await tx
        .delete(courseAuthors)
        .where(and(eq(courseAuthors.courseId, course.publicId), eq(courseAuthors.userId, userId)))
        .returning({ userId: courseAuthors.userId });
      if (gone === undefined) throw notFound(WORDING.noAuthor);
      const [row] = await tx.select().from(users).where(eq(users.id, userId));
      if (row === undefined) throw notFound(WORDING.noAuthor);
      const person = {
        email: row.email,
        firstName: row.firstName,
        name: fullName(row),
      };
      // An administrator's edit is in the audit log already.
      if (!isAdministrator(caller))
        await audit({ db: tx, clock }, caller, {
          action: leaves ? 'left the authors of' : 'removed a co-instructor of',
          target: { kind: 'course', id: course.publicId, name: course.title },
          detail: person.name,
        });
      return { title: course.live.title, removed: person };
    },
  );
  if (leaves) return WORDING.left(title);
  background.run(() =>
    mail.send({
      to: removed.email,
      ...removedMail(removed.firstName, title, `${config.publicUrl}/instructor/courses`),
    }),
  );
  return WORDING.removed(removed.name);
}

/** @throws {HttpError} 404 as {@link ownCourse}, 403 for a co-instructor */
export async function ownedCourse(db: Executor, caller: Caller, id: string) {
  const course = await ownCourse(db, caller, id);
  if (!isAdministrator(caller) && !ownsCourse(caller, course.live)) throw forbidden(COURSE.ownerOnly);
  return course;
}
