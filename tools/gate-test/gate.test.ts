import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { timeOut } from '../../scripts/lib/time-factor.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CELLS = ['dark-1280', 'light-320'];

interface JsonReport {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

/** Story name → the failure messages in each cell ('' = passed). */
let outcomes: Map<string, string[]>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'digiken-gate-'));
  const outputFile = join(folder, 'report.json');
  const args = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config=tools/gate-test/vitest.config.ts',
    ...CELLS.map((cell) => `--project=${cell}`),
    '--reporter=json',
    `--outputFile=${outputFile}`,
  ];
  // Planted stories cause exit code 1. A run that crashes leaves no report, so that reading it throws.
  const output = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: childEnv() }).catch(
    String,
  );
  const text = await readFile(outputFile, 'utf8').catch(() => {
    throw new Error(`The planted run left no report:\n${JSON.stringify(output)}`);
  });
  await rm(folder, { recursive: true });
  const report = JSON.parse(text) as JsonReport;
  outcomes = new Map();
  for (const { title, status, failureMessages } of report.testResults.flatMap(
    (file) => file.assertionResults,
  )) {
    const reasons = status === 'passed' ? '' : failureMessages.join('\n');
    outcomes.set(title, [...(outcomes.get(title) ?? []), reasons]);
  }
}, timeOut(150_000));

/** A nested vitest must not believe that it is a worker of the outer one. Faults are planted in all cells and variants. */
function childEnv(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('VITEST') && name !== 'TEST',
  );
  return { ...Object.fromEntries(inherited), TEST_LEVEL: 'all' };
}

const reasonsOf = (story: string) => {
  const reasons = outcomes.get(story);
  if (!reasons)
    throw new Error(`No planted story "${story}" ran; there were: ${[...outcomes.keys()].join(', ')}`);
  return reasons;
};

describe('a planted bad story fails each kind of check as mounted', () => {
  it.each([
    ['axe: contrast', 'Pale Text', /color-contrast/],
    [
      'contrast that axe leaves open: a text of an SVG',
      'Pale Text In A Chart',
      /- contrast: text\.planted-label has a contrast of 1\.\d\d, needs 4\.5/,
    ],
    [
      'contrast that axe leaves open: a text over a pseudo-element',
      'Pale Text Over A Pseudo Element',
      /- contrast: p\.planted-over-pseudo has a contrast of 1\.\d\d/,
    ],
    ['axe: name of a field', 'Input Without Name', /toHaveNoViolations.*label/s],
    ['axe: name of a button that is an icon', 'Icon Without Name', /toHaveNoViolations.*button-name/s],
    ['axe: target of 24 px (WCAG 2.2)', 'Tiny Targets', /toHaveNoViolations.*target-size/s],
    [
      'target of 24 px, by our own measure',
      'Tiny Targets',
      /- target-size: button\.planted-tiny is 10 × 10 px/,
    ],
    ['lost focus (WCAG 2.4.3)', 'Focus Lost', /lost-focus: the focus was on button, which went away/],
    ['an un-announced toast (WCAG 4.1.3)', 'Toast Unannounced', /announcement: p\[data-slot="toast"\] shows/],
    ['axe: landmarks (best practice)', 'Outside Of Landmarks', /region/],
    ['axe: heading of a page', 'Page Without Heading', /page-has-heading-one/],
    ['axe: an overlay that the play function left open', 'Overlay Open', /toHaveNoViolations.*label/s],
    ['text spacing (WCAG 1.4.12)', 'Tight Text', /text-spacing: p\.planted-tight cuts off its text/],
    ['console: an error of React', 'Console Error', /console: console\.error: Each child in a list/],
    ['console: a warning', 'Console Warning', /console: console\.warn: planted warning/],
    ['console: an announced error that never came', 'Console Promise Not Kept', /never came/],
    ['reduced motion: animation', 'Animation', /reduced-motion: animation "planted-pulse"/],
    ['reduced motion: transition', 'Transition', /reduced-motion: transition of p\.planted-transition/],
    ['reduced motion: smooth scrolling', 'Smooth Scroll', /reduced-motion: .* scrolls smoothly/],
    ['keyboard: a control that Tab does not reach', 'Keyboard Trap', /toHaveFocus/],
  ])('%s', (_, story, reason) => {
    for (const reasons of reasonsOf(story)) expect(reasons).toMatch(reason);
    expect(reasonsOf(story)).toHaveLength(CELLS.length);
  });

  it('horizontal scroll: at 320 px only', () => {
    const failed = reasonsOf('Too Wide').filter((reasons) => reasons !== '');
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatch(
      /horizontal-scroll: the page is \d+ px wide in a window of 320 px.*planted-wide/,
    );
  });

  it('reports all reasons of a story at once', () => {
    for (const reasons of reasonsOf('Two Reasons')) {
      expect(reasons).toMatch(/toHaveNoViolations/);
      expect(reasons).toMatch(/planted-pulse/);
    }
  });
});

