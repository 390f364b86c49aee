import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between the server and its database that a test can break. */
export interface TcpProxy {
  port: number;
  /** From now on drops every byte, in old and new connections, and closes none of them. */
  drop(): void;
  /** Closes every connection and refuses new ones, as a crash of the database does. */
  refuse(): Promise<void>;
  /** Serves new connections again. Connections from before {@link drop} stay dead. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** @param target port of this machine to forward to, read for each connection */
export async function startTcpProxy(target: () => number): Promise<TcpProxy> {
  let dropping = false;
  const sockets = new Set<Socket>();
  const dead = new WeakSet<Socket>();
  const forward = (from: Socket, to: Socket | undefined) => {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (!dead.has(from)) to?.write(chunk);
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      // A network that drops packets does not tell the other side either.
      if (!dead.has(from)) to?.destroy();
    });
  };
  const server = createServer((client) => {
    if (dropping) {
      dead.add(client);
      return forward(client, undefined);
    }
    const database = connect(target(), '127.0.0.1');
    forward(client, database);
    forward(database, client);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  const stop = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    disconnect();
    return closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    drop: () => {
      dropping = true;
      for (const socket of sockets) dead.add(socket);
    },
    refuse: stop,
    restore: async () => {
      dropping = false;
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await stop();
      else disconnect();
    },
  };
}
