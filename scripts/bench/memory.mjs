import { createRequire } from 'node:module';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { startDigiken, temporaryFolder } from './server.mjs';

const CONNECTIONS = 50;
/** Total number of requests. Set MEMORY_REQUESTS for a shorter run. */
const REQUESTS = Number(process.env.MEMORY_REQUESTS ?? 200_000);
const SAMPLES = 10;
/** The first samples are the warm-up: caches fill and code is compiled. */
const WARM_UP = 3;
/** Allowed variation of memory between samples, caused by garbage that is not collected yet. */
const NOISE_MB = 60;

/**
 * Resident memory of a process in MB.
 * @param {number} pid
 */
const residentMb = (pid) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

/** The server on the embedded database under load (spec 10.5): memory stays constant after the warm-up. */
export async function benchMemory() {
  const autocannon = createRequire(join(ROOT, 'package.json'))('autocannon');
  const folder = await temporaryFolder();
  const { url, pid, stop } = await startDigiken({ DATA_DIR: folder.dataDir });
  try {
    /** @type {{ requests: number, 'resident MB': number }[]} */
    const samples = [];
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      const amount = Math.ceil(REQUESTS / SAMPLES);
      const result = await autocannon({
        url: `${url}/api/courses?q=published`,
        connections: CONNECTIONS,
        amount,
      });
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals under load.`);
      samples.push({ requests: sample * amount, 'resident MB': residentMb(pid) });
    }
    const warm = samples[WARM_UP - 1]?.['resident MB'] ?? 0;
    return samples.map((sample, index) => ({
      ...sample,
      'more than warm': index < WARM_UP ? '' : sample['resident MB'] - warm,
      holds: index < WARM_UP || sample['resident MB'] - warm <= NOISE_MB,
    }));
  } finally {
    await stop();
    await folder.remove();
  }
}
