import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/lib/run.mjs';

const NO_PRODUCT = /\.(stories|test|meta)\.|\/contracts\//;

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

test('no component plays or captures live media', () => {
  const live = /getUserMedia|getDisplayMedia|MediaStream|srcObject|RTCPeerConnection/;
  expect(matches(live, planted('video.srcObject = stream'))).toHaveLength(1);
  expect(matches(live)).toEqual([]);
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
