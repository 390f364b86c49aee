import { checkAnnouncements, watchAnnouncements } from './announcements';
import { checkFocus, watchFocus } from './focus';
import { checkMotion } from './motion';
import { checkReflow } from './reflow';
import { checkTargets } from './targets';
import { checkTextSpacing } from './text-spacing';

/** A failed check of a story, besides axe's own violations. */
export interface Finding {
  check:
    | 'console'
    | 'announcement'
    | 'lost-focus'
    | 'horizontal-scroll'
    | 'text-spacing'
    | 'target-size'
    | 'reduced-motion'
    | 'contrast'
    | 'forced-colors'
    | 'clipped-text'
    | 'mirroring'
    | 'translation';
  message: string;
  /** The variant of the sweep that failed. Undefined for the story as mounted. */
  variant?: string;
}

/** The report that the gate adds to a story, next to the report of the accessibility addon. */
export interface GateReport {
  type: 'gate';
  version: 1;
  status: 'passed' | 'failed';
  result: { findings: Finding[] };
}

interface StoryContext {
  parameters: { expectedConsole?: RegExp[] };
  reporting: { addReport: (report: GateReport) => void };
}

const LEVELS = ['error', 'warn'] as const;
let consoleLines: string[] = [];

/** Starts observing a story before it renders. Returns a function that stops it. */
export function watchStory(): () => void {
  const stops = [watchConsole(), watchAnnouncements(), watchFocus()];
  return () => {
    for (const stop of stops) stop();
  };
}

function watchConsole(): () => void {
  const lines: string[] = [];
  consoleLines = lines;
  const original = LEVELS.map((level) => console[level]);
  for (const level of LEVELS) {
    console[level] = (...args: unknown[]) => {
      lines.push(`console.${level}: ${format(args)}`);
    };
  }
  return () => {
    LEVELS.forEach((level, i) => {
      const own = original[i];
      if (own) console[level] = own;
    });
  };
}

function format([first, ...rest]: unknown[]): string {
  const unused = [...rest];
  const start = text(first).replace(/%[sdifoOc]/g, () => text(unused.shift()));
  return [start, ...unused.map(text)].join(' ').slice(0, 2000);
}

function text(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}

/** A modal makes the page inert one frame after it is shown. Wait for it, or axe would check the page behind it, too. */
async function modalsStand(): Promise<void> {
  for (let frame = 0; frame < 2 && document.querySelector('[aria-modal="true"]'); frame++) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** Runs after the play function and before axe, so open overlays are checked while they are open. */
export async function checkStory({ parameters, reporting }: StoryContext): Promise<void> {
  await modalsStand();
  const expected = parameters.expectedConsole ?? [];
  const findings: Finding[] = [
    ...consoleLines
      .filter((line) => !expected.some((pattern) => pattern.test(line)))
      .map((message): Finding => ({ check: 'console', message })),
    ...expected
      .filter((pattern) => !consoleLines.some((line) => pattern.test(line)))
      .map(
        (pattern): Finding => ({
          check: 'console',
          message: `expected on the console, but never came: ${pattern}`,
        }),
      ),
    ...(await checkAnnouncements()).map((message): Finding => ({ check: 'announcement', message })),
    ...checkFocus().map((message): Finding => ({ check: 'lost-focus', message })),
    ...checkReflow().map((message): Finding => ({ check: 'horizontal-scroll', message })),
    ...checkTextSpacing().map((message): Finding => ({ check: 'text-spacing', message })),
    ...checkTargets().map((message): Finding => ({ check: 'target-size', message })),
    ...checkMotion().map((message): Finding => ({ check: 'reduced-motion', message })),
  ];
  reporting.addReport({
    type: 'gate',
    version: 1,
    status: findings.length === 0 ? 'passed' : 'failed',
    result: { findings },
  });
}
