import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pollInterval, savesData } from '../src/data-saver/data-saver';
import { useDataSaver } from '../src/data-saver/use-data-saver';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('[14.220] data is saved as the browser says, until the user chooses for this device', () => {
  expect(savesData()).toBe(false);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(savesData()).toBe(true);
  const { result } = renderHook(() => useDataSaver());
  expect(result.current).toMatchObject({ choice: 'auto', on: true });
  act(() => result.current.choose('off'));
  expect(result.current).toMatchObject({ choice: 'off', on: false });
  act(() => result.current.choose('on'));
  vi.stubGlobal('navigator', {});
  expect(savesData()).toBe(true);
  act(() => result.current.choose('auto'));
  expect(savesData()).toBe(false);
});

test('[14.220] a choice made in another tab applies here', () => {
  const { result } = renderHook(() => useDataSaver());
  localStorage.setItem('data-saver', 'on');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'data-saver' })));
  expect(result.current.on).toBe(true);
});

test('[14.223] under data saver the interval between two polls is four times as long', () => {
  expect(pollInterval(30_000)).toBe(30_000);
  localStorage.setItem('data-saver', 'on');
  expect(pollInterval(30_000)).toBe(120_000);
});
