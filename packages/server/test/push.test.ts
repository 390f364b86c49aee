import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LookupAddress } from 'node:dns';
import { eq } from 'drizzle-orm';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyAdministrators, notifyUser, schedulePush } from '../src/notifications';
import { pushKeys } from '../src/notifications/push/keys';
import { pushDeliveries, pushSubscriptions } from '../src/notifications/tables';
import { loadConfig } from '../src/platform/config';
import { newId } from '../src/platform/ids';
import { isPublicAddress, isPublicUrl, publicLookup } from '../src/platform/public-address';
import { users } from '../src/users/tables';
import { Browser, PushService } from './push-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let service: PushService;
let learner: SignedIn;
beforeAll(async () => {
  service = await PushService.start();
  server = await startTestServer({ PUSH_LOOPBACK: 'true' });
});
afterAll(async () => {
  await server.close();
  service.close();
});
beforeEach(async () => {
  goTo(12);
  learner = await server.signedIn();
});

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, as: SignedIn, body?: unknown) =>
  server.call(method, path, { as, body, headers: { 'user-agent': 'Mozilla/5.0 (Android 15) Chrome/149' } });
const devices = async (as: SignedIn) =>
  (await call('GET', '/push-devices', as)).body.data.devices as { _id: string }[];

/** Allows notifications on a browser of its own. */
async function allow(as: SignedIn): Promise<Browser> {
  const browser = new Browser(service, newId());
  const answer = await call('PUT', '/push-devices/this', as, browser.subscription);
  expect(answer.status).toBe(200);
  return browser;
}

const deps = () => ({ db: server.services.db, clock: server.clock });
const notify = (as: SignedIn, course = 'Keep bees') =>
  notifyUser(deps(), {
    userId: as.id,
    subject: { type: 'certificate', certificateId: 'c1', course, outcome: 'issued' },
    event: newId(),
  });

/** Runs what is due now. */
async function run(): Promise<void> {
  await schedulePush(deps());
  server.clock.advance({ seconds: 10 });
  await server.services.jobs.drain();
}
/** Moves the clock to a time of day in Nairobi, which is three hours ahead of UTC. */
function goTo(hour: number): void {
  const now = server.clock.now();
  const at = now.getUTCHours() * 60 + now.getUTCMinutes();
  server.clock.advance({ minutes: ((((hour - 3 + 24) % 24) * 60 - at + 1440) % 1440) + 1 });
}
const waiting = (browser: Browser) =>
  server.services.db
    .select({ dueAt: pushDeliveries.dueAt, tries: pushDeliveries.tries })
    .from(pushDeliveries)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushDeliveries.subscriptionId))
    .where(eq(pushSubscriptions.endpoint, browser.subscription.endpoint));

