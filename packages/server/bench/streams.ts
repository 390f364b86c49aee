/**
 * The server of the streams part of `npm run bench`. Prints one JSON line with its address and the headers of sessions,
 * then answers lines of its input: `memory` with its resident bytes after a garbage collection, `notify` after it has
 * notified every user. Settings by environment as for the server.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { hash } from '@node-rs/argon2';
import { newId } from '../src/platform/ids';
import { loadConfig } from '../src/platform/config';
import { openServices } from '../src/platform/open-services';
import { notifyUser } from '../src/notifications';
import { createServer } from '../src/start';
import { users } from '../src/users';

const USERS = 50;
const PASSWORD = 'maji ya kunywa 7';

const dataDir = await mkdtemp(join(tmpdir(), 'digiken-streams-'));
const services = await openServices(loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...process.env }));
const app = await createServer(services);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

async function signedIn(number: number) {
  const id = newId();
  const email = `${id}@bench.example`;
  const name = { firstName: 'Wanjiku', lastName: `No. ${number}` };
  const verified = { emailVerifiedAt: services.clock.now() };
  await services.db.insert(users).values({ id, email, role: 'user', ...name, passwordHash, ...verified });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    body: { email, password: PASSWORD },
    remoteAddress: `10.0.0.${number}`,
  });
  if (answer.statusCode !== 200) throw new Error(`Sign-in answered ${answer.statusCode}: ${answer.body}`);
  const { data } = answer.json<{ data: { token: string } }>();
  const cookie = answer.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
  return { id, headers: { authorization: `Bearer ${data.token}`, cookie } };
}

const people: Awaited<ReturnType<typeof signedIn>>[] = [];
for (let number = 1; number <= USERS; number += 1) people.push(await signedIn(number));
const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
say({ url, headers: people.map(({ headers }) => headers) });

for await (const line of createInterface(process.stdin)) {
  if (line === 'memory') {
    globalThis.gc?.();
    say(process.memoryUsage().rss);
  } else {
    for (const { id } of people) {
      const subject = { type: 'help' as const, reference: newId(), kind: 'help' as const };
      await notifyUser(services, { userId: id, subject, event: subject.reference });
    }
    say('notified');
  }
}
await app.close();
await rm(dataDir, { recursive: true, force: true });
