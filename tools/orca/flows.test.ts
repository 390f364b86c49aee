import { expect, test } from 'vitest';
import { chosen, FLOWS } from './flows.ts';

test('each flow has a file of its own', () => {
  expect(new Set(FLOWS.map(({ name }) => name)).size).toBe(FLOWS.length);
});

test('all flows are heard, or those that are named; a wrong name is answered with the right ones', () => {
  expect(chosen([])).toEqual(FLOWS);
  expect(chosen(['dialog']).map(({ name }) => name)).toEqual(['dialog']);
  expect(() => chosen(['dialogue'])).toThrow(/No flow is called dialogue\. There are: .*dialog/);
});
