import { randomInt } from 'node:crypto';
import type { BodyOf, Coupon, offers } from '@digiken/contract';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { audit } from '../../audit';
import { courses } from '../../courses';
import type { Database, Executor } from '../../platform/database';
import { byCreation } from '../../platform/database/creation-order';
import { keyPage } from '../../platform/database/paging';
import { conflict, forbidden, invalid, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import type { Deps } from '../../platform/services';
import { nameColumn, users } from '../../users';
import { coupons, orders } from '../tables';
import { USING } from './use';

type CouponDeps = Deps<'clock'> & { db: Database };
type NewCoupon = BodyOf<typeof offers.createCoupon>;

const NO_COUPON = 'There is no such coupon.';
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newCode = () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Coupons that the caller may see: an instructor's own courses', or all. */
const visible = (caller: Caller): SQL | undefined =>
  caller.role === 'tutor' ? eq(courses.ownerId, caller.id) : undefined;

const select = (db: Executor) =>
  db
    .select({
      coupon: coupons,
      createdAt: coupons.createdAt,
      id: coupons.id,
      courseTitle: courses.title,
      name: nameColumn(users),
      email: users.email,
      uses: db.$count(orders, and(eq(orders.couponId, coupons.id), inArray(orders.state, [...USING]))),
    })
    .from(coupons)
    .leftJoin(courses, eq(courses.id, coupons.courseId))
    .leftJoin(users, eq(users.id, coupons.userId))
    .$dynamic();

function toCoupon({
  coupon,
  courseTitle,
  name,
  email,
  uses,
}: Awaited<ReturnType<typeof select>>[number]): Coupon {
  const { id, code, kind, value, courseId, userId, expiresAt, maxUses, active, createdAt } = coupon;
  return {
    _id: id,
    code,
    kind,
    value,
    course: courseId === null ? null : { _id: courseId, name: courseTitle ?? '' },
    person: userId === null ? null : { _id: userId, name, email: email ?? '' },
    expiresAt: expiresAt?.toISOString() ?? null,
    maxUses,
    uses: Number(uses),
    active,
    createdAt: createdAt.toISOString(),
  };
}

/** One page of coupons, newest first. */
export async function listCoupons(
  db: Executor,
  caller: Caller,
  { cursor, courseId }: { cursor?: string | undefined; courseId?: string | undefined },
) {
  const page = await keyPage(cursor, byCreation(coupons), ({ where, orderBy, limit }) =>
    select(db)
      .where(and(where, visible(caller), courseId ? eq(coupons.courseId, courseId) : undefined))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: page.rows.map(toCoupon), next: page.next, previous: page.previous };
}

/** @throws {HttpError} 404 for a coupon that the caller may not see */
export async function getCoupon(db: Executor, caller: Caller, id: string): Promise<Coupon> {
  const [row] = await select(db).where(and(eq(coupons.id, id), visible(caller)));
  if (!row) throw notFound(NO_COUPON);
  return toCoupon(row);
}

/**
 * Adds a coupon or a bursary. @returns its id
 * @throws {HttpError} 403 for every course if the caller is no administrator, 404 for another instructor's course,
 *   409 for a code that exists, 422 for a wrong value or an address without a learner
 */
export async function createCoupon(
  { db, clock }: CouponDeps,
  caller: Caller,
  { code = newCode(), kind, value, courseId, email, expiresAt, maxUses }: NewCoupon,
): Promise<string> {
  const bursary = kind === 'bursary';
  if (!bursary && value === undefined) throw invalid({ value: 'Enter what the coupon takes off.' });
  if (kind === 'percent' && (value ?? 0) > 100) throw invalid({ value: 'A coupon takes off 100% at most.' });
  if (bursary && email === undefined)
    throw invalid({ email: 'Enter the address of the learner who gets the bursary.' });
  if (courseId === null && caller.role !== 'admin')
    throw forbidden('Only administrators add coupons for every course. Choose one of your courses.');
  const id = newId();
  await db.transaction(async (tx) => {
    if (courseId !== null) await checkCourse(tx, caller, courseId);
    const userId = bursary ? await findLearner(tx, email ?? '') : null;
    const added = await tx
      .insert(coupons)
      .values({
        id,
        code,
        kind,
        value: bursary ? 100 : (value ?? 0),
        courseId,
        userId,
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
        maxUses: bursary ? 1 : maxUses,
        createdBy: caller.id,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: coupons.id });
    if (added.length === 0) throw invalid({ code: 'There is a coupon with this code already.' });
    await audit({ db: tx, clock }, caller, {
      action: 'added',
      target: { kind: 'payment', id, name: `the coupon ${code}` },
    });
  });
  return id;
}

async function checkCourse(tx: Executor, caller: Caller, courseId: string): Promise<void> {
  const [course] = await tx
    .select({ ownerId: courses.ownerId })
    .from(courses)
    .where(eq(courses.id, courseId));
  if (!course || (caller.role === 'tutor' && course.ownerId !== caller.id))
    throw notFound('There is no such course.');
}

async function findLearner(tx: Executor, email: string): Promise<string> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'user')));
  if (!person) throw invalid({ email: 'No learner has this address.' });
  return person.id;
}

/** @throws {HttpError} 404 for a coupon that the caller may not see */
export async function updateCoupon(
  { db, clock }: CouponDeps,
  caller: Caller,
  { id, active, expiresAt, maxUses }: { id: string } & BodyOf<typeof offers.updateCoupon>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { code, kind } = await getCoupon(tx, caller, id);
    await tx
      .update(coupons)
      .set({
        active,
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
        // A bursary is for one use.
        ...(kind !== 'bursary' && { maxUses }),
      })
      .where(eq(coupons.id, id));
    await audit({ db: tx, clock }, caller, {
      action: 'changed',
      target: { kind: 'payment', id, name: `the coupon ${code}` },
    });
  });
}

/** @throws {HttpError} 404 for a coupon that the caller may not see, 409 for one that an order has used */
export async function removeCoupon({ db, clock }: CouponDeps, caller: Caller, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { code } = await getCoupon(tx, caller, id);
    await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, id)).for('update');
    const [used] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.couponId, id)).limit(1);
    if (used) throw conflict('This coupon has been used. Switch it off instead.');
    await tx.delete(coupons).where(eq(coupons.id, id));
    await audit({ db: tx, clock }, caller, {
      action: 'deleted',
      target: { kind: 'payment', id, name: `the coupon ${code}` },
    });
  });
}
