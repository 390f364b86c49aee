import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { createProviders } from '../src/payments/context';
import { pullPayments } from '../src/payments/reconcile';
import { PaymentSimulator } from '../src/payments/simulator/simulator';
import { orders, paymentAttempts, paymentOutbox } from '../src/payments/tables';
import { loadConfig } from '../src/platform/config';
import { seedCourse } from './learning-fixtures';
import { CLEAN, ledgerOf, outcomeOf } from './payment-fixtures';
import { after, before, type KillPoint, startKillable } from './support/killable';
import type { Running } from './support/process';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

const ORDER = ['insert into "orders"', '^commit'];
const ATTEMPT = ['insert into "payment_attempts"', '^commit'];
const CALLBACK = ['insert into "hook_inbox"', '^commit'];
const SETTLEMENT = ['insert into "money_in"', '^commit'];

/** Every statement between which a purchase can be interrupted. */
const POINTS: [name: string, point: KillPoint][] = [
  ['before an order is committed', before(...ORDER)],
  ['after an order is committed', after(...ORDER)],
  ['before an attempt is committed', before(...ATTEMPT)],
  ['before the provider is asked', after(...ATTEMPT)],
  ['before the answer of the provider is saved', before(...ATTEMPT, 'update "payment_attempts"')],
  ['after the answer of the provider is saved', after(...ATTEMPT, 'update "payment_attempts"')],
  ['before a callback is committed', before(...CALLBACK)],
  ['after a callback is committed', after(...CALLBACK)],
  ['after money is written', after('insert into "money_in"')],
  ['before a settlement is committed', before(...SETTLEMENT)],
  ['after a settlement is committed', after(...SETTLEMENT)],
  ['before a receipt that was sent is noted', before('update "payment_outbox"')],
  ['after a receipt that was sent is noted', after('update "payment_outbox"')],
];

let site: TestServer;
let simulator: PaymentSimulator;
let running: Running | undefined;
/** What the processes printed. */
let printed = '';

const env = () => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'info',
  DATA_DIR: site.dataDir,
  DATABASE_URL: site.services.config.databaseUrl ?? '',
  MPESA_ENV: 'simulator',
  MPESA_SIMULATOR_URL: simulator.url,
});

interface Request {
  headers: Record<string, string>;
  body: string;
}

/** Posts to the process, and to `site` if that fails, as a proxy in front does. @returns undefined if it was killed */
async function send(path: string, { headers, body }: Request) {
  if (running?.child.signalCode === null) {
    try {
      const answer = await fetch(`${running.url}${path}`, { method: 'POST', headers, body });
      return { status: answer.status, text: await answer.text() };
    } catch {
      await running.finished;
      return undefined;
    }
  }
  const answer = await site.app.inject({ method: 'POST', url: path, headers, payload: body });
  return { status: answer.statusCode, text: answer.body };
}

/** Sends it again, once, if there is no answer. */
const sendTwice = async (path: string, request: Request) =>
  (await send(path, request)) ?? (await send(path, request));

beforeAll(async () => {
  const { payments } = loadConfig({ MPESA_ENV: 'simulator' });
  if (!payments.mpesa) throw new Error('The simulator has no settings.');
  simulator = new PaymentSimulator({
    clock: { now: () => site.clock.now() },
    mpesa: payments.mpesa,
    paystackSecret: payments.paystackSecret ?? '',
    webhookUrl: 'http://localhost/api/hooks/cards',
    deliver: async (url, body, headers) => {
      await sendTwice(new URL(url).pathname, { headers, body });
    },
  });
  await simulator.start();
  site = await startTestServer({ MPESA_ENV: 'simulator', MPESA_SIMULATOR_URL: simulator.url });
});
afterAll(async () => {
  running?.child.kill('SIGKILL');
  await running?.finished;
  await simulator.close();
  await site.close();
});

async function buy(learner: SignedIn, phone: string) {
  const headers = { ...learner.headers, 'content-type': 'application/json' };
  const course = await seedCourse(site, { prices: [100, 200] });
  const order = { courseId: course.id, choice: { whole: true }, expectedTotal: 300 };
  const placed = await sendTwice('/api/orders', { headers, body: JSON.stringify(order) });
  expect(placed?.status).toBe(201);
  const { data } = JSON.parse(placed?.text ?? '') as { data: { _id: string } };
  const body = JSON.stringify({ provider: 'mpesa', phone });
  await send(`/api/order/${data._id}/attempts`, { headers, body });
  // The payer enters the PIN at once, whatever happened to the server.
  const prompts = [...simulator.prompts.values()].filter((prompt) => prompt.phone === `254${phone.slice(1)}`);
  for (const { id } of prompts) await simulator.decide(id, '0');
}

test(
  '[11.1][11.4][11.5][11.12] a process is killed at every statement that matters during payments: none lost, none granted twice or without payment, one mail each, and no secret in the log',
  async () => {
    const learners: SignedIn[] = [];
    for (const [at, [name, kill]] of POINTS.entries()) {
      const learner = await site.signedIn('user');
      learners.push(learner);
      running = await startKillable(env(), { now: site.clock.now(), kill });
      await buy(learner, `07112${String(at).padStart(5, '0')}`);
      const { out, err } = await running.finished;
      printed += out + err;
      expect(running.child.signalCode, name).toBe('SIGKILL');
      // What the killed process held is free again.
      site.clock.advance({ minutes: 2 });
    }

    // A process that runs on: leases end, attempts are checked, and the provider's list is read.
    const { services, clock } = site;
    for (let step = 0; step < 4; step += 1) {
      clock.advance({ minutes: 16 });
      await services.jobs.drain();
      await pullPayments({ ...services, providers: createProviders(services, simulator.url) }, { hours: 48 });
    }

    const { db } = services;
    const all = await db
      .select({
        id: orders.id,
        courseId: orders.courseId,
        userId: orders.userId,
        reference: paymentAttempts.reference,
      })
      .from(orders)
      .leftJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
      .orderBy(asc(orders.createdAt));
    const paidFor = new Set(simulator.received.map(({ reference }) => reference));
    expect(paidFor.size).toBe(simulator.received.length);
    expect(paidFor.size).toBeGreaterThan(POINTS.length / 2);
    for (const { id, courseId, userId, reference } of all) {
      const learner = learners.find((person) => person.id === userId);
      if (!learner) throw new Error('The order has no learner.');
      const outcome = await outcomeOf(site, { orderId: id, courseId: courseId ?? '', learner });
      const isPaid = reference !== null && paidFor.has(reference);
      expect(outcome).toMatchObject(
        isPaid
          ? { state: 'paid', units: 2, applied: 1, held: [], mails: 1 }
          : { units: 0, applied: 0, mails: 0 },
      );
    }
    expect(await ledgerOf(site)).toEqual(CLEAN);
    const sent = await db.select().from(paymentOutbox);
    expect(sent.filter(({ sentAt }) => sentAt === null)).toEqual([]);
    expect((await site.mails()).filter(({ subject }) => subject.startsWith('Your receipt'))).toHaveLength(
      paidFor.size,
    );
    expect(printed).toContain('/api/hooks/pay/***');
    expect(printed).not.toMatch(
      /(?:254|\b0)7112\d{5}|[0-9a-f]{64}|simulator-(?:key|secret|passkey|credential)|sk_test_/,
    );
  },
  timeOut(120_000),
);
