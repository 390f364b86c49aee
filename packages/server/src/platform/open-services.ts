import { mkdir } from 'node:fs/promises';
import { Background } from './background';
import { type Clock, systemClock } from './clock';
import type { Config } from './config';
import { type DatabaseHandle, migrateDatabase, type OpenOptions, openDatabase } from './database';
import { loggableError } from './database/errors';
import { Replica } from './database/replica';
import { EventBus } from './events';
import { openFileStore } from './files/open-store';
import { JobWorker } from './jobs';
import { Lifecycle } from './lifecycle';
import { createMailer } from './mail';
import { MediaSigner } from './media-signing';
import { Reads } from './reads';
import { currentCause } from './request-context';
import { loadSecret } from './secret';
import type { Services } from './services';
import { WorkerPool } from './workers';

export interface ServicesOptions extends Pick<OpenOptions, 'snapshot' | 'embedded'> {
  clock?: Clock;
  /** An open database, which `close` closes. Default: opens it. */
  database?: DatabaseHandle;
  /** Prints lines to the terminal. */
  print?: (line: string) => void;
  /** Shared by several servers, which do not close it. Default: the server's own. */
  workers?: WorkerPool;
  /** Receives errors of background work. Default: prints a line to stderr. */
  onError?: (error: unknown) => void;
}

export interface OpenServices extends Services {
  close: () => Promise<void>;
}

/** A line like those of the request log, with the request or job that caused the work (spec 14.123). */
const logToStderr = (error: unknown) => {
  const { requestId, job } = currentCause() ?? {};
  const line = { level: 50, time: Date.now(), reqId: requestId, job, msg: 'background work failed' };
  process.stderr.write(`${JSON.stringify({ ...line, err: loggableError(error) })}\n`);
};

/** Opens and migrates the database and creates the services. `close` releases them. */
export async function openServices(
  config: Config,
  {
    clock = systemClock,
    print = () => {},
    onError = logToStderr,
    snapshot,
    embedded,
    workers,
    database: opened,
  }: ServicesOptions = {},
): Promise<OpenServices> {
  const database = opened ?? (await openDatabase(config, { onError, snapshot, embedded }));
  const files = openFileStore(config);
  try {
    await mkdir(files.folder, { recursive: true });
    await files.objects.check();
    await migrateDatabase(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  const background = new Background(onError);
  const events = new EventBus(database);
  const jobs = new JobWorker({ db: database.db, clock, onError });
  const { readUrl } = config.operations;
  const replica = readUrl === undefined ? undefined : new Replica(readUrl, database, onError);
  const pool = workers ?? new WorkerPool();
  return {
    config,
    db: database.db,
    database,
    reads: new Reads(database.db, replica, onError),
    events,
    files,
    mail: createMailer(config, clock, print),
    media: new MediaSigner(() => loadSecret(config), clock),
    clock,
    background,
    jobs,
    workers: pool,
    lifecycle: new Lifecycle(),
    close: async () => {
      await jobs.close();
      await background.settled();
      if (workers === undefined) await pool.close();
      await events.close();
      await replica?.close();
      await database.close();
    },
  };
}
