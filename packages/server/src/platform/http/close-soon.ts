import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '../lifecycle';
import type { EventStreams } from './event-stream';

/** Time for requests to finish after a shutdown started; milliseconds. */
const FINISH_MS = 3_000;

/** Without this, idle connections and requests that never end would delay the shutdown (spec 10.4, 14.121). */
export function closeSoon(app: FastifyInstance, streams: EventStreams, lifecycle: Lifecycle): void {
  // A proxy keeps connections open. While the server is stopping, each ends with its next answer, so that none is cut.
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.stopping) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    streams.close();
    if (!app.server.listening) return;
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
  });
}
