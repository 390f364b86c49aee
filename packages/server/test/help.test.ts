import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let manager: SignedIn;

const question = {
  name: 'Amina Otieno',
  email: 'amina@test.example',
  topic: 'courses',
  message: 'My lesson stays empty.\n\nWhat can I do?',
};
const barrier = {
  page: '/courses',
  problem: 'The filter cannot be reached by keyboard.',
  technology: 'NVDA',
};

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signedIn('sudo');
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance({ hours: 2 }));

const ask = (body: object = question, as?: SignedIn) => server.call('POST', '/help/tickets', { as, body });
const report = (contact: string, as?: SignedIn) =>
  server.call('POST', '/help/barriers', { as, body: { ...barrier, contact } });
const get = (path: string) => server.call('GET', path, { as: manager });
const ticketOf = async (reference: string) => {
  const row = (await get('/admin/tickets')).body.data.find(
    (ticket: { reference: string }) => ticket.reference === reference,
  );
  return (await get(`/admin/ticket/${row._id}`)).body.data;
};

test('notifies the administrators of a question, copies it to the support address and confirms it by mail', async () => {
  const admin = await server.signedIn('admin');
  await server.call('PUT', '/admin/settings', {
    as: admin,
    body: { signUpOpen: true, supportEmail: 'help@digiken.example', notice: null, trustInstructors: false },
  });
  const { status, body } = await ask();
  expect(status).toBe(201);
  const { reference } = body.data;
  expect(reference).toMatch(/^HD-[2-9A-HJ-KMNP-TW-Z]{5}$/);
  expect(await ticketOf(reference)).toMatchObject({
    kind: 'help',
    topic: 'courses',
    name: 'Amina Otieno',
    email: 'amina@test.example',
    excerpt: 'My lesson stays empty. What can I do?',
    text: question.message,
    state: 'open',
    user: null,
    answers: [],
  });
  expect((await get('/notify-admin')).body[0]).toMatchObject({
    type: 'Help request',
    message: `Amina Otieno asked the help desk (${reference}).`,
    isRead: false,
  });
  const mails = await server.mails();
  const toAmina = mails.find((mail) => mail.to === question.email);
  expect(toAmina?.subject).toBe(`We have your question (${reference})`);
  // Anyone can enter another person's address, so the confirmation does not repeat the message.
  expect(toAmina?.text).not.toMatch(/lesson|Amina/);
  expect(mails.find((mail) => mail.to === 'help@digiken.example')?.text).toContain('My lesson stays empty.');
});

test('mails and saves an answer; answering, closing and reopening are audited', async () => {
  const { reference } = (await ask()).body.data;
  const { _id } = await ticketOf(reference);
  const answer = () =>
    server.call('POST', `/admin/ticket/${_id}/answers`, { as: manager, body: { text: 'Reload the page.' } });
  const { status, body } = await answer();
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    state: 'answered',
    answers: [{ by: { _id: manager.id, name: 'Wanjiku Kamau' }, text: 'Reload the page.' }],
  });
  const mail = (await server.mails()).find(({ subject }) => subject === `Answer to ${reference}`);
  expect(mail).toMatchObject({ to: question.email });
  expect(mail?.text).toMatch(/Reload the page\.[\s\S]*My lesson stays empty\./);
  for (const state of ['closed', 'closed', 'open']) {
    server.clock.advance({ seconds: 1 });
    const set = await server.call('PUT', `/admin/ticket/${_id}/state`, { as: manager, body: { state } });
    expect(set.body.data.state).toBe(state);
  }
  const log = (await get('/admin/audit?kind=ticket')).body.data.filter(
    (entry: { target: { name: string } }) => entry.target.name === reference,
  );
  expect(log.map((entry: { action: string }) => entry.action)).toEqual(['reopened', 'closed', 'answered']);
  expect((await get('/admin/tickets?state=open&kind=help')).body.data[0].reference).toBe(reference);
});

test('a barrier report without an address is anonymous and mails nothing', async () => {
  const learner = await server.signedIn('user');
  const before = (await server.mails()).length;
  const unnamed = await report('', learner);
  expect(unnamed.body.message).toMatch(/we cannot answer you/);
  const ticket = await ticketOf(unnamed.body.data.reference);
  expect(ticket).toMatchObject({ kind: 'barrier', name: 'Anonymous', email: null, user: null, ...pick });
  // The support address still gets its copy.
  expect((await server.mails()).slice(before).map((mail) => mail.to)).toEqual(['help@digiken.example']);
  const answer = await server.call('POST', `/admin/ticket/${ticket._id}/answers`, {
    as: manager,
    body: { text: 'Thank you.' },
  });
  expect(answer.status).toBe(409);

  const named = await report('juma@test.example', learner);
  expect(await ticketOf(named.body.data.reference)).toMatchObject({
    name: 'Wanjiku Kamau',
    email: 'juma@test.example',
    user: { _id: learner.id },
  });
  expect((await get('/notify-admin')).body[0]).toMatchObject({ type: 'Barrier report' });
});
const pick = { page: '/courses', technology: 'NVDA', text: barrier.problem };

test('limits tickets per mailbox, account and network address', async () => {
  const statuses = async (send: (at: number) => Promise<{ status: number }>, times: number) => {
    const seen: number[] = [];
    for (let at = 0; at < times; at += 1) seen.push((await send(at)).status);
    return seen;
  };
  expect(await statuses(() => ask(), 6)).toEqual([...Array(5).fill(201), 429]);
  const learner = await server.signedIn('user');
  const others = (at: number) => ask({ ...question, email: `other${at}@test.example` }, learner);
  expect((await statuses(others, 6)).at(-1)).toBe(429);
  const strangers = (at: number) => ask({ ...question, email: `stranger${at}@test.example` });
  expect((await statuses(strangers, 20)).at(-1)).toBe(429);
  const late = await report('');
  expect(late.status).toBe(429);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
});

test('names each missing field', async () => {
  const { status, body } = await ask({ name: ' ', email: 'x', topic: 'none', message: '' });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    name: 'Enter your name',
    email: 'Enter an email address like name@example.com',
    topic: 'Choose what it is about',
    message: 'Enter your question',
  });
});
