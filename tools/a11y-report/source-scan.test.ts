import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/lib/run.mjs';

const NO_PRODUCT = /\.(stories|test|meta)\.|\/contracts\/|samples\.ts/;

/** The sources of both libraries, without stories and tests. */
const sources = ['packages/ui/src', 'packages/learning/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !NO_PRODUCT.test(`/${file}`))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(ROOT, folder, file), 'utf8') })),
);

/** Lines of the sources, or of planted ones, that match. */
const matches = (pattern: RegExp, among: readonly { file: string; text: string }[] = sources) =>
  among.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );

const planted = (text: string) => [{ file: 'planted.tsx', text }];

test('the scan reads both libraries', () => {
  expect(sources.length).toBeGreaterThan(400);
});

test('live media play only in the room of a class, which shows captions, and no component captures any', () => {
  const captures = /getUserMedia|getDisplayMedia|RTCPeerConnection/;
  expect(matches(captures, planted('navigator.mediaDevices.getUserMedia(wish)'))).toHaveLength(1);
  expect(matches(captures)).toEqual([]);
  const plays = /srcObject/;
  expect(matches(plays, planted('video.srcObject = stream'))).toHaveLength(1);
  const files = new Set(matches(plays).map((line) => line.split(': ')[0]));
  expect([...files]).toEqual(['packages/learning/src/live/live-room/stream-video.tsx']);
});

test('no style or code locks the orientation', () => {
  const lock = /screen\.orientation|\(orientation:|lockOrientation/;
  expect(matches(lock, planted('@media (orientation: landscape) {'))).toHaveLength(1);
  expect(matches(lock)).toEqual([]);
});

test('nothing reads the motion of the device', () => {
  const motion = /devicemotion|deviceorientation|Accelerometer|Gyroscope/i;
  expect(matches(motion, planted("addEventListener('devicemotion', shake)"))).toHaveLength(1);
  expect(matches(motion)).toEqual([]);
});

/** The tags of these elements, in code that may span lines. */
const elements = (name: string, among: readonly { file: string; text: string }[] = sources) =>
  among.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`<(?:${name})\\b(?:[^>{]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*>`, 'g'))].map(
      ([tag]) => ({ file, tag }),
    ),
  );

/** Files whose `<svg>` is within a hidden one. */
const WITHIN_A_HIDDEN_PICTURE = [
  'packages/learning/src/lib/payment-scene.tsx',
  'packages/learning/src/payments/kept-choice-screen/scene.tsx',
  'packages/ui/src/display/line-chart/line-chart.tsx',
  'packages/ui/src/display/line-chart/series-fill.tsx',
  'packages/ui/src/display/line-chart/series-look.tsx',
  'packages/ui/src/forms/rating/star.tsx',
  'packages/ui/src/forms/slider/slider-track.tsx',
];
const NAMED_OR_HIDDEN = /aria-hidden|\balt\b|aria-label|aria-labelledby|role="img"/;

test('every picture in the code is hidden from assistive technology or has a name', () => {
  const nameless = (among?: readonly { file: string; text: string }[]) =>
    elements('img|svg', among).filter(({ tag }) => !NAMED_OR_HIDDEN.test(tag));
  expect(nameless(planted('<img src={src} />'))).toHaveLength(1);
  expect(nameless(planted('<svg aria-hidden="true" width={size}>'))).toEqual([]);
  expect(elements('img|svg').length).toBeGreaterThan(20);
  expect([...new Set(nameless().map(({ file }) => file))].sort()).toEqual(WITHIN_A_HIDDEN_PICTURE);
});

/** Files that draw in another order than the source, and why reading order and focus order stay right. */
const REORDERED: Readonly<Record<string, string>> = {
  'packages/ui/src/display/data-table/sorting.tsx': 'the arrow within one button',
  'packages/ui/src/display/data-table/cell.tsx': 'on phones the name of a row is shown above its other cells',
  'packages/ui/src/display/stacked-bar-chart/stacked-bar-chart.tsx':
    'a figure beside its bar, without controls',
  'packages/ui/src/display/bar-chart/bar-chart.tsx': 'a figure beside its bar, without controls',
  'packages/ui/src/display/line-chart/line-chart.tsx': 'the scale, hidden from assistive technology',
  'packages/learning/src/lib/sales-layout.tsx':
    'the purchase bar sticks to the bottom of the window, and is read beside what is chosen from',
  'packages/learning/src/layouts/auth-layout/auth-layout.tsx':
    'what one is about to buy is read before the form, and drawn beside it',
  'packages/learning/src/payments/kept-choice-screen/scene.tsx': 'a picture without meaning',
  'packages/learning/src/authoring/save-bar/save-bar.tsx': 'a status without controls, below on phones',
  'packages/learning/src/payments/payment-result-screen/payment-result-screen.tsx':
    'a picture without meaning',
  'packages/learning/src/payments/payment-waiting-screen/payment-waiting-screen.tsx':
    'a picture without meaning',
  'packages/learning/src/screens/empty-scene/empty-scene.tsx': 'a picture without meaning',
  'packages/learning/src/quizzes/quiz-result/outcome.tsx': 'a picture that the text beside it says too',
};

