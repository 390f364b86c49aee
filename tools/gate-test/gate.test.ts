import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CELLS = ['dark-1280', 'dark-320'];
/** Runs the planted stories of overlays only. */
const FORCED = 'forced-colors-1280';

interface JsonReport {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

/** Story name → for each cell, the reasons why it failed ('' = it passed). */
let outcomes: Map<string, string[]>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'digiken-gate-'));
  const outputFile = join(folder, 'report.json');
  const args = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config=tools/gate-test/vitest.config.ts',
    ...[...CELLS, FORCED].map((cell) => `--project=${cell}`),
    '--reporter=json',
    `--outputFile=${outputFile}`,
  ];
  // Exit code 1 is what planted stories are for; a run that broke leaves no report, which the read then tells.
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
}, 120_000);

/** A vitest inside of a vitest must not take itself for a worker of the outer one. */
function childEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'TEST'),
  );
}

const reasonsOf = (story: string) => {
  const reasons = outcomes.get(story);
  if (!reasons)
    throw new Error(`No planted story "${story}" ran; there were: ${[...outcomes.keys()].join(', ')}`);
  return reasons;
};

describe('issue 2: a planted bad story fails each kind of check', () => {
  it.each([
    ['axe: contrast', 'Pale Text', /color-contrast/],
    ['axe: name of a field', 'Input Without Name', /toHaveNoViolations.*label/s],
    ['axe: target of 24 px (WCAG 2.2)', 'Tiny Targets', /target-size/],
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

  it('horizontal scroll: at 320 px, and only there', () => {
    const failed = reasonsOf('Too Wide').filter((reasons) => reasons !== '');
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatch(
      /horizontal-scroll: the page is \d+ px wide in a window of 320 px.*planted-wide/,
    );
  });

  it('tells every reason of a story at once', () => {
    for (const reasons of reasonsOf('Two Reasons')) {
      expect(reasons).toMatch(/toHaveNoViolations/);
      expect(reasons).toMatch(/planted-pulse/);
    }
  });
});

describe('issue 3: forced colours, in that cell and only there', () => {
  it.each([
    [
      'an edge that a background drew',
      'Edge By Background',
      /button\.planted-button shows its edge by a back/,
    ],
    ['a state that a background showed', 'State By Background', /a\.planted-state shows its state by colour/],
    ['a picture of its own colour', 'Picture Of Own Colour', /svg\.planted-ink keeps its own colour/],
    ['a text of its own colour', 'Text Of Own Colour', /text of p\.planted-lost is lost/],
  ])('%s', (_, story, reason) => {
    expect(reasonsOf(story)).toHaveLength(CELLS.length + 1);
    const failed = reasonsOf(story).filter((reasons) => reasons !== '');
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatch(reason);
    expect(failed[0]?.match(/^- /gm)).toHaveLength(1);
  });

  it('the control passes in all of them', () => {
    expect(reasonsOf('Forced Control')).toEqual([...CELLS, FORCED].map(() => ''));
  });
});

describe('the gate lets good stories pass', () => {
  it.each(['Control', 'Control Page', 'Control Expected Console', 'Overlay Closed'])('%s', (story) => {
    expect(reasonsOf(story)).toEqual(CELLS.map(() => ''));
  });
});
