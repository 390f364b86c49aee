import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { HttpError, MESSAGES } from './errors';

/** How long a client may take to read a raw response before its connection is cut; milliseconds. */
const READ_MS = 1_000;

/** Writes a whole error response to a connection that has no usable response object, and closes the connection. */
export function endWithError(socket: Socket, status: number, headers: Record<string, string>): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ message: MESSAGES[status] });
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), READ_MS).unref();
}

/** Status by error of Node's HTTP parser; anything else is a 400. */
const PARSER_STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers requests that Node's HTTP parser rejects, in the format of all other errors. */
export function clientErrorHandler(
  headers: Record<string, string>,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error, socket) => {
    // A reset connection cannot be answered. The parser reports the rest of a rejected request again.
    if (error.code === 'ECONNRESET' || socket.writableEnded) {
      if (socket.destroyed || !socket.writableEnded) socket.destroy();
      return;
    }
    endWithError(socket, PARSER_STATUS[error.code] ?? 400, headers);
  };
}

/** Replaces Node's bare 400 and 417 responses by errors in our format. */
export function refuseUnusualRequests(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async ({ raw }) => {
    // Node's own check is off: see `requireHostHeader`.
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw new HttpError(400, MESSAGES[400] ?? '');
  });
  app.server.on('checkExpectation', (request) => endWithError(request.socket, 417, headers));
}
