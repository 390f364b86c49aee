import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lessons, units } from '../src/courses/tables';
import { moneyIn } from '../src/payments/tables';
import { newId } from '../src/platform/ids';
import { addText } from './learning-fixtures';
import { pathOf } from './next-step-fixtures';
import { type PaymentSite, startPaymentSite } from './payment-site';
import { type Count, countsOf, everywhere, type ProgressWorld, progressWorld } from './progress-fixtures';
import { giftCodeIn, readOutbox } from './support/mails';
import type { SignedIn } from './support/server';

let site: PaymentSite;
let world: ProgressWorld;
let learner: ReturnType<typeof pathOf>;

beforeAll(async () => {
  site = await startPaymentSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  site.server.clock.advance({ minutes: 20 });
  // The first unit is free; each has two lessons.
  world = await progressWorld(site.server, [0, 100, 200]);
  learner = pathOf(site.server, world.learner);
});

const unit = (place: number) => world.course.units[place]?.id ?? '';
const lesson = (place: number, at: number) => world.course.units[place]?.lessons[at];
const chosen = (...places: number[]) => ({
  courseId: world.course.id,
  choice: { unitIds: places.map(unit) },
});

async function post(path: string, as: SignedIn, body: object): Promise<any> {
  const answer = await site.server.call('POST', path, { as, body });
  expect([path, answer.status]).toEqual([path, answer.status < 300 ? answer.status : 200]);
  return answer.body.data;
}
async function pay(orderId: string, as: SignedIn): Promise<void> {
  await post(`/order/${orderId}/attempts`, as, { provider: 'mpesa', phone: '0700000001' });
  await site.pass(15);
}
async function buy(total: number, ...places: number[]): Promise<string> {
  const { _id } = await post('/orders', learner.as, { ...chosen(...places), expectedTotal: total });
  await pay(_id, learner.as);
  return _id;
}
async function refund(orderId: string): Promise<void> {
  const [first, second] = [await site.server.signedIn('admin'), await site.server.signedIn('admin')];
  const [money] = await site.server.services.db.select().from(moneyIn).where(eq(moneyIn.orderId, orderId));
  const { _id } = await post(`/admin/payment/${money?.id}/refund`, first, { reason: 'Bought by mistake' });
  await post(`/admin/refund/${_id}/decision`, second, { approve: true });
  await site.pass(60);
}
async function gift(...places: number[]): Promise<void> {
  const buyer = await site.server.signedIn('user');
  const recipientEmail = learner.as.user.email;
  const body = {
    ...chosen(...places),
    expectedTotal: 100,
    recipientName: 'Amina',
    recipientEmail,
    message: '',
  };
  await pay((await post('/gifts', buyer, body))._id, buyer);
  const mails = await readOutbox(site.server.services.config.dataDir);
  const mail = mails.find(({ to, subject }) => to === recipientEmail && subject.includes('gives you'));
  await post('/gifts/claim', learner.as, { code: giftCodeIn(mail) });
}
async function seat(...places: number[]): Promise<void> {
  const { administrator } = world.hub;
  const body = { ...chosen(...places), seats: 2, expectedTotal: 200 };
  await pay((await post('/my-hub/seats', administrator, body))._id, administrator);
  const pools = await site.server.call('GET', '/seats', learner);
  await post(`/seats/${pools.body.data[0]._id}/claim`, learner.as, {});
}
const byAdministrator = async (more: object): Promise<void> =>
  post('/admin/enrolments', await site.server.signedIn('admin'), {
    ...{ email: learner.as.user.email, courseId: world.course.id, note: 'A grant.' },
    ...more,
  });
async function assign(): Promise<void> {
  const body = {
    courseId: world.course.id,
    everyone: true,
    cohortIds: [],
    startsOn: null,
    note: '',
    due: null,
  };
  await post('/my-hub/assignments', world.hub.administrator, body);
  await site.server.services.jobs.drain();
}
/** As an author adds it: no enrolment is touched. */
async function addUnit(): Promise<void> {
  const { db } = site.server.services;
  const id = newId();
  const courseId = world.course.id;
  await db.insert(units).values({ id, courseId, position: 4, title: 'Unit 4', summary: '', price: 0 });
  await db.insert(lessons).values({
    ...{ id: newId(), unitId: id, position: 1, title: 'New', minutes: 3, weightBytes: 1000 },
    defaultLanguage: 'en',
  });
}

interface Door {
  by: string;
  enter: () => Promise<unknown>;
  count: Count;
  /** The place of a unit that is owned; default 1. */
  owned?: number;
  certificate?: true;
  assigned?: true;
  language?: string;
}

const DOORS: Door[] = [
  { by: 'starting the free unit', enter: () => learner.enrol(world.course, 0), count: [0, 2], owned: 0 },
  { by: 'buying one unit of three, without the free one', enter: () => buy(100, 1), count: [0, 2] },
  {
    by: 'buying a unit and starting the free one',
    enter: async () => {
      await buy(100, 1);
      await learner.enrol(world.course, 0);
      await learner.done(lesson(0, 1));
    },
    count: [1, 4],
  },
  { by: 'a gift of a unit, without the free one', enter: () => gift(1), count: [0, 2] },
  { by: 'a seat of a hub for a unit, without the free one', enter: () => seat(1), count: [0, 2] },
  {
    by: 'an administrator who adds a unit, without the free one',
    enter: () => byAdministrator({ unitIds: [unit(1)] }),
    count: [0, 2],
  },
  {
    by: 'an administrator who adds the course, and a unit that its author adds later',
    enter: async () => {
      await byAdministrator({});
      await addUnit();
    },
    ...{ count: [0, 7], certificate: true },
  },
  {
    by: 'buying every unit, which a unit that the author adds later does not join',
    enter: async () => {
      await buy(300, 0, 1, 2);
      await addUnit();
    },
    count: [0, 6],
  },
  {
    by: 'a course that a hub assigns once its units are owned',
    enter: async () => {
      await buy(300, 0, 1, 2);
      await learner.done(lesson(1, 0));
      await assign();
    },
    ...{ count: [1, 6], certificate: true, assigned: true },
  },
  {
    by: 'a refund of one of two purchases',
    enter: async () => {
      await buy(100, 1);
      const second = await buy(200, 2);
      await learner.done(lesson(1, 0), lesson(2, 0));
      await refund(second);
    },
    count: [1, 2],
  },
  {
    by: 'lessons that are read in Kiswahili',
    enter: async () => {
      await addText(site.server, lesson(1, 0) ?? '', 'sw', 'Somo', 'Maandishi.');
      await buy(100, 1);
      await learner.done(lesson(1, 0));
    },
    ...{ count: [1, 2], language: 'sw' },
  },
];

test.each(DOORS)(
  '[17.87] every call counts the units that came by $by',
  async ({ enter, count, owned = 1, certificate, assigned, language }) => {
    await enter();
    expect(await countsOf(world, lesson(owned, 0), language)).toEqual({
      ...everywhere(count),
      certificate: certificate ? count : null,
      assigned: assigned ? count : null,
    });
  },
);
