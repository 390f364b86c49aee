// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchFailedStyles } from '../src/routes/failed-styles';

const ADDRESS = 'https://digiken.example/assets/styles-1.css';
const links = () => [...document.querySelectorAll('link')];

/** What Vite does: it puts the link into the page, and reports that it could not be fetched. */
function fail(address = ADDRESS): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: address });
  document.head.append(link);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error(`Unable to preload CSS for ${address}`),
  });
  window.dispatchEvent(event);
  return link;
}

beforeAll(fetchFailedStyles);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

test('[14.8] a stylesheet that could not be fetched is asked for again when the connection is back', () => {
  const other = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/a.css' });
  document.head.append(other);
  const first = fail();
  expect(links()).toEqual([other, first]);
  window.dispatchEvent(new Event('online'));
  const [kept, second] = links();
  expect(kept).toBe(other);
  expect(second).not.toBe(first);
  expect(second?.href).toBe(ADDRESS);
  // Arrived: it stays.
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  expect(links()[1]).toBe(second);
});

test('[14.8] and every five seconds as long as it fails', () => {
  const first = fail();
  vi.advanceTimersByTime(5_000);
  const [second] = links();
  expect(second).not.toBe(first);
  second?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(4_999);
  expect(links()).toEqual([second]);
  vi.advanceTimersByTime(1);
  expect(links()[0]).not.toBe(second);
  expect(links()).toHaveLength(1);
});
