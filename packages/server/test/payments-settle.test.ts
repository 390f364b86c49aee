import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { units } from '../src/courses/tables';
import { failAttempt } from '../src/payments/attempts/change-state';
import { nextState } from '../src/payments/attempts/states';
import { placeOrder } from '../src/payments/orders/place-order';
import type { Evidence } from '../src/payments/settlement/evidence';
import { settle } from '../src/payments/settlement/settle';
import { ledgerEntries, moneyIn, orders, paymentAttempts } from '../src/payments/tables';
import { newId } from '../src/platform/ids';
import { seedCourse } from './learning-fixtures';
import {
  balanceOf,
  type Bought,
  callerOf,
  CLEAN,
  ledgerOf,
  outcomeOf,
  seedAttempt,
  seedOrder,
} from './payment-fixtures';
import { cases } from './support/property';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

const PARALLEL = 40;
let server: TestServer;
let learner: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ MPESA_ENV: 'simulator' });
  learner = await server.signedIn('user');
});
afterAll(() => server.close());
// Otherwise the first test that runs jobs would run those of all payments before it.
afterEach(() => server.services.jobs.drain());

const PAID = { state: 'paid', units: 2, applied: 1, held: [], mails: 1 };
const receipt = () => `R${newId().slice(0, 9).toUpperCase()}`;

/** Reports of one payment, as each source sends them. */
function reports({ attempt }: Pick<Bought, 'attempt'>, code: string, amount = 300) {
  const { token, checkoutRequestId, reference } = attempt;
  const common = { provider: 'mpesa', amount, at: server.clock.now() } as const;
  return {
    callback: { ...common, source: 'callback', receipt: code, token, checkoutRequestId },
    query: { ...common, source: 'query', receipt: null, reference },
    c2b: { ...common, source: 'c2b', receipt: code, reference },
    pull: { ...common, source: 'pull', receipt: code, reference },
    /** A till's list has no account number. */
    till: { ...common, source: 'c2b', receipt: code, reference: '' },
  } satisfies Record<string, Evidence>;
}
const send = (evidence: Evidence) => settle(server.services, evidence);
const fail = ({ orderId, attempt }: Bought, code = '1032') =>
  server.services.db.transaction((db) =>
    failAttempt({ db, clock: server.clock }, { attempt: { id: attempt.id, orderId }, code }),
  );
const times = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => work(index)));

