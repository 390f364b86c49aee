import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { loadSecret } from './auth/secret';
import { Sessions } from './auth/sessions';
import { Tokens } from './auth/tokens';
import { allRoutes } from './modules';
import { Background } from './platform/background';
import { type Clock, systemClock } from './platform/clock';
import type { Config } from './platform/config';
import { migrateDatabase, type OpenOptions, openDatabase } from './platform/database';
import { loggableError } from './platform/database/errors';
import { FileStore } from './platform/files';
import { buildServer } from './platform/http/server';
import { createMailer } from './platform/mail';
import type { Services } from './platform/services';

export interface ServicesOptions extends Pick<OpenOptions, 'snapshot'> {
  clock?: Clock;
  /** Where lines for the person at the terminal go. */
  print?: (line: string) => void;
  onError?: (error: unknown) => void;
}

/** Opens and migrates the database and puts the services together; `close` lets go of everything. */
export async function openServices(
  config: Config,
  { clock = systemClock, print = () => {}, onError = () => {}, snapshot }: ServicesOptions = {},
): Promise<Services & { close: () => Promise<void> }> {
  const database = await openDatabase(config, { onError, snapshot });
  try {
    await migrateDatabase(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  const background = new Background(onError);
  return {
    config,
    db: database.db,
    database,
    files: new FileStore(join(config.dataDir, 'files')),
    mail: createMailer(config, clock, print),
    clock,
    background,
    close: async () => {
      await background.settled();
      await database.close();
    },
  };
}

/** The server over its services, ready to listen or to be injected into; closing it closes them. */
export async function createServer(
  config: Config,
  options: ServicesOptions = {},
): Promise<{
  app: FastifyInstance;
  services: Services;
}> {
  let app: FastifyInstance | undefined;
  const onError = (error: unknown) => app?.log.error({ err: loggableError(error) }, 'background work failed');
  const { close, ...services } = await openServices(config, { onError, ...options });
  try {
    const tokens = new Tokens(loadSecret(config), services.clock);
    const sessions = new Sessions(services.db, config, services.clock, tokens);
    app = await buildServer({
      services,
      routes: allRoutes(services, sessions),
      authenticate: (request) => sessions.authenticate(request),
    });
    app.addHook('onClose', close);
    return { app, services };
  } catch (error) {
    await close();
    throw error;
  }
}
