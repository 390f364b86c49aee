import type { FastifyRequest } from 'fastify';
import type { Background } from './background';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database, DatabaseHandle, Executor } from './database/index';
import type { EventBus } from './events';
import type { FileStore } from './files';
import type { Caller } from './http/route';
import type { JobWorker } from './jobs';
import type { Lifecycle } from './lifecycle';
import type { Mailer } from './mail';
import type { MediaSigner } from './media-signing';
import type { Reads } from './reads';
import type { WorkerPool } from './workers';

/** Everything that modules depend on. */
export interface Services {
  config: Config;
  db: Database;
  database: DatabaseHandle;
  /** For calls that read much and may be some seconds old. */
  reads: Reads;
  events: EventBus;
  files: FileStore;
  mail: Mailer;
  media: MediaSigner;
  clock: Clock;
  background: Background;
  /** Runs jobs while the server listens. */
  jobs: JobWorker;
  workers: WorkerPool;
  lifecycle: Lifecycle;
}

/**
 * The services that a function names as its first argument. `db` is the database, or the transaction that the
 * call is part of.
 */
export type Deps<K extends Exclude<keyof Services, 'db'> = never> = Pick<Services, K> & { db: Executor };

/** Who sends a request; undefined without a valid session. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | undefined>;
