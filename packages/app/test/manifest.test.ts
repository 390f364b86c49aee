import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** Width and height of a PNG, from its header. */
function sizeOf(path: string): string {
  const header = readFileSync(path);
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
}

it('[14.1] the site can be installed, in the colours of its theme and with icons that are small', () => {
  const manifest = JSON.parse(read('public/manifest.webmanifest')) as {
    theme_color: string;
    background_color: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const canvas = /--dk-canvas: (#\w+);/.exec(read('../ui/dist/theme.css'))?.[1];
  expect(manifest).toMatchObject({
    id: '/console/dashboard',
    name: 'Digiken',
    short_name: 'Digiken',
    start_url: '/console/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: canvas,
    background_color: canvas,
  });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of manifest.icons) {
    expect(sizeOf(`public${src}`), src).toBe(sizes);
    expect(statSync(`public${src}`).size, src).toBeLessThan(20_000);
  }
  const page = read('index.html');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-180.png" />');
  expect(sizeOf('public/icons/apple-180.png')).toBe('180x180');
});
