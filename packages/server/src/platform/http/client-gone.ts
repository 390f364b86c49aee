import type { FastifyReply } from 'fastify';

/** The client closed its connection before the answer. */
class ClientGone extends Error {
  override name = 'ClientGone';
  /** As other servers log it; nobody receives it. */
  readonly statusCode = 499;
}

/** Aborted when the connection of a request is closed: work that only its answer needs can stop then. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort(new ClientGone()));
  return gone.signal;
}
