import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { expect } from 'vitest';

const WHOLE = 'assets/whole.css';

/** Builds the app again with the utilities of the whole library, and adds that style to the app's own. */
export async function addWholeStyle(home: string): Promise<void> {
  const file = join(home, 'src/style.css');
  const own = await readFile(file, 'utf8');
  const whole = own
    .replace(/^@import '@digiken\/ui\/styles\/.*$/gm, '')
    .replace('page.css', 'base.css')
    .concat("@source '../node_modules/@digiken/ui/dist';\n");
  await writeFile(file, whole);
  try {
    await build({ root: home, logLevel: 'error', build: { outDir: 'dist-whole', minify: false } });
  } finally {
    await writeFile(file, own);
  }
  const assets = join(home, 'dist-whole/assets');
  const style = (await readdir(assets)).find((name) => name.endsWith('.css'));
  if (!style) throw new Error(`${assets} has no style.`);
  // The font already has its rule; a second one would load it again, and late.
  const text = (await readFile(join(assets, style), 'utf8')).replace(/@font-face\s*\{[^}]*\}/g, '');
  await writeFile(join(home, 'dist', WHOLE), text);
}

/** Fails if an element of the current page would look different with the style of the whole library. */
export async function expectNothingUnstyled(page: Page): Promise<void> {
  const differing = await page.evaluate(async (href) => {
    const look = () =>
      [...document.body.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          const text = [...style]
            .filter((name) => !name.startsWith('--'))
            .map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return {
            element,
            part,
            of: `${element.tagName}${part ?? ''} ${element.getAttribute('class') ?? ''}`,
            text,
          };
        }),
      );
    const own = look();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    const loaded = new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
    });
    link.href = `./${href}`;
    document.head.append(link);
    await loaded;
    const whole = look();
    link.remove();
    return whole.flatMap(({ element, part, of, text }) => {
      // An announcement may have come or gone meanwhile.
      const here = own.find((one) => one.element === element && one.part === part)?.text;
      if (!here) return [];
      const other = text.filter((line, index) => line !== here[index]);
      return other.length > 0 ? [`${of}: ${other.join('; ')}`] : [];
    });
  }, WHOLE);
  expect(differing).toEqual([]);
}
