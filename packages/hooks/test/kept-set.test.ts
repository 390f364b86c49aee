import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useKeptSet } from '../src/entries/drafts';
import { holdCookie, network, settled, show, token, wanjiru } from './support';

beforeEach(() => {
  localStorage.clear();
  network({ 'GET /api/user/u1': { body: { data: wanjiru } } });
  holdCookie(token());
});

test('[17.103] what a reviewer accepted is kept on the device, apart for each course', async () => {
  const first = show(() => useKeptSet('review:c1'));
  await settled(() => expect([...first.result.current[0]]).toEqual([]));
  const put = (item: string, isIn: boolean) => act(() => first.result.current[1](item, isIn));
  put('title', true);
  put('price', true);
  put('price', true);
  put('title', false);
  expect([...first.result.current[0]]).toEqual(['price']);
  first.unmount();
  const again = show(() => useKeptSet('review:c1'));
  await settled(() => expect([...again.result.current[0]]).toEqual(['price']));
  const other = show(() => useKeptSet('review:c2'));
  await settled(() => expect(other.result.current[0].size).toBe(0));
});
