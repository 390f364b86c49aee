import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { freshData } from './data.ts';
import { startServer, test as base } from './test.ts';

const FAST_CLOCK = fileURLToPath(new URL('./fast-clock.mjs', import.meta.url));

/** Tests with a server of their own, whose time runs ten times as fast. */
export const test = base.extend({
  server: [
    async ({ data: _data }, use) => {
      const dataDir = await freshData('isolated');
      const server = await startServer({ dataDir, env: { NODE_OPTIONS: `--import ${FAST_CLOCK}` } });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: timeOut(300_000) },
  ],
});
