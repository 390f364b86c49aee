import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let owner: SignedIn;
let other: SignedIn;

const run = (text: string) => server.services.database.pool.query(text);

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn('user');
  other = await server.signedIn('user');
  const at = (n: string) => `timestamptz '2026-01-01T00:00:00Z' + (${n}) * interval '1 minute'`;
  // Own threads: t1 to t4, of which t2 is archived; t4 has an old message with the word and newer ones without.
  await run(`insert into message_threads (id, kind, subject, created_by, created_at) values
    ('t1', 'conversation', 'A question', '${owner.id}', ${at('1')}), ('t2', 'conversation', 'An answer', '${owner.id}', ${at('2')}),
    ('t3', 'conversation', 'The price of mbolea', '${owner.id}', ${at('3')}), ('t4', 'conversation', 'Long', '${owner.id}', ${at('4')}),
    ('x', 'conversation', 'Of others', '${other.id}', ${at('1')})`);
  await run(`insert into message_participants (thread_id, user_id, unread, archived, last_message_at) values
    ('t1', '${owner.id}', 0, false, ${at('1')}), ('t2', '${owner.id}', 0, true, ${at('2')}),
    ('t3', '${owner.id}', 0, false, ${at('3')}), ('t4', '${owner.id}', 0, false, ${at('100')}),
    ('x', '${other.id}', 0, false, ${at('1')})`);
  await run(`insert into messages (id, thread_id, sender_id, body, created_at) values
    ('m1', 't1', '${owner.id}', 'Where is mbolea sold?', ${at('1')}), ('m2', 't2', '${owner.id}', 'The mbolea is here.', ${at('2')}),
    ('m3', 't3', '${owner.id}', 'It rose.', ${at('3')}), ('m4', 't4', '${owner.id}', 'Old mbolea', ${at('4')})`);
  await run(`insert into messages (id, thread_id, sender_id, body, created_at, removed_at) values
    ('removed', 't3', '${owner.id}', 'mbolea', ${at('2')}, now())`);
  await run(`insert into messages (id, thread_id, sender_id, body, created_at)
    select 'm4-' || n, 't4', '${owner.id}', 'More', ${at('4 + n')} from generate_series(1, 96) n`);
});
afterAll(() => server.close());

const found = async () => {
  const { body } = await server.call('GET', '/search?q=mbolea', { as: owner });
  return body.data.messages.map(({ threadId }: { threadId: string }) => threadId);
};

const MATCHES = ['t4', 't3', 't2', 't1'];

test('[16.12] own messages are found by their words and subjects, and those of others are not', async () => {
  expect(await found()).toEqual(MATCHES);
});

test('[16.12] a word that very many messages of others have finds the same, without reading them', async () => {
  await run(`insert into messages (id, thread_id, sender_id, body, created_at)
    select 'x' || n, 'x', '${other.id}', 'mbolea', now() from generate_series(1, 800) n`);
  expect(await found()).toEqual(MATCHES);
});
