import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificatePath } from './certificate-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

const PACKAGE = join(import.meta.dirname, '..');
const GUIDE = join(PACKAGE, '../../docs/guides/certificates.md');

let server: TestServer;
let site: string;
let learner: SignedIn;
let id: string;

beforeAll(async () => {
  // Credentials name their addresses, so the port is chosen before they are issued.
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  site = `http://127.0.0.1:${port}`;
  server = await startTestServer({ PUBLIC_URL: site });
  await server.app.listen({ port, host: '127.0.0.1' });
  learner = await server.signedIn();
  id = await (await certificatePath(server, { learner })).complete();
});
afterAll(() => server.close());

/** Runs the verifier of the guide, as it stands there, in a process of its own. */
async function verify(...args: [site: string, number: string, email: string]) {
  const [, program] = /```js\n([\s\S]*?)```/.exec(await readFile(GUIDE, 'utf8')) ?? [];
  expect(program).toContain('export async function verify(site, number, email)');
  const call = `console.log(JSON.stringify(await verify(...${JSON.stringify(args)})));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', `${program}\n${call}`],
    { cwd: PACKAGE },
  );
  return JSON.parse(stdout) as unknown;
}

test('[12.61][12.64] the program in the guide verifies a certificate, its holder and its withdrawal', async () => {
  const valid = {
    course: 'Keep bees',
    issued: expect.stringMatching(/^\d{4}-/) as unknown,
    revoked: false,
    isTheirs: true,
  };
  expect(await verify(site, id, learner.email.toUpperCase())).toEqual(valid);
  expect(await verify(site, id, 'somebody.else@test.example')).toEqual({ ...valid, isTheirs: false });
  const admin = await server.signedIn('admin');
  await server.call('POST', `/admin/certificate/${id}/revoke`, {
    as: admin,
    body: { reason: 'Issued by mistake.' },
  });
  expect(await verify(site, id, learner.email)).toEqual({ ...valid, revoked: true });
});

test('[12.62] the program in the guide trusts no other site, and no number that does not exist', async () => {
  // The same server at another address: its credentials name the first one.
  const elsewhere = site.replace('127.0.0.1', 'localhost');
  await expect(verify(elsewhere, id, learner.email)).rejects.toThrow(`is not of ${elsewhere}`);
  await expect(verify(site, 'DK-0000-0000-0000', learner.email)).rejects.toThrow('answered 404');
});
