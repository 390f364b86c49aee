import { spawn } from 'node:child_process';
import { commandEnv, ROOT } from '../lib/run.mjs';

/** Most of one processor core that the media server uses for 50 people, in hundredths, and most memory in megabytes. */
const MOST_CPU = 60;
const MOST_MEMORY = 400;
/** Largest shares of packets that never arrive: on a good network, and with 5 of 100 dropped. */
const LOST = 0.001;
const LOST_OF_DROPPED = 0.01;

/**
 * @typedef {{ receivers: number, packetsPerSecond: number, cpuPercent: number, megabytes: number, dropped: number, missing: number, wanted: number }} Figures
 * @param {number} loss of 100 packets
 * @returns {Promise<Figures>}
 */
async function measure(loss) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/bench/live.ts'], {
    cwd: ROOT,
    env: commandEnv({ LOSS: String(loss) }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The live bench ended with ${code}.`);
  return JSON.parse(printed);
}

/** One speaker to 50 people through the embedded media server, without and with lost packets. */
export async function benchLive() {
  const rows = [];
  for (const loss of [0, 5]) {
    const { receivers, packetsPerSecond, cpuPercent, megabytes, missing, wanted } = await measure(loss);
    const lost = missing / wanted;
    rows.push({
      what: `1 speaker to ${receivers} people${loss > 0 ? `, ${loss}% of packets dropped` : ''}`,
      figures: `${packetsPerSecond.toLocaleString('en-GB')} packets/s, ${cpuPercent}% of a core, ${megabytes} MB, ${(lost * 100).toFixed(2)}% lost`,
      holds:
        cpuPercent <= MOST_CPU && megabytes <= MOST_MEMORY && lost <= (loss > 0 ? LOST_OF_DROPPED : LOST),
    });
  }
  return rows;
}
