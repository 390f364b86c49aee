import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createInterface } from 'node:readline';
import { commandEnv, ROOT } from '../lib/run.mjs';
import { withPostgres } from './server.mjs';

const STREAMS = 1_000;
/** Most memory for each open stream, in KB. */
const MOST_KB = 100;
/** Most milliseconds from the start of a round of notifications to the last event of its 1,000 streams. */
const MOST_MS = 3_000;

/**
 * Opens 1,000 streams of events in one process and notifies their users.
 * @param {string} name of the database
 * @param {NodeJS.ProcessEnv} env
 */
async function measure(name, env) {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', 'packages/server/bench/streams.ts'],
    {
      cwd: ROOT,
      env: commandEnv(env),
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const answer = async () => JSON.parse((await lines.next()).value ?? 'null');
  /** @param {string} line */
  const ask = (line) => {
    child.stdin.write(`${line}\n`);
    return answer();
  };
  /** @type {{ url: string, headers: Record<string, string>[] }} */
  const { url, headers } = await answer();
  const agent = new Agent({ maxSockets: STREAMS });
  let events = 0;
  const open = async (/** @type {number} */ number) => {
    const request = get(`${url}/api/events`, { agent, headers: headers[number % headers.length] });
    const [response] = await once(request, 'response');
    if (response.statusCode !== 200) throw new Error(`A stream answered ${response.statusCode}.`);
    response.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      events += text.split('data: ').length - 1;
    });
  };
  const settled = async (/** @type {number} */ count) => {
    while (events < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  try {
    const before = await ask('memory');
    for (let number = 0; number < STREAMS; number += 1) await open(number);
    await settled(STREAMS);
    const after = await ask('memory');
    const began = performance.now();
    await ask('notify');
    await settled(2 * STREAMS);
    const took = Math.round(performance.now() - began);
    const kb = Math.round((after - before) / 1024 / STREAMS);
    return [
      {
        what: `${STREAMS.toLocaleString('en-GB')} open streams, ${name}`,
        figures: `${Math.round(before / 1024 / 1024)} MB before, ${Math.round(after / 1024 / 1024)} MB with them: ${kb} KB each`,
        holds: kb <= MOST_KB,
      },
      {
        what: `50 notifications reach them all, ${name}`,
        figures: `${took} ms`,
        holds: took <= MOST_MS,
      },
    ];
  } finally {
    agent.destroy();
    child.stdin.end();
    await once(child, 'exit');
  }
}

/** Streams of events (spec 13.53, 13.54) on both databases. */
export async function benchStreams() {
  return [
    ...(await measure('PGlite', {})),
    ...(await withPostgres(
      (address) => measure('PostgreSQL', { DATABASE_URL: address }),
      ['-c', 'fsync=off'],
    )),
  ];
}
