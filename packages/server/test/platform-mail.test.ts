import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createMailer } from '../src/platform/mail';
import { PASSWORD, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let smtp: SMTPServer | undefined;
afterEach(async () => {
  await server.close();
  await new Promise<void>((done) => (smtp ? smtp.close(done) : done()));
  smtp = undefined;
});

const person = { firstName: 'Otieno', lastName: 'Were', email: 'otieno@test.example', password: PASSWORD };

test('sends the verification link by SMTP if SMTP_URL is set', async () => {
  const received: Awaited<ReturnType<typeof simpleParser>>[] = [];
  smtp = new SMTPServer({
    authOptional: true,
    onData: (stream, _session, done) => {
      void simpleParser(stream).then((mail) => {
        received.push(mail);
        done();
      }, done);
    },
  });
  const port = await listen(smtp);
  server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    MAIL_FROM: 'School <school@test.example>',
    PUBLIC_URL: 'https://learn.example',
  });
  await server.call('POST', '/auth/signup', { body: person });
  await server.services.background.settled();
  expect(received).toMatchObject([
    {
      subject: 'Verify your email address',
      from: { text: expect.stringContaining('school@test.example') },
      to: { text: person.email },
      text: expect.stringMatching(/https:\/\/learn\.example\/verify\/email\?token=[\w-]{43}/),
    },
  ]);
  expect(await server.mails()).toEqual([]);
});

test('keeps the account if the mail server is down, and the link can be requested again', async () => {
  server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const answer = await server.call('POST', '/auth/signup', { body: person });
  expect(answer.status).toBe(201);
  await server.services.background.settled();
  expect(server.failures).toHaveLength(1);
  const me = await server.signIn(person.email, PASSWORD);
  expect((await server.call('POST', '/auth/verify-email/resend', { as: me })).status).toBe(202);
});

test('[15.107] sends the link of a sign-up once mail works again, however it failed', async () => {
  // A disk that is full, or a folder that cannot be written: here a file is in the way of the outbox.
  server = await startTestServer();
  const outbox = join(server.services.config.dataDir, 'outbox');
  await mkdir(server.services.config.dataDir, { recursive: true });
  await writeFile(outbox, '');
  expect((await server.call('POST', '/auth/signup', { body: person })).status).toBe(201);
  await server.services.background.settled();
  expect(server.failures).toHaveLength(1);
  await rm(outbox);
  server.clock.advance({ minutes: 1 });
  await server.services.jobs.drain();
  expect(await server.mails()).toMatchObject([{ to: person.email, subject: 'Verify your email address' }]);
  // Once: what was sent at once needs no second mail.
  await server.call('POST', '/auth/signup', { body: { ...person, email: 'second@test.example' } });
  await server.services.background.settled();
  server.clock.advance({ minutes: 2 });
  await server.services.jobs.drain();
  expect(await server.mails()).toHaveLength(2);
});

test('[15.107] prints the links of mails without SMTP_URL, but not into the log of production', async () => {
  server = await startTestServer();
  for (const [env, shown] of [
    ['development', true],
    ['production', false],
  ] as const) {
    const lines: string[] = [];
    const config = { ...server.services.config, env, smtpUrl: undefined };
    const mail = createMailer(config, server.clock, (line) => lines.push(line));
    const url = 'https://learn.example/verify/email?token=secret';
    await mail.send({ to: person.email, subject: 'Verify', paragraphs: [], link: { label: 'Verify', url } });
    expect([env, lines.join().includes('secret'), lines.join().includes(person.email)]).toEqual([
      env,
      shown,
      true,
    ]);
  }
});

const listen = (smtpServer: SMTPServer) =>
  new Promise<number>((resolve) => {
    const { server: socket } = smtpServer;
    smtpServer.listen(0, '127.0.0.1', () => resolve((socket.address() as AddressInfo).port));
  });

test('[16.27] gives a paragraph that quotes a person its own language, if it is not that of the mail', async () => {
  server = await startTestServer();
  const admin = await server.signedIn('admin');
  const to = { name: 'Achieng', email: 'achieng@test.example', topic: 'courses' };
  await server.call('POST', '/help/tickets', { body: { ...to, message: 'The film plays without sound.' } });
  const [ticket] = (await server.call('GET', '/admin/tickets', { as: admin })).body.data;
  const text = 'Asante kwa swali lako. Jaribu tena sasa.';
  await server.call('POST', `/admin/ticket/${ticket._id}/answers`, { as: admin, body: { text } });
  await server.services.background.settled();
  const html = (await server.mails()).at(-1)?.html ?? '';
  expect(html).toContain(`<p lang="sw">${text}</p>`);
  expect(html.match(/ lang="/g)).toEqual([' lang="', ' lang="']);
  expect(html).toContain('<html lang="en-KE">');
});
