import pg from 'pg';

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/** A pool that replaces a broken connection even if it is not released. */
export class RecoveringPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    // `pool.query` uses the callback, and always releases.
    if (callback) return super.connect(callback);
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
