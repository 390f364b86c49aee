import { createServer, request as send } from 'node:http';
import { freePort } from '../lib/free-port.mjs';

/** How often each process is asked whether it is ready; milliseconds. */
const EVERY_MS = 100;

/**
 * A load balancer as simple as can be: takes turns among the processes that are ready, and repeats nothing.
 * @returns its address; `add` resolves once the process gets requests, `close` ends all connections
 */
export async function startReadyProxy() {
  /** @type {Map<string, boolean>} */
  const targets = new Map();
  let turn = 0;
  const check = async (/** @type {string} */ target) => {
    const { ok } = await fetch(`${target}/api/ready`).catch(() => ({ ok: false }));
    if (targets.has(target)) targets.set(target, ok);
    return ok;
  };
  const timer = setInterval(() => {
    for (const target of targets.keys()) void check(target);
  }, EVERY_MS);

  const server = createServer((incoming, outgoing) => {
    const ready = [...targets].flatMap(([target, isReady]) => (isReady ? [target] : []));
    const target = ready[(turn += 1) % ready.length];
    if (target === undefined) return void outgoing.writeHead(503).end();
    const { method, headers, url = '' } = incoming;
    const onward = send(`${target}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' });
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    onward.once('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    url: `http://127.0.0.1:${port}`,
    add: async (/** @type {string} */ target) => {
      targets.set(target, false);
      while (!(await check(target))) await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    },
    remove: (/** @type {string} */ target) => void targets.delete(target),
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}
