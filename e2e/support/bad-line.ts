import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * What happens to a request: it never arrives; it arrives and its answer does not; it arrives twice at once; it waits
 * while later ones pass; or the sender hears nothing, repeats it, and the first one arrives after the second.
 */
export const FAULTS = ['lost', 'unanswered', 'twice', 'delayed', 'late'] as const;
export type Fault = (typeof FAULTS)[number];

const DELAY_MS = 400;

/** Requests that write what was done without a connection. Pages and their data pass. */
const WRITES = /^\/api\/(?:sync|course\/unit\/lesson\/|attempts\/)/;

export interface BadLine {
  /** The site through this line. */
  url: string;
  /** Decides the fate of a write by its path; undefined lets it pass. */
  fate: (path: string) => Fault | undefined;
  /** How often each fault happened. */
  readonly faults: Record<Fault, number>;
  stop: () => Promise<void>;
}

/** A line to a server that loses, repeats, delays and reorders what pages send. Without `fate` it only forwards. */
export async function badLine(target: string): Promise<BadLine> {
  const faults: Record<Fault, number> = { lost: 0, unanswered: 0, twice: 0, delayed: 0, late: 0 };
  const overdue: (() => Promise<unknown>)[] = [];
  const line: BadLine = { url: '', fate: () => undefined, faults, stop: () => Promise.resolve() };

  const write = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = Buffer.concat((await incoming.toArray()) as Buffer[]);
    const fault = line.fate(incoming.url ?? '');
    if (fault) faults[fault] += 1;
    const once = () => forward(target, incoming, body);
    if (fault === 'lost') return void outgoing.destroy();
    if (fault === 'late') {
      overdue.push(once);
      return void outgoing.destroy();
    }
    if (fault === 'delayed') await setTimeout(DELAY_MS);
    const [answer] = await Promise.all([once(), ...(fault === 'twice' ? [once()] : [])]);
    // What the sender gave up long ago arrives now.
    for (const old of overdue.splice(0)) await old();
    if (fault === 'unanswered') return void outgoing.destroy();
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  };

  const proxy = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' && WRITES.test(incoming.url ?? '')) {
      write(incoming, outgoing).catch(() => outgoing.destroy());
      return;
    }
    const { method, headers } = incoming;
    const asked = request(`${target}${incoming.url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    asked.on('error', () => outgoing.destroy());
    outgoing.once('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  line.url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  line.stop = () =>
    new Promise((closed) => {
      proxy.closeAllConnections();
      proxy.close(() => closed());
    });
  return line;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function forward(target: string, { method, headers, url }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${target}${url}`, { method, headers }, (answer) => {
      answer.toArray().then(
        (parts) =>
          resolve({
            status: answer.statusCode ?? 502,
            headers: answer.headers,
            body: Buffer.concat(parts as Buffer[]),
          }),
        reject,
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
