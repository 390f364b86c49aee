import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { kindOf, monthOf, readUsage, startDataMeter, useDataUsage } from '../src/entries/data-saver';

let report: (entries: object[]) => void;

class Observer {
  constructor(callback: (list: { getEntries: () => object[] }) => void) {
    report = (entries) => callback({ getEntries: () => entries });
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const received = (name: string, initiatorType: string, transferSize: number) => ({
  name: `https://digiken.example${name}`,
  initiatorType,
  transferSize,
});

test('[14.224] counts the bytes of pages, pictures and media, and adds them up over visits', () => {
  vi.stubGlobal('PerformanceObserver', Observer);
  const { result } = renderHook(() => useDataUsage());
  for (let visit = 1; visit <= 2; visit += 1) {
    const stop = startDataMeter();
    report([
      received('/', 'navigation', 9_000),
      received('/api/courses?q=published', 'fetch', 1_000),
      received('/api/media/ab.webp?k=1', 'img', 20_000),
      received('/api/media/cd.webm?k=1', 'video', 300_000),
      received('/api/media/ef.weba?k=1', 'other', 50_000),
      received('/assets/cached.js', 'script', 0),
    ]);
    act(stop);
    expect(result.current).toEqual({
      month: monthOf(new Date()),
      pages: 10_000 * visit,
      pictures: 20_000 * visit,
      media: 350_000 * visit,
    });
  }
});

test('[14.224] a new month starts at zero, and so does what cannot be read', () => {
  const usage = { month: '2026-10', pages: 1, pictures: 2, media: 3 };
  localStorage.setItem('data-usage', JSON.stringify(usage));
  expect(readUsage('2026-10')).toEqual(usage);
  expect(readUsage('2026-11')).toEqual({ month: '2026-11', pages: 0, pictures: 0, media: 0 });
  localStorage.setItem('data-usage', '{"month":"2026-11","pages":"many"}');
  expect(readUsage('2026-11').pages).toBe(0);
  localStorage.setItem('data-usage', '{');
  expect(readUsage('2026-11').pages).toBe(0);
});

test('[14.224] tells kinds by the path, whatever asked for it', () => {
  expect(kindOf(received('/a/b.PNG', 'css', 1))).toBe('pictures');
  expect(kindOf(received('/api/media/x.mp4?k=.js', 'fetch', 1))).toBe('media');
  expect(kindOf(received('/api/course/c1', 'fetch', 1))).toBe('pages');
});
