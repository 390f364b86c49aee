import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../src/payments/providers/http';
import { ModelError, streamChat } from '../src/tutor/model/client';
import { collectGarbage } from './support/collect-garbage';
import { delta, HEAD } from './tutor-fixtures';

/** Starts every response and never ends it, except the redirect. */
const endless = createServer((request, response) => {
  if (request.url === '/moved') return void response.writeHead(307, { location: '/elsewhere' }).end('{}');
  response.on('close', () => closed());
  response.writeHead(200, HEAD).write(delta('Water the tomatoes.'));
});
let url: string;
let closed: () => void;
let ended: Promise<void>;
beforeAll(async () => {
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
});
beforeEach(() => {
  ended = new Promise((resolve) => {
    closed = resolve;
  });
});
afterAll(() => {
  endless.closeAllConnections();
  endless.close();
});

// With some options, Node's fetch loses its signal to the garbage collector and waits for a stalled answer forever.
describe('an answer that stalls, after a garbage collection', () => {
  const chat = (signal: AbortSignal, totalMs: number) => {
    const model = { baseUrl: url, model: 'm', key: 'k', name: 'm', place: null, price: null };
    const limits = { firstWordMs: 5_000, totalMs };
    return streamChat(model, { messages: [], signal, onUsage: () => {}, limits });
  };

  test('[13.12] of the model ends when its reader stops it', async () => {
    const stop = new AbortController();
    const answer = chat(stop.signal, 60_000);
    await answer.next();
    const rest = answer.next();
    await collectGarbage();
    stop.abort();
    await expect(rest).rejects.toThrow('aborted');
    await ended;
  });

  test('[13.16] of the model ends at its time limit', async () => {
    const answer = chat(new AbortController().signal, 500);
    await answer.next();
    const rest = answer.next();
    await collectGarbage();
    await expect(rest).rejects.toEqual(new ModelError('The model took too long.'));
    await ended;
  });

  test('[11.4] of a payment provider ends at its time limit, as no answer', async () => {
    let waiting = true;
    const answer = ask(url, { method: 'POST', body: '{}' }, 500).finally(() => {
      waiting = false;
    });
    // At least one collection happens while the body is read.
    while (waiting) await collectGarbage();
    expect(await answer).toEqual({ kind: 'none' });
    await ended;
  });
});

test('[11.4] a redirect of a payment provider is no answer', async () => {
  expect(await ask(`${url}/moved`, { method: 'POST', body: '{}' })).toEqual({ kind: 'none' });
});
