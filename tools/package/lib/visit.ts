import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { runAxe } from '../../../scripts/lib/axe-page.ts';
import { CHROMIUM_FLAGS } from '../../../scripts/lib/chromium-flags.mjs';
import { findTestChromium } from '../../../scripts/lib/chromium.mjs';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The same policy as the product: no inline style or script, no strings that become code or HTML. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'";

export interface Served {
  url: string;
  close: () => Promise<void>;
}

/** Serves a folder of built files on an unused local port. */
export async function serve(folder: string): Promise<Served> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    readFile(file).then(
      (body) => {
        const type = TYPES[extname(file)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findTestChromium(), args: CHROMIUM_FLAGS });

export interface Visit {
  page: Page;
  /** Messages of the console, page errors and policy violations so far. */
  said: string[];
}

/** Opens a page with reduced motion and records its messages. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(url, { waitUntil: 'networkidle' });
  await hydrated(page);
  return { page, said };
}

/** Waits until React handles events. A server-rendered page looks the same before. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector('button');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps$'));
  });
}

/** The rules that the current page violates, with the elements. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await runAxe(page);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
