import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** So few that the parser stops within most elements. */
const PIECE_BYTES = 97;
const PAUSE_MS = 12;

async function sendInPieces(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const whole = Buffer.concat((await answer.toArray()) as Buffer[]);
  for (let at = 0; at < whole.length; at += PIECE_BYTES) {
    outgoing.write(whole.subarray(at, at + PIECE_BYTES));
    await setTimeout(PAUSE_MS);
  }
  outgoing.end();
}

/**
 * A proxy in front of a server that sends each page in small pieces with pauses, like a slow network. Everything
 * else passes unchanged.
 * @param target address of the server
 * @returns its own address and how to stop it
 */
export async function slowPages(target: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const proxy = createServer((incoming, outgoing) => {
    const page = incoming.headers.accept?.includes('text/html') ?? false;
    const headers = { ...incoming.headers, ...(page && { 'accept-encoding': 'identity' }) };
    const asked = request(`${target}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (page) sendInPieces(answer, outgoing).catch(() => outgoing.destroy());
      else answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((closed) => {
        proxy.closeAllConnections();
        proxy.close(() => closed());
      }),
  };
}