describe('a fault that shows only in a variant fails in the sweep, which names the variant', () => {
  it.each([
    [
      'contrast in the light theme',
      'Pale In Light Only',
      /contrast \(light\): color-contrast: \.planted-pale-in/,
    ],
    [
      'contrast in the light theme, of a text that is scrolled out of its list',
      'Pale In Light Further Down',
      /contrast \(light\): color-contrast: \.planted-pale-in-light/,
    ],
    [
      'contrast in high contrast, dark',
      'Pale In High Contrast Only',
      /contrast \(high-contrast-dark\): color-contrast/,
    ],
    ['text of 200% (WCAG 1.4.4)', 'Cut At Twice The Size', /clipped-text \(text-200\): p\.planted-one-line/],
    ['right to left: a part that stays', 'Stays Left', /mirroring \(right-to-left\): p\.planted-left stays/],
    [
      'right to left: an arrow against the text',
      'Arrow Against The Text',
      /mirroring \(right-to-left\): the arrow ArrowRight/,
    ],
    [
      'right to left: overflow',
      'Wide From Right To Left',
      /horizontal-scroll \(right-to-left\): .*planted-sticks-out/,
    ],
    [
      'forced colours: an edge',
      'Edge By Background',
      /forced-colors\): button\.planted-button shows its edge by/,
    ],
    [
      'forced colours: a state',
      'State By Background',
      /forced-colors\): a\.planted-state shows its state by/,
    ],
    ['contrast in high contrast, light', 'Pale In High Contrast Only', /contrast \(high-contrast-light\)/],
    [
      'forced colours, dark ink on a dark ground: a picture',
      'Picture Of Own Colour',
      /forced-colors\): svg\.planted-ink keeps its own/,
    ],
    [
      'forced colours, dark ink on a dark ground: a text',
      'Text Of Own Colour',
      /forced-colors\): the text of p\.planted-lost is lost/,
    ],
    [
      '[15.90] translation: an element before a text',
      'Inserts Before Text',
      /translation \(translated\): .*NotFoundError: Failed to execute 'insertBefore'/,
    ],
    [
      '[15.90] translation: a text that goes',
      'Removes Text',
      /translation \(translated\): .*NotFoundError: Failed to execute 'removeChild'/,
    ],
    [
      '[15.90] translation: a text that changes',
      'Changes Text',
      /translation \(translated\): a text changes that nobody sees: “0” became “1”/,
    ],
    ['target size at 390 px', 'Targets Between Widths', /target-size \(390-px\): button is 12 × 12 px/],
  ])('%s', (_, story, reason) => {
    const all = reasonsOf(story).join('\n');
    expect(all).toMatch(reason);
    // As mounted, none of the gate's own checks failed.
    expect(all).not.toMatch(/^- [\w-]+:/m);
  });
});

describe('good stories pass the gate', () => {
  it.each([
    'Control',
    'Control Page',
    'Control Expected Console',
    'Overlay Closed',
    'Focus Given Back',
    'Toast Announced',
    'Forced Control',
    'Translated Control',
  ])('%s', (story) => {
    expect(reasonsOf(story)).toEqual(CELLS.map(() => ''));
  });
});
