import { connect, createServer } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Gives each connection to the next process. Works on bytes, so that it costs little beside the servers. */
function serve(/** @type {number[]} */ ports) {
  let turn = 0;
  const server = createServer((incoming) => {
    const outgoing = connect(ports[(turn += 1) % ports.length] ?? 0, '127.0.0.1');
    incoming.setNoDelay();
    outgoing.setNoDelay();
    incoming.pipe(outgoing).pipe(incoming);
    const end = () => {
      incoming.destroy();
      outgoing.destroy();
    };
    for (const one of [incoming, outgoing]) one.once('error', end).once('close', end);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    parentPort?.postMessage(typeof address === 'object' ? address?.port : undefined);
  });
}

if (!isMainThread && workerData?.turnProxy) serve(workerData.turnProxy);

/**
 * A load balancer for processes on this machine, in a thread of its own.
 * @param {number[]} ports of the processes
 * @returns {Promise<{ url: string, close: () => Promise<unknown> }>}
 */
export async function startTurnProxy(ports) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { turnProxy: ports } });
  const port = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  return { url: `http://127.0.0.1:${port}`, close: () => worker.terminate() };
}
