declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  export class SMTPServer {
    constructor(options: {
      authOptional?: boolean;
      onData?: (stream: Readable, session: unknown, done: (error?: Error) => void) => void;
    });
    readonly server: Server;
    listen(port: number, host: string, listening: () => void): void;
    close(done: () => void): void;
  }
}
