import { expect, test } from 'vitest';
import { readComponents } from '../gate/components.ts';

const components = await readComponents();
const fileOf = (path: string) => `${path.split('/')[1]}.transcript.txt`;

test('each interactive component has a transcript (npm run transcripts -- --update)', () => {
  const without = components.filter(
    ({ path, files, meta }) => meta?.interactive && !files.includes(fileOf(path)),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('there is no transcript of a component that is no longer interactive', () => {
  const left = components.filter(
    ({ files, meta }) => !meta?.interactive && files.some((file) => file.endsWith('.transcript.txt')),
  );
  expect(left.map(({ path }) => path)).toEqual([]);
});
