import type { admin, BodyOf } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { countLearner, courses, units } from '../courses';
import { admit, lockEnrolment } from './repository';
import { enrolments } from './tables';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import { conflict, invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { written } from '../platform/language';
import { fullName, titleSegment } from '@digiken/contract/constants';
import { findByEmail, users } from '../users';
import { audit } from '../audit';
import { cancelledMail, enrolledMail, NO_COURSE, NO_ENROLMENT } from './wording';

/**
 * Enrols a learner without payment, or reactivates a cancelled enrolment. Returns its id.
 * @throws {HttpError} 404 for an unknown address or course, 409 if the learner is enrolled already or the course
 *   is not published, 422 if the account is not an active learner or a unit belongs to another course
 */
export async function addEnrolment(
  { db, clock, mail, background, config }: Services,
  caller: Caller,
  { email, courseId, unitIds, note }: BodyOf<typeof admin.addEnrolment>,
): Promise<string> {
  const { id, learner, title } = await db.transaction(async (tx) => {
    const learner = await findLearner(tx, email);
    const [course] = await tx
      .select({ title: courses.title, state: courses.state })
      .from(courses)
      .where(eq(courses.id, courseId));
    if (!course) throw notFound(NO_COURSE);
    if (course.state !== 'published')
      throw conflict('This course is not published, so learners cannot be enrolled.');
    const name = fullName(learner);
    const there = await lockEnrolment(tx, { userId: learner.id, courseId });
    const exists = conflict(`${name} is enrolled in “${course.title}” already.`);
    if (there?.state === 'active') throw exists;
    const chosen = await chosenUnits(tx, courseId, unitIds);
    const { id, fresh } = await admit(
      { db: tx, clock },
      {
        userId: learner.id,
        courseId,
        whole: unitIds === undefined,
        units: chosen.map((unitId) => ({ unitId, pricePaid: 0 })),
        added: { by: caller.id, note },
      },
    );
    if (!fresh) throw exists;
    const message = `${caller.user.name} enrolled ${name} in “${course.title}”.`;
    await notifyAdministrators({ db: tx, clock }, { type: 'Enrolment', message: message });
    const target = { kind: 'enrolment', id, name: `${name} in “${course.title}”` } as const;
    await audit({ db: tx, clock }, caller, { action: 'added the enrolment of', target, detail: note });
    await countLearner(tx, { courseId, change: 1 });
    return { id, learner, title: course.title };
  });
  const url = `${config.publicUrl}/console/course/${courseId}/${titleSegment(title)}`;
  background.run(() => mail.send({ to: email, ...enrolledMail(learner.firstName, title, note, url) }));
  return id;
}

async function findLearner(tx: Executor, email: string) {
  const person = await findByEmail(tx, email);
  if (!person)
    throw notFound(
      'There is no account with this email address. Check the address, or ask the person to sign up.',
    );
  if (person.role !== 'user')
    throw invalid({ email: 'This account is not a learner account. Only learners can be enrolled.' });
  if (person.status !== 'active') throw invalid({ email: 'This account has been deactivated.' });
  return person;
}

async function chosenUnits(tx: Executor, courseId: string, unitIds: string[] | undefined): Promise<string[]> {
  const rows = await tx.select({ id: units.id }).from(units).where(eq(units.courseId, courseId));
  const all = rows.map((row) => row.id);
  if (unitIds === undefined) return all;
  if (unitIds.length === 0) throw invalid({ unitIds: 'Choose at least one unit, or the whole course.' });
  const wanted = new Set(unitIds);
  const chosen = all.filter((id) => wanted.has(id));
  if (chosen.length < wanted.size)
    throw invalid({ unitIds: 'One of these units is not part of the course.' });
  return chosen;
}

/**
 * Cancels an enrolment and mails the learner. The progress is kept.
 * @throws {HttpError} 404 if the enrolment does not exist, 409 if it is cancelled already
 */
export async function cancelEnrolment(
  { db, clock, mail, background, config }: Services,
  caller: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { email, firstName, title } = await db.transaction(async (tx) => {
    const [cancelled] = await tx
      .update(enrolments)
      .set({ state: 'cancelled', cancelledAt: clock.now(), ...written({ cancelReason: reason }) })
      .where(and(eq(enrolments.id, id), eq(enrolments.state, 'active')))
      .returning({ courseId: enrolments.courseId });
    const [who] = await tx
      .select({
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        title: courses.title,
      })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.userId))
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(eq(enrolments.id, id));
    if (!who) throw notFound(NO_ENROLMENT);
    if (!cancelled) throw conflict('This enrolment has been cancelled already.');
    await audit({ db: tx, clock }, caller, {
      action: 'cancelled the enrolment of',
      target: { kind: 'enrolment', id, name: `${fullName(who)} in “${who.title}”` },
      detail: reason,
    });
    await countLearner(tx, { courseId: cancelled.courseId, change: -1 });
    return who;
  });
  const letter = cancelledMail(firstName, title, reason, `${config.publicUrl}/help-desk`);
  background.run(() => mail.send({ to: email, ...letter }));
}
