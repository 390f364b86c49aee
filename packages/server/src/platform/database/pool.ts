import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { observeQueries, type QueryObserver } from './observe';

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/** A pool that replaces a broken connection even if it is not released. */
export class RecoveringPool extends pg.Pool {
  /** What watches the statements: metrics and traces. */
  readonly observers = new Set<QueryObserver>();

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => observeQueries(client, this.observers));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    // `pool.query` uses the callback, and always releases.
    // Whoever releases a connection calls the next one: the statement still belongs to the request that waited.
    if (callback) return super.connect(AsyncResource.bind(callback));
    return super.connect().then(releaseAtEnd);
  }
}

/** Drizzle does not release the connection of a transaction whose `begin` fails. */
function releaseAtEnd(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let ended = false;
  const onEnd = () => {
    ended = true;
    release(true);
  };
  client.once('end', onEnd);
  client.release = (error) => {
    client.off('end', onEnd);
    if (!ended) release(error);
  };
  return client;
}