describe('settle', () => {
  test('[11.1] 40 callbacks of one payment at once pay the order once', async () => {
    const bought = await seedOrder(server, learner);
    const { callback } = reports(bought, receipt());
    const outcomes = (await times(() => send(callback))).map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual(['applied', ...Array(PARALLEL - 1).fill('duplicate')]);
    expect(await outcomeOf(server, bought)).toEqual(PAID);
  });

  test('[11.1] callback, query, C2B and pull at once pay the order once', async () => {
    const bought = await seedOrder(server, learner);
    const { callback, query, c2b, pull } = reports(bought, receipt());
    const all = [callback, query, c2b, pull];
    await times((index) => send(all[index % 4] ?? callback));
    expect(await outcomeOf(server, bought)).toEqual(PAID);
    const [money] = await server.services.db
      .select()
      .from(moneyIn)
      .where(eq(moneyIn.orderId, bought.orderId));
    expect(money?.receipt).toBe(callback.receipt);
  });

  test('[11.4] a payment after a failure, and a failure after a payment: paid', async () => {
    const late = await seedOrder(server, learner);
    await fail(late);
    await send(reports(late, receipt()).callback);
    expect(await outcomeOf(server, late)).toEqual(PAID);
    const early = await seedOrder(server, learner);
    await send(reports(early, receipt()).callback);
    expect(await fail(early)).toBe(false);
    const raced = await seedOrder(server, learner);
    const { callback } = reports(raced, receipt());
    await times(async (index) => void (await (index % 2 ? send(callback) : fail(raced))));
    for (const bought of [early, raced]) {
      expect(await outcomeOf(server, bought)).toEqual(PAID);
      const [attempt] = await server.services.db
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.id, bought.attempt.id));
      expect(attempt?.state).toBe('paid');
    }
  });

  test('[11.1] a wrong amount, a second payment and an unknown account number are held', async () => {
    const less = await seedOrder(server, learner);
    await send(reports(less, receipt(), 299).callback);
    expect(await outcomeOf(server, less)).toMatchObject({
      state: 'open',
      units: 0,
      held: ['amount'],
      mails: 0,
    });

    const twice = await seedOrder(server, learner);
    await Promise.all([send(reports(twice, receipt()).callback), send(reports(twice, receipt()).c2b)]);
    expect(await outcomeOf(server, twice)).toEqual({ ...PAID, held: ['already-paid'] });

    const code = receipt();
    const stray = { ...reports(twice, code).c2b, reference: 'NOSUCHREF' };
    const answers = await times(() => send(stray));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array(PARALLEL - 1).fill('duplicate'),
      'held',
    ]);
  });

  test('[11.1] two attempts of one order, both paid: one pays it, the other is held', async () => {
    const bought = await seedOrder(server, learner);
    await fail(bought);
    const second = { attempt: await seedAttempt(server, bought.orderId) };
    const [one, two] = [reports(bought, receipt()), reports(second, receipt())];
    await times((index) => send([one.callback, two.callback, two.query, one.c2b][index % 4] ?? one.callback));
    expect(await outcomeOf(server, bought)).toEqual({ ...PAID, held: ['already-paid'] });
  });

  test('[11.1] money of a till, which has no account number, is found by the callback', async () => {
    const bought = await seedOrder(server, learner);
    const { till, callback, query } = reports(bought, receipt());
    expect((await send(till)).outcome).toBe('held');
    expect((await send(callback)).outcome).toBe('applied');
    expect(await outcomeOf(server, bought)).toEqual(PAID);
    const other = await seedOrder(server, learner);
    const again = reports(other, receipt());
    await send(again.query);
    await send(again.till);
    expect((await send(again.callback)).outcome).toBe('filled');
    expect(await outcomeOf(server, other)).toEqual(PAID);
    expect((await send(query)).outcome).toBe('duplicate');
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });

  test('[11.1] units that the learner got in another way are not sold again', async () => {
    const bought = await seedOrder(server, learner);
    const admin = await server.signedIn('admin');
    const answer = await server.call('POST', '/admin/enrolments', {
      as: admin,
      body: { email: learner.email, courseId: bought.courseId, note: 'A bursary.' },
    });
    expect(answer.status).toBe(201);
    await send(reports(bought, receipt()).callback);
    expect(await outcomeOf(server, bought)).toMatchObject({ applied: 0, held: ['already-owned'] });
  });

  test('[11.1] a callback that the query contradicts is held, until a list of the provider confirms it', async () => {
    const bought = await seedOrder(server, learner);
    const { callback, pull } = reports(bought, receipt());
    await send({ ...callback, contradicted: true });
    expect(await outcomeOf(server, bought)).toMatchObject({
      state: 'open',
      units: 0,
      held: ['contradicted'],
    });
    await send(callback);
    expect(await outcomeOf(server, bought)).toMatchObject({ units: 0, held: ['contradicted'] });
    await send(pull);
    expect(await outcomeOf(server, bought)).toEqual(PAID);
  });

  test('[11.1] a forged token or another checkout id pays nothing', async () => {
    const bought = await seedOrder(server, learner);
    const { callback } = reports(bought, receipt());
    await send({ ...callback, token: 'f'.repeat(64) });
    await send({ ...callback, receipt: receipt(), checkoutRequestId: 'ws_CO_other' });
    expect(await outcomeOf(server, bought)).toMatchObject({ state: 'open', units: 0, applied: 0 });
  });

  test('[11.1][11.3] reports in any order: paid once, all money booked once, the ledger sums to zero', async () => {
    const Event = fc.constantFrom(
      'callback',
      'query',
      'c2b',
      'pull',
      'till',
      'fail',
      'second',
      'less',
      'stray',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(Event, { minLength: 1, maxLength: 10 }),
        fc.boolean(),
        async (events, parallel) => {
          // A query names no amount, so it cannot be told apart from the payment of a wrong one.
          fc.pre(!(events.includes('query') && events.includes('less')));
          const before = await balanceOf(server, 'clearing:%');
          const bought = await seedOrder(server, learner);
          const one = reports(bought, receipt());
          const two = reports(bought, receipt()).c2b;
          const less = reports(bought, receipt(), 299).c2b;
          const stray = { ...reports(bought, receipt()).c2b, reference: 'NOSUCHREF' };
          const handle = (event: (typeof events)[number]) => {
            if (event === 'fail') return fail(bought);
            if (event === 'second') return send(two);
            if (event === 'less') return send(less);
            return send(event === 'stray' ? stray : one[event]);
          };
          if (parallel) await Promise.all(events.map(handle));
          else for (const event of events) await handle(event);

          const has = (...names: string[]) => names.some((name) => events.some((event) => event === name));
          const first = has('callback', 'c2b', 'pull', 'till');
          const pays = has('callback', 'c2b', 'pull', 'query', 'second');
          const outcome = await outcomeOf(server, bought);
          expect(outcome.units).toBe(pays ? 2 : 0);
          expect(outcome.mails).toBe(pays ? 1 : 0);
          expect(outcome.applied).toBe(pays ? 1 : 0);
          expect(await ledgerOf(server)).toEqual(CLEAN);
          const booked = (await balanceOf(server, 'clearing:%')) - before;
          const reported =
            (first ? 300 : 0) +
            (has('second') ? 300 : 0) +
            (has('less') ? 299 : 0) +
            (has('stray') ? 300 : 0);
          // A query without a receipt is one of these payments, or one that no other report has named yet.
          const unnamed = has('query') ? [0, 300] : [0];
          expect(unnamed).toContain(booked - reported);
          if (first && !has('till', 'second', 'less')) expect(booked).toBe(reported);
        },
      ),
      cases(60, 20),
    );
  });
});