describe('a notification', () => {
  test('[13.122][13.123] reaches each allowed device once, encrypted and signed, with title, text and path', async () => {
    const phone = await allow(learner);
    const laptop = await allow(await server.signIn(learner.email, learner.password));
    await notify(learner);
    await run();
    await run();
    const message = {
      title: 'Digiken',
      text: 'Your certificate for “Keep bees” is ready.',
      path: '/console/certificate/c1/awards',
    };
    for (const browser of [phone, laptop]) expect(browser.messages()).toEqual([message]);
    const [sent] = service.of(phone);
    expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(sent?.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(sent?.body.toString('latin1')).not.toContain('bees');
    // Signed by the key that browsers get, for this push service only.
    const { publicKey } = (await call('GET', '/push-devices', learner)).body.data;
    const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(sent?.headers.authorization ?? '') ?? [];
    expect(key).toBe(publicKey);
    const point = Buffer.from(publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
      audience: service.origin,
      algorithms: ['ES256'],
    });
    expect(payload.sub).toBe('mailto:no-reply@digiken.example');
  });

  test('[13.122] of administrators is what their drawer shows', async () => {
    const content = await server.signedIn('sudo');
    const browser = await allow(content);
    const message = 'Achieng Odhiambo joined.';
    await notifyAdministrators(deps(), { type: 'Sign-up', message });
    await run();
    expect(browser.messages()).toEqual([{ title: 'Digiken', text: message, path: '/admin/dashboard' }]);
  });

  test('[13.122] is in the language of its user', async () => {
    const browser = await allow(learner);
    const preferences = { theme: 'dark', contrast: 'normal', textSize: 'normal', motion: 'full' } as const;
    await server.services.db
      .update(users)
      .set({ preferences: { ...preferences, language: 'sw-KE' } as never })
      .where(eq(users.id, learner.id));
    await notify(learner);
    await run();
    expect(browser.messages()).toMatchObject([{ text: 'Cheti chako cha “Keep bees” kiko tayari.' }]);
  });

  test('[13.122] follows the settings of its type', async () => {
    const browser = await allow(learner);
    const save = (inApp: boolean, push?: boolean) =>
      call('PUT', '/notification-settings', learner, {
        types: [{ type: 'certificate', inApp, mail: 'off', push }],
        ...{ quiet: null, timeZone: 'Africa/Nairobi' },
      });
    expect((await save(true, false)).status).toBe(200);
    await notify(learner);
    // A client that does not know the choice keeps it.
    expect((await save(true)).body.data.types).toContainEqual({
      ...{ type: 'certificate', inApp: true, mail: 'off', push: false },
    });
    await save(false, true);
    await notify(learner, 'Only here');
    await run();
    expect(browser.messages()).toMatchObject([{ text: 'Your certificate for “Only here” is ready.' }]);
    expect((await call('GET', '/notifications', learner)).body.data).toHaveLength(1);
  });

  test('[13.122] that is wanted on devices only is told again of the next event', async () => {
    const browser = await allow(learner);
    await call('PUT', '/notification-settings', learner, {
      types: [{ type: 'message', inApp: false, mail: 'off', push: true }],
      ...{ quiet: null, timeZone: 'Africa/Nairobi' },
    });
    const write = () =>
      notifyUser(deps(), {
        userId: learner.id,
        subject: { type: 'message', threadId: 't1', from: 'Njoki Mwangi', kind: 'conversation' },
        event: 't1',
      });
    for (let time = 0; time < 2; time += 1) {
      await write();
      await run();
    }
    expect(browser.messages()).toHaveLength(2);
  });

  test('[13.124] waits for the end of quiet hours, and is not sent once it is read', async () => {
    const browser = await allow(learner);
    await call('PUT', '/notification-settings', learner, {
      ...{ types: [], quiet: { from: '22:00', to: '07:00' }, timeZone: 'Africa/Nairobi' },
    });
    goTo(23);
    const late = await server.signIn(learner.email, learner.password);
    await notify(learner);
    await notify(learner, 'Read');
    await run();
    const [, read] = (await call('GET', '/notifications', late)).body.data;
    await server.call('POST', `/notifications/${read._id}/read`, { as: late });
    expect(browser.messages()).toEqual([]);
    goTo(7);
    await run();
    expect(browser.messages()).toHaveLength(1);
    expect(await waiting(browser)).toEqual([]);
  });
});

