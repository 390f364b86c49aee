import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database, DatabaseHandle } from './database/index';
import type { FileStore } from './files';
import type { Caller } from './http/route';
import type { Mailer } from './mail';

/** What every module is given. */
export interface Services {
  config: Config;
  db: Database;
  database: DatabaseHandle;
  files: FileStore;
  mail: Mailer;
  clock: Clock;
}

/** What a request proves about its sender, as the auth module reads it. */
export type Authenticate = (request: {
  headers: Record<string, string | string[] | undefined>;
  cookies: Record<string, string | undefined>;
}) => Promise<Caller | undefined>;

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
