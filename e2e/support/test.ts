import { rm } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { type DataSet, freshData } from './data.ts';
import { type RunningServer, startServer } from './server.ts';
import { pendingRequests, watchTraffic } from './settled.ts';

export interface ServerOptions {
  /** What its data folder holds at the start; tests that name another set have another server. */
  data: DataSet;
}

interface WorkerFixtures extends ServerOptions {
  server: RunningServer;
}

interface TestFixtures {
  /** Console errors and warnings that the test provokes on purpose; each must really come. */
  expectedConsole: RegExp[];
  /** Origins that the browser may open beside the server's. */
  otherOrigins: string[];
  guards: void;
}

let visitors = 0;

/** Every request takes this much longer: `E2E_LATENCY_MS=400` is a phone far from its mast. Default 0. */
const LATENCY_MS = Number(process.env.E2E_LATENCY_MS ?? 0);

/**
 * Playwright's `test` with a built server of its own for each worker, and two guards on every page: nothing on
 * the console, no request to another host. In keyboard/ a pointer that touches the page fails the test too.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  data: ['demo', { option: true, scope: 'worker' }],

  server: [
    async ({ data }, use) => {
      const dataDir = await freshData(data);
      const server = await startServer({ dataDir });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    // The import of a real course is work for both cores, which other tests keep busy.
    { scope: 'worker', timeout: timeOut(300_000) },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  extraHTTPHeaders: async ({}, use, info) => {
    visitors += 1;
    await use({
      'X-Forwarded-For': `10.${info.workerIndex % 256}.${(visitors >> 8) % 256}.${visitors % 256}`,
    });
  },

  expectedConsole: [[], { option: true }],
  otherOrigins: [[], { option: true }],

  guards: [
    async ({ context, server, expectedConsole, otherOrigins }, use, info) => {
      const printed: string[] = [];
      const foreign: string[] = [];
      const pointers: string[] = [];
      watchTraffic(context);
      if (LATENCY_MS > 0) {
        await context.route('**/*', async (route) => {
          await after(LATENCY_MS);
          await route.fallback();
        });
      }
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          printed.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => printed.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && ![server.url, ...otherOrigins].some((one) => covers(one, origin)))
          foreign.push(request.url());
      });
      if (info.project.name.startsWith('keyboard')) {
        await context.exposeFunction('reportPointer', (where: string) => pointers.push(where));
        await context.addInitScript(watchPointers);
      }
      await use();
      if (info.status !== info.expectedStatus) await printPages(context);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(foreign, 'requests to another host').toEqual([]);
      expect(pointers, 'pointer used in a keyboard journey').toEqual([]);
      const unexpected = printed.filter((line) => !expectedConsole.some((pattern) => pattern.test(line)));
      expect(unexpected, 'console').toEqual([]);
      const absent = expectedConsole.filter((pattern) => !printed.some((line) => pattern.test(line)));
      expect(absent.map(String), 'expected on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Whether `allowed` is this origin; one `*` stands for a label or a port. */
function covers(allowed: string, origin: string): boolean {
  const [start = '', end] = allowed.split('*');
  if (end === undefined) return allowed === origin;
  return (
    origin.startsWith(start) &&
    origin.endsWith(end) &&
    /^[^.:]+$/.test(origin.slice(start.length, origin.length - end.length))
  );
}

/** What a failed test saw, for a log without screenshots. */
async function printPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 2000 })
      .catch((error: unknown) => `not readable: ${String(error)}`);
    console.log(`${page.url()} at the failure:\n${shown.slice(0, 4000)}`);
  }
  console.log(`Pending requests: ${pendingRequests(context).join(', ') || 'none'}`);
}

function watchPointers(): void {
  const report = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target.outerHTML.slice(0, 120) : 'the page';
    (window as unknown as { reportPointer: (where: string) => void }).reportPointer(target);
  };
  window.addEventListener('pointerdown', report, { capture: true });
}

export { expect, type Page };
export { checkA11y, checkPlanted, checkReflow, step } from './axe.ts';
export { activate, type } from './keyboard.ts';
export { waitForMail } from './mail.ts';
export { runCli, type RunningServer, startServer } from './server.ts';
