import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptedLanguage } from '../src/platform/language';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

const DISPLAY = { theme: 'dark', contrast: 'standard', textSize: '100', motion: 'system' } as const;
const KISWAHILI = { 'accept-language': 'sw-KE' };

let server: TestServer;
let reader: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  reader = await server.signedIn();
  admin = await server.signedIn('admin');
  for (const as of [reader, admin]) await chooseKiswahili(as);
});
afterAll(() => server.close());

const mailTo = async (address: string) => {
  const found = (await server.mails()).findLast(({ to }) => to === address);
  if (!found) throw new Error(`No mail was sent to ${address}.`);
  return found;
};
const chooseKiswahili = (as: SignedIn) =>
  server.call('PUT', `/user/${as.id}/preferences`, { as, body: { ...DISPLAY, language: 'sw-KE' } });

test.each([
  [undefined, 'en-KE'],
  ['', 'en-KE'],
  ['fr, de;q=0.9', 'en-KE'],
  ['sw', 'sw-KE'],
  ['en;q=0.4, SW-tz;q=0.9', 'sw-KE'],
  ['sw;q=0, en', 'en-KE'],
  ['en-KE, sw-KE', 'en-KE'],
  ['*', 'en-KE'],
])('[14.190] Accept-Language %j means %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

describe('[14.190] errors and answers', () => {
  const signIn = (headers: Record<string, string>) =>
    server.call('POST', '/auth/signin', { body: { email: 'nobody@example.com', password: 'x' }, headers });

  test('follow Accept-Language for a visitor', async () => {
    expect((await signIn({})).body.message).toBe('The email address or the password is not right.');
    expect((await signIn(KISWAHILI)).body.message).toBe('Barua pepe au nenosiri si sahihi.');
  });

  test('name what is wrong with a field', async () => {
    const { status, body } = await server.call('POST', '/auth/signin', { body: {}, headers: KISWAHILI });
    expect(status).toBe(422);
    expect(body.errors.email).toBe('Andika barua pepe yako');
  });

  test('follow the account whatever its device asks for', async () => {
    const english = { 'accept-language': 'en-KE' };
    const refused = await server.call('GET', '/admin/audit', { as: reader, headers: english });
    expect(refused.body.message).toBe('Akaunti yako hairuhusiwi kufanya hivi.');
    const body = { ...DISPLAY, language: 'sw-KE' };
    const saved = await server.call('PUT', `/user/${reader.id}/preferences`, {
      as: reader,
      body,
      headers: english,
    });
    expect(saved.body.message).toBe('Mipangilio yako ya mwonekano imehifadhiwa.');
  });

  test('of an address that does not exist follow it too', async () => {
    const { body } = await server.call('GET', '/nowhere', { headers: KISWAHILI });
    expect(body.message).toBe('Hakuna kitu hapa.');
  });
});

describe('[14.191] a mail', () => {
  test('follows the account of its receiver', async () => {
    await server.call('POST', '/auth/forgot-password', { body: { email: reader.email } });
    const mail = await mailTo(reader.email);
    expect(mail.subject).toBe('Chagua nenosiri jipya');
    expect(mail.text).toContain('Habari ');
    expect(mail.html).toContain('<html lang="sw-KE">');
    expect(mail.text).not.toMatch(/Hello|Open this link/);
  });

  test('follows the request for an address without an account', async () => {
    const email = 'visitor@example.com';
    const body = { name: 'Visitor', email, topic: 'account', message: 'How do I sign up?' };
    const asked = await server.call('POST', '/help/tickets', { body, headers: KISWAHILI });
    expect(asked.body.message).toMatch(/^Asante\. Swali lako limetufikia/);
    expect((await mailTo(email)).subject).toMatch(/^Tumepokea swali lako/);
  });
});

test('[14.193] the audit log and the notifications of administrators are described in the reader’s language', async () => {
  const named = await server.call('POST', '/admin/categories', { as: admin, body: { name: 'Bees' } });
  expect(named.body.message).toBe('Kategoria “Bees” imeanzishwa.');
  const { body } = await server.call('GET', '/admin/audit?kind=category', { as: admin });
  expect(body.data[0].action).toBe('alianzisha');
});

describe('[14.194] a category', () => {
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    server.call(method, path, { as: admin, body });
  const listed = async (id: string) =>
    (await server.call('GET', '/categories')).body.find((one: { _id: string }) => one._id === id);

  test('has a name in each language; without the second one its first stays', async () => {
    const made = await send('POST', '/admin/categories', { name: 'Water', nameSw: 'Maji' });
    const { _id: id } = made.body.data;
    expect(await listed(id)).toMatchObject({ name: 'Water', nameSw: 'Maji' });
    await send('PUT', `/admin/category/${id}`, { name: 'Clean water' });
    expect(await listed(id)).toMatchObject({ name: 'Clean water', nameSw: 'Maji' });
    await send('PUT', `/admin/category/${id}`, { name: 'Clean water', nameSw: '' });
    expect(await listed(id)).toMatchObject({ name: 'Clean water', nameSw: null });
  });

  test('shares neither name with another one', async () => {
    expect((await send('POST', '/admin/categories', { name: 'Sun', nameSw: 'Jua' })).status).toBe(201);
    const twice = await send('POST', '/admin/categories', { name: 'Know', nameSw: 'JUA' });
    expect([twice.status, twice.body.message]).toEqual([
      409,
      'Tayari kuna kategoria “Sun”. Chagua jina lingine.',
    ]);
  });
});
