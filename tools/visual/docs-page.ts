import type { CDPSession, ConsoleMessage, Page } from '@playwright/test';
import { runAxe } from '../../scripts/lib/axe-page.ts';

/**
 * The longest that a docs page may take, in ms of work on its main thread: other work of the machine does not count.
 * On a slower machine than the one of {@link YARDSTICK_MS}, in proportion.
 */
const LONGEST = 3000;

/** What {@link yardstick} takes on the machine on which the pages were measured, in ms. */
const YARDSTICK_MS = 280;

interface Preview {
  currentRender?: { phase?: string };
  storyRenders?: { phase?: string; id: string }[];
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, data: unknown) => void;
      once: (event: string, listener: () => void) => void;
    };
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

/** The preview in the strictest look: high contrast, right to left. */
export const previewOf = (docs: string, theme: string): string =>
  `iframe.html?id=${docs}&viewMode=docs&globals=theme:${theme};direction:rtl;a11y.manual:!true`;

/**
 * Opens another docs page in the same preview, as a press in the sidebar does. If the preview does not say that it is
 * there, e.g. because it was still busy with the page before, loads it by its address.
 */
async function choose(page: Page, id: string, theme: string): Promise<void> {
  const shown = await page.evaluate(
    ([storyId, longest]) =>
      new Promise<boolean>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('docsRendered', () => resolve(true));
        setTimeout(() => resolve(false), 2 * longest);
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    [id, LONGEST] as const,
  );
  if (!shown) await page.goto(previewOf(id, theme));
}

/** Waits for the title and for all examples that are part of the page. Returns the examples that failed. */
async function waitForContent(page: Page): Promise<string[]> {
  await page.locator('#storybook-docs main h1').first().waitFor();
  const broken = await page.waitForFunction(() => {
    const examples = window.__STORYBOOK_PREVIEW__?.storyRenders ?? [];
    const done = ['completed', 'finished', 'errored', 'aborted'];
    if (!examples.every(({ phase = '' }) => done.includes(phase))) return undefined;
    return { ids: examples.filter(({ phase }) => phase === 'errored').map(({ id }) => id) };
  });
  return (await broken.jsonValue())?.ids ?? [];
}

/** It counts from its first command on, across navigations. */
const sessions = new WeakMap<Page, CDPSession>();

/** Milliseconds that the page's main thread has worked. */
async function workOf(page: Page): Promise<number> {
  let session = sessions.get(page);
  if (!session) {
    session = await page.context().newCDPSession(page);
    sessions.set(page, session);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  }
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** A fixed amount of the work that a docs page causes: elements, styles and layout. */
function yardstick(): void {
  const host = document.body.appendChild(document.createElement('div'));
  for (let round = 0; round < 10; round += 1) {
    host.replaceChildren();
    for (let at = 0; at < 1000; at += 1) {
      const row = host.appendChild(document.createElement('p'));
      row.style.paddingInlineStart = `${(at + round) % 7}px`;
      row.append(`row ${at}`, document.createElement('b'));
    }
    host.getBoundingClientRect();
  }
  host.remove();
}

/** How many times as long as on the machine of the measurements the same work takes here; at least 1. */
export async function slownessOf(page: Page): Promise<number> {
  await page.goto('about:blank');
  const before = await workOf(page);
  await page.evaluate(yardstick);
  const took = (await workOf(page)) - before;
  return Math.max(1, took / YARDSTICK_MS);
}

async function timeToShow(
  page: Page,
  open: () => Promise<void>,
  id: string,
  problems: string[],
): Promise<number> {
  const before = await workOf(page);
  await open();
  for (const example of await waitForContent(page)) problems.push(`${id}: its example ${example} failed`);
  const after = await workOf(page);
  // A page that was loaded by its address began to count again.
  return after < before ? after : after - before;
}

/**
 * What is wrong with a docs page, as sentences.
 * @param options `theme` of the preview; `open` shows the page, by default by choosing it in the preview that is open;
 *   `slowness` of the machine, by default 1
 */
export async function docsProblems(
  page: Page,
  id: string,
  { theme, open, slowness = 1 }: { theme: string; open?: () => Promise<void>; slowness?: number },
): Promise<string[]> {
  const problems: string[] = [];
  const onError = (text: string) => problems.push(`${id}: console error: ${text.split('\n', 1)[0]}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') onError(`${message.text()} ${message.location().url}`);
  };
  const onPageError = ({ message }: Error) => onError(message);
  page.on('console', onConsole).on('pageerror', onPageError);
  try {
    const took = await timeToShow(page, open ?? (() => choose(page, id, theme)), id, problems);
    const longest = Math.round(LONGEST * slowness);
    if (!(took <= longest)) problems.push(`${id}: worked for ${Math.round(took)} ms, at most ${longest}`);
    // The pages of learning are made of the same parts, and its stories are under axe in the gate.
    if (!id.startsWith('learning-')) problems.push(...(await axeProblems(page, id)));
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wider > 1) problems.push(`${id}: ${wider} px wider than the window`);
  } catch (error) {
    problems.push(`${id}: was not shown: ${String(error).split('\n', 1)[0]}`);
  } finally {
    page.off('console', onConsole).off('pageerror', onPageError);
  }
  return problems;
}

async function axeProblems(page: Page, id: string): Promise<string[]> {
  // The table of controls is Storybook's own. Two examples of one component may have landmarks of the same name.
  const { violations } = await runAxe(
    page,
    { resultTypes: ['violations'], iframes: false, rules: { 'landmark-unique': { enabled: false } } },
    { include: [['html']], exclude: [['.docblock-argstable']] },
  );
  return violations.map(
    ({ id: rule, nodes }) =>
      `${id}: ${rule}: ${nodes
        .map(({ html }) => html.slice(0, 120))
        .slice(0, 3)
        .join(', ')}`,
  );
}
