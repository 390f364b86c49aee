// @vitest-environment jsdom
import { DigikenProvider } from '@digiken/ui/digiken-provider';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateMarkup } from '../src/shell/late-markup';

/** Tells each observer that its element is in view, or not. */
let see: (isIntersecting: boolean) => void;
let root: Root | undefined;

beforeEach(() => {
  const callbacks = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        callbacks.add(this.callback);
      }
      disconnect() {
        callbacks.delete(this.callback);
      }
    },
  );
  see = (isIntersecting) => {
    for (const callback of [...callbacks]) callback([{ isIntersecting }]);
  };
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const Part = ({ more }: { more?: string }) => (
  <p>
    <a href="/help">Help</a> <a href="/verify">{more ?? 'Check'}</a>
  </p>
);

/** Pre-rendered as at build time, then hydrated by a browser that has not loaded its code. */
async function open(locale?: string) {
  const Built = lateMarkup('part', async () => ({ default: Part }));
  await Built.load();
  const load = vi.fn(async () => ({ default: () => <Part more="Check it" /> }));
  const Late = lateMarkup('part', load);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(
    <DigikenProvider>
      <Built />
    </DigikenProvider>,
  );
  const links = [...place.querySelectorAll('a')];
  await act(async () => {
    root = hydrateRoot(
      place,
      <DigikenProvider locale={locale}>
        <Late />
      </DigikenProvider>,
    );
  });
  return { place, links, load };
}

test('[17.70] the HTML of the build stays until its place is nearly in view; then its code replaces it, and the focus stays', async () => {
  const { place, links, load } = await open();
  expect([...place.querySelectorAll('a')]).toEqual(links);
  act(() => see(false));
  expect(load).not.toHaveBeenCalled();
  links[1]?.focus();
  await act(async () => see(true));
  expect(load).toHaveBeenCalledOnce();
  const [, check] = place.querySelectorAll('a');
  expect(check).not.toBe(links[1]);
  expect(check?.textContent).toBe('Check it');
  expect(document.activeElement).toBe(check);
});

test('[17.70] in another language than that of the build, the code is fetched at once', async () => {
  const { load, place } = await open('sw-KE');
  await act(async () => see(false));
  expect(load).toHaveBeenCalledOnce();
  expect(place.textContent).toContain('Check it');
});
