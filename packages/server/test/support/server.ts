import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role, User } from '@digiken/contract';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { loadConfig } from '../../src/platform/config';
import { openDatabase } from '../../src/platform/database';
import { newId } from '../../src/platform/ids';
import { openServices } from '../../src/platform/open-services';
import type { Services } from '../../src/platform/services';
import { WorkerPool } from '../../src/platform/workers';
import { createServer } from '../../src/start';
import { users } from '../../src/users/tables';
import { TestClock } from './clock';
import { allowOneConnection, freshDatabase, type TestDatabase } from './database';
import { followClock } from './database-clock';
import { readStream } from './event-stream';
import { type ReadMail, readOutbox } from './mails';

export interface SignedIn {
  id: string;
  email: string;
  password: string;
  token: string;
  user: User;
  /** `authorization` and `cookie` of this session. */
  headers: Record<string, string>;
}

interface Answer {
  status: number;
  /** Parsed JSON, or text. Typed by the test. */
  body: any;
  headers: Record<string, string | string[] | undefined>;
  cookies: { name: string; value: string; [attribute: string]: unknown }[];
}

export const PASSWORD = 'maji ya kunywa 7';

/** Hash of {@link PASSWORD} with the lowest cost. */
export const PASSWORD_HASH = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Shared by all servers of this thread; from the bundle, because workers would compile the sources again. */
const workers = new WorkerPool(join(inject('bundle'), 'worker.js'));

export class TestServer {
  private constructor(
    readonly app: FastifyInstance,
    readonly services: Services,
    readonly clock: TestClock,
    readonly dataDir: string,
    /** Errors of background work. */
    readonly failures: readonly unknown[],
    readonly close: () => Promise<void>,
  ) {}

  /** The whole server on a database of its own, by default an empty one. Only the clock is fake. */
  static async start(
    env: Record<string, string> = {},
    database?: TestDatabase,
    clock = new TestClock(),
  ): Promise<TestServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'digiken-test-'));
    const { databaseUrl, snapshot, drop } = database ?? (await freshDatabase());
    const config = loadConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...env,
    });
    const failures: unknown[] = [];
    const onError = (error: unknown) => failures.push(error);
    const opened = await openDatabase(config, { onError, snapshot });
    followClock(opened.pool, clock);
    const services = await openServices(config, { clock, database: opened, workers, onError });
    allowOneConnection(services.database);
    const app = await createServer(services);
    await app.ready();
    return new TestServer(app, services, clock, dataDir, failures, async () => {
      await app.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  /** Sends a request to a path below /api. `as` adds that user's token and binding cookie. */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    {
      as,
      headers,
      ...rest
    }: { as?: SignedIn; body?: unknown } & Omit<InjectOptions, 'method' | 'url' | 'body'> = {},
  ): Promise<Answer> {
    const answer = await this.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...as?.headers, ...headers },
      ...(rest as InjectOptions),
    });
    const json = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: json && answer.body ? answer.json() : answer.body,
      headers: answer.headers as Answer['headers'],
      cookies: answer.cookies,
    };
  }

  /** Opens a stream of events. `status` and `body` are of the answer; without a stream there are no events. */
  async stream(
    path: string,
    { as, headers, ...rest }: { as?: SignedIn; body?: unknown } & Omit<InjectOptions, 'url' | 'body'> = {},
  ) {
    const opened = await this.app.inject({
      ...(rest as InjectOptions),
      url: `/api${path}`,
      headers: { ...as?.headers, ...headers },
      payloadAsStream: true,
    });
    return readStream(opened.statusCode, opened.headers['content-type'], opened.stream());
  }

  /**
   * Creates a user with this role and signs in through the API.
   * @param options.passwordHash a hash of {@link PASSWORD}, if its cost matters
   */
  async signedIn(
    role: Role = 'user',
    {
      verified = true,
      email = `${newId()}@test.example`,
      passwordHash,
    }: { verified?: boolean; email?: string; passwordHash?: string } = {},
  ): Promise<SignedIn> {
    const id = newId();
    await this.services.db.insert(users).values({
      id,
      email,
      role,
      firstName: 'Wanjiku',
      lastName: 'Kamau',
      passwordHash: passwordHash ?? (await PASSWORD_HASH),
      emailVerifiedAt: verified ? this.clock.now() : null,
    });
    return this.signIn(email, PASSWORD);
  }

  async signIn(email: string, password: string, userAgent = 'test'): Promise<SignedIn> {
    const answer = await this.call('POST', '/auth/signin', {
      body: { email, password },
      headers: { 'user-agent': userAgent },
    });
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.body.message}`);
    return sessionOf(answer, password);
  }

  /** All mails so far, after the background work is done. */
  async mails(): Promise<ReadMail[]> {
    await this.services.background.settled();
    return readOutbox(this.dataDir);
  }
}

export const startTestServer = TestServer.start;

/** The session in the response to a sign-in or sign-up. */
export function sessionOf({ body, cookies }: Answer, password: string): SignedIn {
  const { token, user } = body.data as { token: string; user: User };
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return {
    id: user._id,
    email: user.email,
    password,
    token,
    user,
    headers: { authorization: `Bearer ${token}`, cookie },
  };
}