describe('a push service', () => {
  test('[13.124] that is busy, fails or stalls is asked again, when it says so or later, and holds up nobody', async () => {
    const [busy, broken, stalling, fine] = [
      await allow(learner),
      await allow(await server.signIn(learner.email, learner.password)),
      await allow(await server.signIn(learner.email, learner.password)),
      await allow(await server.signIn(learner.email, learner.password)),
    ];
    service.behaviour.set(busy.path, { status: 429, headers: { 'retry-after': '7200' } });
    service.behaviour.set(broken.path, { status: 503 });
    service.behaviour.set(stalling.path, 'stall');
    await notify(learner);
    await run();
    expect(fine.messages()).toHaveLength(1);
    service.behaviour.clear();
    await run();
    expect(broken.messages()).toHaveLength(1);
    server.clock.advance({ minutes: 1 });
    await run();
    for (const browser of [broken, stalling]) expect(browser.messages()).toHaveLength(2);
    server.clock.advance({ minutes: 110 });
    await run();
    expect(busy.messages()).toHaveLength(1);
    server.clock.advance({ minutes: 10 });
    await run();
    expect(busy.messages()).toHaveLength(2);
    expect(fine.messages()).toHaveLength(1);
  });

  test('[13.124] that ended a subscription ends it here; one that refuses a message never gets it again', async () => {
    const gone = await allow(learner);
    const other = await server.signedIn();
    const refusing = await allow(other);
    service.behaviour.set(gone.path, { status: 410 });
    service.behaviour.set(refusing.path, { status: 413 });
    await notify(learner);
    await notify(other);
    await run();
    expect(await devices(learner)).toEqual([]);
    expect(await devices(other)).toHaveLength(1);
    server.clock.advance({ hours: 4 });
    await run();
    expect(refusing.messages()).toHaveLength(1);
    await server.services.background.settled();
    expect(String(server.failures.at(-1))).toContain(`${service.origin} refused a notification with 413.`);
  });

  test('[13.124] that refuses the key of this server is asked again, and named in the log', async () => {
    const browser = await allow(learner);
    service.behaviour.set(browser.path, { status: 403 });
    await notify(learner);
    await run();
    await server.services.background.settled();
    expect(String(server.failures.at(-1))).toContain(`${service.origin} refused a notification with 403.`);
    service.behaviour.clear();
    server.clock.advance({ minutes: 1 });
    await run();
    expect(browser.messages()).toHaveLength(2);
  });

  test('[13.124] gets a message of a process that was killed once more, with the same topic', async () => {
    const browser = await allow(learner);
    await notify(learner);
    // The process dies while it sends: the delivery is taken and not finished.
    service.behaviour.set(browser.path, 'stall');
    await run();
    service.behaviour.clear();
    expect(await waiting(browser)).toMatchObject([{ tries: 1 }]);
    server.clock.advance({ minutes: 1 });
    await Promise.all([run(), server.services.jobs.drain()]);
    const topics = service.of(browser).map(({ headers }) => headers.topic);
    expect(topics).toHaveLength(2);
    expect(new Set(topics).size).toBe(1);
    expect(await waiting(browser)).toEqual([]);
  });

  test('[13.125] is called only at a public address, over https', async () => {
    const { keys } = new Browser(service, 'a').subscription;
    for (const endpoint of [
      'not an address',
      'http://push.example.org/a',
      'https://push.example.org:8443/a',
      'https://user:secret@push.example.org/a',
      'https://192.168.1.1/a',
      'https://2130706433/a',
      'https://[::1]/a',
      'https://localhost/a',
      'https://router.lan/a',
      'https://db.internal./a',
    ]) {
      expect({ endpoint, public: isPublicUrl(endpoint) }).toEqual({ endpoint, public: false });
      const answer = await call('PUT', '/push-devices/this', learner, { endpoint, keys });
      expect(answer).toMatchObject({ status: 422, body: { errors: { endpoint: expect.any(String) } } });
    }
    expect(isPublicUrl('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    for (const ip of ['10.0.0.1', '127.0.0.1', '169.254.169.254', '100.64.0.1', '::ffff:10.0.0.1', 'fd00::1'])
      expect({ ip, public: isPublicAddress(ip) }).toEqual({ ip, public: false });
    expect(isPublicAddress('8.8.8.8')).toBe(true);
    // A public name that leads to this machine is refused when it is connected to.
    const found = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      publicLookup('localhost', { all: true }, (error: Error | null, _addresses: string | LookupAddress[]) =>
        resolve(error),
      );
    });
    expect(found?.message).toBe('localhost is not on the public internet.');
    expect(() => loadConfig({ PUSH_LOOPBACK: 'true' })).toThrow('PUSH_LOOPBACK is for tests');
  });

  test('[13.125] needs a key of the browser', async () => {
    const { endpoint, keys } = new Browser(service, 'b').subscription;
    const wrong = await call('PUT', '/push-devices/this', learner, {
      ...{ endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) } },
    });
    expect(wrong.body.errors).toEqual({ 'keys.p256dh': expect.any(String) });
    expect(
      (await call('PUT', '/push-devices/this', learner, { endpoint, keys: { ...keys, auth: 'short' } }))
        .status,
    ).toBe(422);
  });
});

