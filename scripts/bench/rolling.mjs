import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startReadyProxy } from './ready-proxy.mjs';
import { signIn, startDigiken, temporaryFolder, withPostgres } from './server.mjs';

const PROCESSES = 2;
const CLIENTS = 20;
const STREAMS = 10;
/** Time of load before, between and after the replacements; milliseconds. */
const CALM_MS = 1_000;

/**
 * Sends requests until it is told to stop, each with one retry, as the app does.
 * @param {string} url
 * @param {{ id: string, headers: Record<string, string> }} session
 */
function load(url, { id, headers }) {
  const json = { ...headers, 'content-type': 'application/json' };
  const body = JSON.stringify({ until: '2026-01-01T00:00:00.000Z' });
  /** @type {[string, RequestInit][]} */
  const calls = [
    ['/courses?q=published', {}],
    [`/user/${id}`, { headers }],
    ['/search?q=maji', { headers }],
    [`/enrolled/courses/${id}`, { headers }],
    ['/notifications/read-all', { method: 'POST', headers: json, body }],
  ];
  const counts = { requests: 0, retried: 0, streams: 0 };
  /** @type {string[]} */
  const failures = [];
  let stopping = false;

  const ask = async (/** @type {string} */ path, /** @type {RequestInit} */ options) => {
    const answer = await fetch(`${url}/api${path}`, options).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.status ?? 0;
  };
  const client = async (/** @type {number} */ number) => {
    for (let turn = number; !stopping; turn += 1) {
      const [path, options] = calls[turn % calls.length] ?? ['', {}];
      counts.requests += 1;
      if ((await ask(path, options)) === 200) continue;
      counts.retried += 1;
      const status = await ask(path, options);
      if (status !== 200) failures.push(`${path}: ${status}`);
    }
  };
  const end = new AbortController();
  const stream = async () => {
    while (!stopping) {
      const answer = await fetch(`${url}/api/events`, { headers, signal: end.signal }).catch(() => undefined);
      if (stopping) return;
      if (answer?.status !== 200) {
        failures.push(`/events: ${answer?.status}`);
        continue;
      }
      counts.streams += 1;
      // Until the server ends it.
      await answer.text().catch(() => undefined);
    }
  };
  const running = [
    ...Array.from({ length: CLIENTS }, (_, number) => client(number)),
    ...Array.from({ length: STREAMS }, stream),
  ];
  return async () => {
    stopping = true;
    end.abort();
    await Promise.all(running);
    return { ...counts, failures };
  };
}

/** Replaces two processes behind a load balancer one by one, while requests and streams run (spec 14.121). */
export async function benchRolling() {
  const folder = await temporaryFolder();
  try {
    return await withPostgres(async (address) => {
      const env = {
        DATA_DIR: join(folder.dataDir, 'data'),
        DATABASE_URL: address,
        SHUTDOWN_DELAY_SECONDS: '1',
      };
      const proxy = await startReadyProxy();
      const serving = [];
      for (let number = 0; number < PROCESSES; number += 1) {
        const one = await startDigiken(env);
        await proxy.add(one.url);
        serving.push(one);
      }
      const stop = load(proxy.url, await signIn(proxy.url));
      await wait(CALM_MS);
      const began = performance.now();
      for (const old of serving.splice(0)) {
        const next = await startDigiken(env);
        await proxy.add(next.url);
        serving.push(next);
        await old.stop();
        proxy.remove(old.url);
        await wait(CALM_MS);
      }
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const { requests, retried, streams, failures } = await stop();
      for (const failure of failures.slice(0, 5)) console.error(failure);
      for (const one of serving) await one.stop();
      proxy.close();
      return [
        {
          what: `${PROCESSES} processes replaced one by one in ${seconds} s`,
          figures: `${requests} requests, ${retried} retried, ${streams} streams opened, ${failures.length} failures that one retry does not fix`,
          holds: failures.length === 0 && requests > 0 && streams > STREAMS,
        },
      ];
    });
  } finally {
    await folder.remove();
  }
}
