import type { FastifyRequest } from 'fastify';
import type { Background } from './background';
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
  background: Background;
}

/** Who sends a request; undefined without a session that holds. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | undefined>;