describe('a device', () => {
  test('[13.126] is listed and removed by its owner; the oldest of more than ten goes', async () => {
    await allow(learner);
    expect(await devices(learner)).toMatchObject([{ name: 'Chrome on Android', current: true }]);
    const [first] = await devices(learner);
    const other = await server.signedIn();
    expect((await call('DELETE', `/push-devices/${first?._id}`, other)).status).toBe(404);
    let last = learner;
    for (let count = 0; count < 10; count += 1) {
      server.clock.advance({ seconds: 1 });
      last = await server.signIn(learner.email, learner.password);
      await allow(last);
    }
    const listed = await devices(last);
    expect(listed).toHaveLength(10);
    expect(listed.map(({ _id }) => _id)).not.toContain(first?._id);
    expect((await call('DELETE', `/push-devices/${listed[0]?._id}`, last)).status).toBe(200);
    expect(await devices(last)).toHaveLength(9);
  });

  test('[13.126] shows nothing more after its session is ended, but after the session has run out', async () => {
    const second = await server.signIn(learner.email, learner.password);
    const [here, there] = [await allow(learner), await allow(second)];
    await server.call('PUT', '/auth/signout/google', { as: second });
    await notify(learner);
    await run();
    expect(here.messages()).toHaveLength(1);
    expect(there.messages()).toEqual([]);
    server.clock.advance({ hours: 49 });
    await notify(learner);
    await run();
    expect(here.messages()).toHaveLength(2);
    // A new session on the same browser takes over.
    const body = { email: learner.email, password: learner.password };
    const cookie = learner.headers.cookie ?? '';
    const again = await server.call('POST', '/auth/signin', { body, headers: { cookie } });
    expect(again.status).toBe(200);
    // And another person's session on it ends what it shows.
    const other = await server.signedIn();
    await server.call('POST', '/auth/signin', {
      body: { email: other.email, password: other.password },
      headers: { cookie },
    });
    await notify(learner);
    await run();
    expect(here.messages()).toHaveLength(2);
  });

  test('[13.126] belongs to the account that allowed it last', async () => {
    const browser = await allow(learner);
    const other = await server.signedIn();
    await call('PUT', '/push-devices/this', other, browser.subscription);
    expect(await devices(learner)).toEqual([]);
    expect(await devices(other)).toHaveLength(1);
  });
});

test('[13.123] keys are made once, are the owner’s only, and are the same for every process', async () => {
  const at = join(server.dataDir, 'several');
  const configs = Array.from({ length: 3 }, () => loadConfig({ DATA_DIR: at }));
  const [first, ...others] = configs.map(pushKeys);
  for (const keys of others) expect(keys).toEqual(first);
  expect(await readdir(at)).toEqual(['push-keys.json']);
  const file = join(at, 'push-keys.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(first);
  const [VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY] = [first?.publicKey, first?.privateKey];
  expect(pushKeys(loadConfig({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }))).toEqual(first);
  expect(() => loadConfig({ VAPID_PUBLIC_KEY })).toThrow('need each other');
  const wrong = Buffer.alloc(32, 1).toString('base64url');
  expect(() => loadConfig({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: wrong })).toThrow('does not belong');
  expect(loadConfig({ PUBLIC_URL: 'https://learn.example.org' }).push.subject).toBe(
    'https://learn.example.org',
  );
});
