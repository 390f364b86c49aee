import { THEMES } from '@digiken/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages, threadParticipants, threads } from '../src/messages/tables';
import { newId } from '../src/platform/ids';
import { hubs, users } from '../src/users/tables';
import { eq } from 'drizzle-orm';
import type { SignedIn } from './support/server';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const me = (person: SignedIn) => server.call('GET', `/user/${person.id}`, { as: person });

test('[3.2] a hub administrator has the hub and its name', async () => {
  const admin = await server.signedIn('hub');
  const [hub] = await server.services.db.insert(hubs).values({ name: 'Kisumu Learners' }).returning();
  await server.services.db.update(users).set({ hubId: hub?.id }).where(eq(users.id, admin.id));
  expect((await me(admin)).body.data.hub).toEqual({ _id: hub?.id, name: 'Kisumu Learners' });
});

test('[3.2][3.4][7.10] answers exactly the fields of the specification, in a wrapper', async () => {
  const learner = await server.signedIn();
  const { body } = await me(learner);
  expect(Object.keys(body)).toEqual(['data']);
  expect(body.data).toEqual({
    _id: learner.id,
    firstName: expect.stringMatching(/\S/),
    lastName: expect.stringMatching(/\S/),
    name: `${body.data.firstName} ${body.data.lastName}`,
    email: learner.email,
    avatar: null,
    role: 'user',
    signupMethod: 'password',
    emailVerified: true,
    hub: null,
    // spec R.12
    preferences: null,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

test('never answers the password hash', async () => {
  const learner = await server.signedIn();
  expect(JSON.stringify((await me(learner)).body)).not.toMatch(/argon2|passwordHash|password_hash/);
});

test('answers a change at the next read, and 304 if nothing changed', async () => {
  const learner = await server.signedIn();
  const path = `/user/${learner.id}`;
  const first = await server.call('GET', path, { as: learner });
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect(await server.call('GET', path, { as: learner, headers })).toMatchObject({ status: 304, body: '' });
  const body = { firstName: ' Wambui ', lastName: 'Njoroge' };
  expect((await server.call('PATCH', path, { as: learner, body })).body.data.name).toBe('Wambui Njoroge');
  const after = await server.call('GET', path, { as: learner, headers });
  expect(after).toMatchObject({
    status: 200,
    body: { data: { firstName: 'Wambui', name: 'Wambui Njoroge' } },
  });
});

test.each(THEMES)('[R.12] restores display preferences at the next sign-in: theme %s', async (theme) => {
  const learner = await server.signedIn();
  const body = { theme, contrast: 'high', textSize: '150', motion: 'reduced' };
  expect((await server.call('PUT', `/user/${learner.id}/preferences`, { as: learner, body })).status).toBe(
    200,
  );
  const again = await server.signIn(learner.email, learner.password);
  expect(again.user.preferences).toEqual(body);
  const wrong = await server.call('PUT', `/user/${learner.id}/preferences`, {
    as: learner,
    body: { ...body, theme: 'pink' },
  });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { theme: expect.any(String) } } });
});

test("another person's profile, picture, password and preferences are 404", async () => {
  const [learner, other] = [await server.signedIn(), await server.signedIn()];
  const path = `/user/${other.id}`;
  const answers = await Promise.all([
    server.call('PATCH', path, { as: learner, body: { firstName: 'A', lastName: 'B' } }),
    server.call('DELETE', `${path}/avatar`, { as: learner }),
    server.call('GET', `${path}/sessions`, { as: learner }),
    server.call('GET', `/messages/unread/count/${other.id}`, { as: learner }),
    upload(other.id, learner, await picture('png')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('[3.9] the unread count is the sum over threads', async () => {
  const [learner, tutor] = [await server.signedIn(), await server.signedIn('tutor')];
  const count = () => server.call('GET', `/messages/unread/count/${learner.id}`, { as: learner });
  expect((await count()).body).toEqual({ count: 0 });
  for (const unread of [3, 101]) {
    const [thread] = await server.services.db.insert(threads).values({ subject: 'Lesson 2' }).returning();
    const threadId = thread?.id ?? '';
    await server.services.db.insert(threadParticipants).values({ threadId, userId: learner.id, unread });
    await server.services.db.insert(messages).values({ threadId, senderId: tutor.id, body: 'Karibu' });
  }
  expect((await count()).body).toEqual({ count: 104 });
});

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', background = '#f5b83d') =>
  sharp({ create: { width: 600, height: 300, channels: 3, background } })
    .withMetadata({ exif: { IFD0: { Copyright: 'where I live' } } })
    .toFormat(format)
    .toBuffer();

/** A multipart body as a browser sends it. */
function upload(id: string, as: SignedIn, content: Buffer, { field = 'avatar', name = 'me.png' } = {}) {
  const boundary = `----${newId()}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return server.call('PUT', `/user/${id}/avatar`, {
    as,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
}

describe('picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'a %s becomes a square WebP without metadata',
    async (format) => {
      const learner = await server.signedIn();
      const { status, body } = await upload(learner.id, learner, await picture(format));
      expect(status).toBe(200);
      const served = await server.app.inject(body.data.avatar);
      const { format: type, width, height, exif } = await sharp(served.rawPayload).metadata();
      expect({ type, width, height, exif }).toEqual({
        type: 'webp',
        width: 256,
        height: 256,
        exif: undefined,
      });
      expect(served.headers['content-type']).toBe('image/webp');
    },
  );

  test.each([
    ['text that calls itself a PNG', Buffer.from('not a picture')],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    ['an empty file', Buffer.alloc(0)],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 1)],
  ])('%s is refused beside its field', async (_what, content) => {
    const learner = await server.signedIn();
    const answer = await upload(learner.id, learner, content);
    expect(answer).toMatchObject({ status: 422, body: { errors: { avatar: expect.any(String) } } });
  });

  test('refuses a broken picture and an upload under another field', async () => {
    const learner = await server.signedIn();
    const whole = await picture('jpeg');
    for (const answer of [
      await upload(learner.id, learner, whole.subarray(0, whole.length / 3)),
      await upload(learner.id, learner, whole, { field: 'other' }),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { errors: { avatar: expect.any(String) } } });
    }
  });

  test('refuses a decompression bomb', async () => {
    const learner = await server.signedIn();
    const bomb = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect((await upload(learner.id, learner, bomb)).status).toBe(422);
  });

  test('no longer serves a removed picture, unless another user has the same one', async () => {
    const [one, two] = [await server.signedIn(), await server.signedIn()];
    const content = await picture('png', '#0b5c5a');
    const { body } = await upload(one.id, one, content);
    await upload(two.id, two, content);
    const served = async () => (await server.app.inject(body.data.avatar)).statusCode;
    await server.call('DELETE', `/user/${one.id}/avatar`, { as: one });
    expect(await served()).toBe(200);
    const removed = await server.call('DELETE', `/user/${two.id}/avatar`, { as: two });
    expect(removed.body.data.avatar).toBeNull();
    expect(await served()).toBe(404);
  });
});
