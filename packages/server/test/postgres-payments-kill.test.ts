import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProviders } from '../src/payments/context';
import { pullPayments } from '../src/payments/reconcile';
import { PaymentSimulator } from '../src/payments/simulator/simulator';
import { orders, paymentAttempts, paymentOutbox } from '../src/payments/tables';
import { systemClock } from '../src/platform/clock';
import { loadConfig } from '../src/platform/config';
import { seedCourse } from './learning-fixtures';
import { CLEAN, ledgerOf, outcomeOf } from './payment-fixtures';
import { TestClock } from './support/clock';
import { type Running, startCli } from './support/process';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

/** Each kill hits another moment. PAYMENT_KILLS sets another number. */
const KILLS = Number(process.env.PAYMENT_KILLS ?? 6);
/** Orders that are under way when a process is killed. */
const ORDERS = 4;

let site: TestServer;
let simulator: PaymentSimulator;
let running: Running[] = [];
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

/** Sends to one process, and to the other one if that fails, as a proxy in front does. */
async function send(path: string, init: RequestInit): Promise<Response | undefined> {
  for (const { url } of [...running].sort(() => Math.random() - 0.5)) {
    const answer = await fetch(`${url}${path}`, init).catch(() => undefined);
    if (answer) return answer;
  }
  return undefined;
}

beforeAll(async () => {
  const { payments } = loadConfig({ MPESA_ENV: 'simulator' });
  if (!payments.mpesa) throw new Error('The simulator has no settings.');
  simulator = new PaymentSimulator({
    clock: systemClock,
    mpesa: payments.mpesa,
    paystackSecret: payments.paystackSecret ?? '',
    webhookUrl: 'http://localhost/api/hooks/cards',
    deliver: async (url, body, headers) => {
      await send(new URL(url).pathname, { method: 'POST', body, headers });
    },
  });
  await simulator.start();
  site = await startTestServer(
    { MPESA_ENV: 'simulator', MPESA_SIMULATOR_URL: simulator.url },
    undefined,
    new TestClock(new Date()),
  );
  running = await Promise.all([startCli(env()), startCli(env())]);
}, 120_000);
afterAll(async () => {
  for (const { child, finished } of running) {
    child.kill('SIGTERM');
    await finished;
  }
  await simulator.close();
  await site.close();
});

async function buy(learner: SignedIn, number: number) {
  const headers = { ...learner.headers, 'content-type': 'application/json' };
  const course = await seedCourse(site, { prices: [100, 200] });
  const order = async () =>
    send('/api/orders', {
      method: 'POST',
      headers,
      body: JSON.stringify({ courseId: course.id, choice: { whole: true }, expectedTotal: 300 }),
    });
  const placed = (await order()) ?? (await order());
  if (placed?.status !== 201) return;
  const { data } = (await placed.json()) as { data: { _id: string } };
  const phone = `07112${String(number).padStart(5, '0')}`;
  const body = JSON.stringify({ provider: 'mpesa', phone });
  await send(`/api/order/${data._id}/attempts`, { method: 'POST', headers, body });
  // The payer enters the PIN at once, whatever happened to the server.
  const prompts = [...simulator.prompts.values()].filter((prompt) => prompt.phone === `254${phone.slice(1)}`);
  for (const { id } of prompts) await simulator.decide(id, '0');
}

test(
  `[11.1][11.4][11.5][11.12] ${KILLS} × kill -9 during payments: none lost, none granted twice or without payment, one mail each, and no secret in the log`,
  async () => {
    const learners = await Promise.all(Array.from({ length: ORDERS }, () => site.signedIn('user')));
    for (let kill = 0; kill < KILLS; kill += 1) {
      const purchases = learners.map((learner, index) => buy(learner, kill * ORDERS + index));
      const victim = running[kill % 2];
      // A random moment of a purchase, which takes about this long.
      const killed = new Promise<void>((resolve) => {
        setTimeout(() => {
          victim?.child.kill('SIGKILL');
          resolve();
        }, Math.random() * 400);
      });
      await Promise.all([...purchases, killed]);
      await victim?.finished.then(({ out, err }) => (printed += out + err));
      running[kill % 2] = await startCli(env());
      await site.services.db.execute('delete from rate_limits');
    }
    for (const { child, finished } of running) {
      child.kill('SIGKILL');
      await finished.then(({ out, err }) => (printed += out + err));
    }
    running = [];

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
    expect(paidFor.size).toBeGreaterThan(0);
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
    console.info(`kill -9: ${JSON.stringify({ kills: KILLS, orders: all.length, paid: paidFor.size })}`);
  },
  // Only for a process that hangs: on a busy machine, each start takes many times the usual time.
  120_000 + KILLS * 30_000,
);
