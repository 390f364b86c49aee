import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../src/courses/tables';
import { moneyIn } from '../src/payments/tables';
import { serveFiles } from '../src/platform/files/serve';
import { dataExports } from '../src/privacy/tables';
import { users } from '../src/users';
import { seedCourse } from './learning-fixtures';
import { checkout, type PaymentSite, startPaymentSite } from './payment-site';
import type { TestServer } from './support/server';

let site: PaymentSite;
let server: TestServer;
beforeAll(async () => {
  site = await startPaymentSite();
  server = site.server;
});
afterAll(() => site.close());

const setStatus = (id: string, status: 'active' | 'deactivated') =>
  server.services.db.update(users).set({ status }).where(eq(users.id, id));
const statusOf = async (url: string) => (await server.app.inject(url)).statusCode;

describe('[15.107] the link of an export', () => {
  test('of a course works only as long as the account is active and writes the course', async () => {
    const tutor = await server.signedIn('tutor');
    const course = await seedCourse(server, { ownerId: tutor.id });
    const path = `/instructor/course/${course.id}/exports`;
    const body = { format: 'markdown', content: 'published' };
    expect((await server.call('POST', path, { as: tutor, body })).status).toBe(202);
    await server.services.jobs.drain();
    const [made] = (await server.call('GET', path, { as: tutor })).body.data;
    const { db } = server.services;
    expect(await statusOf(made.href)).toBe(200);
    await setStatus(tutor.id, 'deactivated');
    expect(await statusOf(made.href)).toBe(404);
    await setStatus(tutor.id, 'active');
    await db.update(users).set({ role: 'user' }).where(eq(users.id, tutor.id));
    expect(await statusOf(made.href)).toBe(404);
    await db.update(users).set({ role: 'tutor' }).where(eq(users.id, tutor.id));
    const other = await server.signedIn('tutor');
    await db.update(courses).set({ ownerId: other.id }).where(eq(courses.id, course.id));
    expect(await statusOf(made.href)).toBe(404);
  });

  test('of personal data does not work for an account that was closed', async () => {
    const learner = await server.signedIn();
    await server.call('POST', `/user/${learner.id}/export`, { as: learner });
    await server.services.jobs.drain();
    const [row] = await server.services.db
      .select()
      .from(dataExports)
      .where(eq(dataExports.userId, learner.id));
    const { media } = server.services;
    const href = `/api/data-exports/${row?.stored}?k=${media.signatureOf(row?.stored ?? '')}`;
    expect(await statusOf(href)).toBe(200);
    await setStatus(learner.id, 'deactivated');
    expect(await statusOf(href)).toBe(404);
  });
});

test('[15.107] a confirmation of M-Pesa for another business is not booked', async () => {
  const { mpesa } = server.services.config.payments;
  const bought = await checkout(site);
  await bought.pay('02');
  const confirm = async (code: string, BusinessShortCode?: string) => {
    const body = {
      ...{ TransID: code, TransAmount: '300.00', BillRefNumber: 'DKNOSUCH2', TransTime: '20260304120000' },
      ...(BusinessShortCode && { BusinessShortCode }),
    };
    const answer = await server.call('POST', `/hooks/pay/${mpesa?.c2bToken}`, { body });
    expect(answer.status).toBe(200);
    await server.services.jobs.drain();
    const rows = await server.services.db.select().from(moneyIn).where(eq(moneyIn.receipt, code));
    return rows.length;
  };
  expect(await confirm('FOREIGN1', '999999')).toBe(0);
  expect(await confirm('MISSING1')).toBe(0);
  expect(await confirm('OWN1', mpesa?.shortcode)).toBe(1);
});

describe('[15.107] streams of events', () => {
  test('of one session are refused before anything is looked up, with a clear answer', async () => {
    const learner = await server.signedIn();
    const streams = await Promise.all(
      Array.from({ length: 200 }, () => server.stream('/events', { as: learner })),
    );
    const count = (status: number) => streams.filter((stream) => stream.status === status).length;
    expect([count(200), count(429)]).toEqual([20, 180]);
    expect(streams.find(({ status }) => status === 429)?.body.message).toBe(
      'Too many pages are open at the same time. Close some of them.',
    );
    for (const stream of streams) stream.close();
  });

  test('end with the sign-out of their session, and those of other sessions go on', async () => {
    const learner = await server.signedIn();
    const elsewhere = await server.signIn(learner.email, learner.password);
    const [own, other] = [
      await server.stream('/events', { as: learner }),
      await server.stream('/events', { as: elsewhere }),
    ];
    await own.next();
    await other.next();
    await server.call('PUT', '/auth/signout/google', { as: learner });
    expect(await own.next()).toBeUndefined();
    const next = other.next();
    await server.call('POST', '/notifications/read-all', {
      as: elsewhere,
      body: { until: server.clock.now().toISOString() },
    });
    expect(await next).toEqual({ changed: ['notifications'] });
    other.close();
  });
});

test('[15.107] a picture whose request is cut logs no error, and neither does one that is sent', async () => {
  const { files, db } = server.services;
  const lines: { level: number; msg?: string; err?: { message: string } }[] = [];
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line) => lines.push(JSON.parse(line)) } },
  });
  serveFiles(app, server.services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const { path } = await files.put(db, Buffer.alloc(8_000_000, 'x'), { ext: 'webp', type: 'image/webp' });
  await files.publish(db, path);
  const address = `http://127.0.0.1:${port}${path}`;
  for (let at = 0; at < 5; at += 1) {
    const request = get(address);
    const [response] = await once(request, 'response');
    request.destroy();
    await once(response, 'close').catch(() => {});
  }
  expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(8_000_000);
  expect((await fetch(`${address.slice(0, -5)}.png`)).status).toBe(404);
  await app.close();
  const bad = lines.filter(({ level, err }) => level >= 40 || /already sent/.test(err?.message ?? ''));
  expect(bad).toEqual([]);
});