test('content is drawn in the order of the source, except where its meaning stays the same', () => {
  const other =
    /\bflex-(row|col)-reverse|(?<!b)(?<!\w)order-(\d|first|last|\[)|grid-flow-(\w+-)?dense|\bfloat-(left|right)/;
  expect(matches(other, planted('<div className="flex-row-reverse">'))).toHaveLength(1);
  expect(matches(other, planted('<div className="border-2">'))).toEqual([]);
  const files = new Set(matches(other).map((line) => line.split(': ')[0]));
  expect([...files].sort()).toEqual(Object.keys(REORDERED).sort());
});

test('no component removes the outline of the focus without drawing its own', () => {
  const removed = /outline-none|outline-hidden|outline-0\b/;
  const own = /focus-visible|focus-within|has-\[[^\]]*focus/;
  const bare = (among: readonly { file: string; text: string }[]) =>
    among.filter(({ text }) => removed.test(text) && !own.test(text)).map(({ file }) => file);
  expect(bare(planted('<a className="outline-none">'))).toHaveLength(1);
  // The outline of a selected row, which takes no focus.
  expect(bare(sources)).toEqual(['packages/ui/src/display/data-table/rows.tsx']);
  const base = sources.find(({ file }) => file.endsWith('styles/base.css'))?.text ?? '';
  expect(base).toMatch(/:focus-visible\s*\{[^}]*outline:[^;}]*\b[2-9]px/);
});

test('nothing plays by itself', () => {
  const plays = /\bautoplay\b|<(video|audio)\b[^>]*\bautoPlay/i;
  expect(matches(plays, planted('<video autoPlay src={src} />'))).toHaveLength(1);
  // The carousel has no sound; it plays only if asked to, and its first control pauses it.
  const files = new Set(matches(plays).map((line) => line.split(': ')[0]));
  expect([...files].sort()).toEqual(['packages/ui/src/display/carousel/carousel.tsx']);
});

test('no handler of the focus opens a page or a window, submits, or moves the focus', () => {
  const handlers = (among: readonly { file: string; text: string }[]) =>
    among.flatMap(({ file, text }) =>
      [...text.matchAll(/onFocus(?:=\{|: ?)(?:\([^)]*\)|\w+) =>(?:[^{}]|\{[^{}]*\}){0,400}/g)].map(
        ([code]) => ({
          file,
          code: code.split(/\n\s*on[A-Z]/)[0] ?? '',
        }),
      ),
    );
  const changes = /navigate\(|location\b|\.submit\(|requestSubmit|window\.open|\.focus\(/;
  const bad = (among: readonly { file: string; text: string }[]) =>
    handlers(among).filter(({ code }) => changes.test(code));
  expect(bad(planted("<a onFocus={() => navigate('/')}>"))).toHaveLength(1);
  expect(handlers(sources).length).toBeGreaterThan(4);
  expect(bad(sources)).toEqual([]);
});

/** Seconds of one turn of every animation that repeats. */
const turns = (text: string) =>
  [...text.matchAll(/animation:[^;]*?\b(?<time>\d*\.?\d+)(?<unit>m?s)\b[^;]*\binfinite\b/g)].map(
    ({ groups }) => Number(groups?.time) / (groups?.unit === 'ms' ? 1000 : 1),
  );

test('no animation repeats three times a second or more often', () => {
  expect(turns('a { animation: blink 200ms infinite; }')).toEqual([0.2]);
  expect(sources.flatMap(({ text }) => turns(text)).filter((time) => time <= 1 / 3)).toEqual([]);
  // The named animations of Tailwind: spin and ping take 1 s, pulse 2 s, bounce 1 s. Others would need a look.
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/\banimate-([\w[-]+)/g)].map(([, name]) => name),
  );
  expect([...new Set(named)].filter((name) => !['spin', 'pulse', 'none'].includes(name ?? ''))).toEqual([]);
});