describe('the ledger', () => {
  test('[11.3] the database refuses a transaction that does not sum to zero, and changes', async () => {
    const { db } = server.services;
    const entry = (amount: number) => ({ txn: 'test', account: `a${amount}`, amount });
    await expect(db.insert(ledgerEntries).values([entry(5), entry(-4)])).rejects.toThrow();
    await db.insert(ledgerEntries).values([entry(5), entry(-5)]);
    await expect(db.update(ledgerEntries).set({ amount: 6 })).rejects.toThrow();
    await expect(db.delete(ledgerEntries)).rejects.toThrow();
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });

  test('[11.3] a payment is split into VAT, the share of the instructor and revenue', async () => {
    const other = await startTestServer({ MPESA_ENV: 'simulator', VAT_PERCENT: '16' });
    try {
      const tutor = await other.signedIn('tutor');
      const buyer = await other.signedIn('user');
      const course = await seedCourse(other, { prices: [116, 116], ownerId: tutor.id });
      const orderId = await placeOrder(other.services, callerOf(buyer), {
        courseId: course.id,
        choice: { whole: true },
        expectedTotal: 232,
        key: null,
      });
      const attempt = await seedAttempt(other, orderId);
      await settle(other.services, reports({ attempt }, receipt(), 232).callback);
      expect(await balanceOf(other, 'vat')).toBe(-32);
      expect(await balanceOf(other, `instructor:${tutor.id}`)).toBe(-140);
      expect(await balanceOf(other, 'revenue')).toBe(-60);
      expect(await balanceOf(other, 'clearing:mpesa')).toBe(232);
    } finally {
      await other.close();
    }
  });
});

describe('orders', () => {
  const place = (courseId: string, expectedTotal: number, as = learner, key: string | null = null) =>
    placeOrder(server.services, callerOf(as), { courseId, choice: { whole: true }, expectedTotal, key });

  test('[11.2] 40 requests at once place one order', async () => {
    const buyer = await server.signedIn('user');
    const course = await seedCourse(server, { prices: [100, 200] });
    const ids = new Set(await times((index) => place(course.id, 300, buyer, `key-${index}`)));
    expect(ids.size).toBe(1);
  });

  test('[11.2] a price that changed is refused; an open order keeps its price for 30 minutes', async () => {
    const course = await seedCourse(server, { prices: [100, 200] });
    await expect(place(course.id, 299)).rejects.toMatchObject({ status: 409 });
    const first = await place(course.id, 300);
    await server.services.db.update(units).set({ price: 150 }).where(eq(units.courseId, course.id));
    expect(await place(course.id, 300)).toBe(first);
    // Both were loaded with the old price; the second order of 300 is for two units of 150 each.
    await server.services.db.update(units).set({ price: 250 }).where(eq(units.courseId, course.id));
    server.clock.advance({ minutes: 31 });
    await server.services.jobs.drain();
    await expect(place(course.id, 300)).rejects.toMatchObject({ status: 409 });
    expect(await place(course.id, 500)).not.toBe(first);
    const [old] = await server.services.db.select().from(orders).where(eq(orders.id, first));
    expect(old?.state).toBe('expired');
  });

  test('[11.2] money for an expired order is honoured', async () => {
    const bought = await seedOrder(server, learner);
    server.clock.advance({ minutes: 31 });
    await server.services.jobs.drain();
    await send(reports(bought, receipt()).callback);
    expect(await outcomeOf(server, bought)).toEqual(PAID);
  });

  test('[11.2] owned units are left out, and a choice that costs nothing is not an order', async () => {
    const bought = await seedOrder(server, learner);
    await send(reports(bought, receipt()).callback);
    await expect(place(bought.courseId, 0)).rejects.toMatchObject({ status: 409 });
  });
});

test('[11.4] nothing follows paid, and paid follows every state', () => {
  const states = ['starting', 'waiting', 'unknown', 'failed', 'lapsed', 'paid'] as const;
  const events = ['accepted', 'no-answer', 'refused', 'failed', 'time-out', 'let-go', 'paid'] as const;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), fc.constantFrom(...states), (happened, from) => {
      let state: (typeof states)[number] = from;
      for (const event of happened) state = nextState(state, event);
      expect(state === 'paid').toBe(from === 'paid' || happened.includes('paid'));
    }),
    cases(100),
  );
});
