import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
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

const listen = (smtpServer: SMTPServer) =>
  new Promise<number>((resolve) => {
    const { server: socket } = smtpServer;
    smtpServer.listen(0, '127.0.0.1', () => resolve((socket.address() as AddressInfo).port));
  });
