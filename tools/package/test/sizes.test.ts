import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run.mjs';
import { Library } from '../lib/measure';
import { judge, judgePromised, measureAll, promisedTable, readLimits, table } from '../lib/sizes';

const UI = join(ROOT, 'packages/ui');
/** Where planted modules lie: inside of the repository, so that they find the library's dependencies. */
const PLANTED = join(ROOT, '.tmp/planted');
/** Values that stay because a bundler cannot prove an expression harmless, e.g. `60 * MINUTE`: minified bytes. */
const VALUES_LEFT = 640;
/** One value and nothing beside it: a catalogue, put together by spreading, which no bundler takes for harmless. */
const ONE_VALUE = /\/messages-sw\.js$/;

let library: Library;

beforeAll(async () => {
  library = new Library(UI);
  await mkdir(PLANTED, { recursive: true });
});

/** Puts a module beside the library that re-exports an entry and does something more. */
async function plant(name: string, entry: string, more: string): Promise<string> {
  const path = join(PLANTED, `${name}.js`);
  await writeFile(path, `export * from ${JSON.stringify(library.path(entry))};\n${more}\n`);
  return path;
}

describe('each entry has a hard limit', () => {
  it('and keeps it; the table', async () => {
    const { sizes, promised } = await measureAll(library);
    const limits = readLimits();
    console.log(table(sizes, limits));
    console.log(promisedTable(promised));
    expect([...judge(sizes, limits), ...judgePromised(promised)]).toEqual([]);
  });

  it('planted: an entry that grew beyond its limit turns the run red', async () => {
    const noise = Array.from({ length: 400 }, (_, i) => ((i * 7919) % 65537).toString(36)).join('-');
    const path = await plant('oversize', 'button', `export const map = ${JSON.stringify(noise)};`);
    const sizes = new Map([['button', await library.measure(path)]]);
    expect(judge(sizes, { button: { first: 2048 } })).toEqual([
      expect.stringMatching(
        /^button is \d+ bytes of gzip at first load; its limit in packages\/ui\/sizes\.json is 2048\.$/,
      ),
    ]);
  });

  it('planted: a dialog whose code loads at once turns the run red', async () => {
    const panel = (await readFile(library.path('dialog'), 'utf8')).match(/chunks\/chunk-\w+\.js/g) ?? [];
    const lazy = (
      await Promise.all(
        panel.map(async (chunk) =>
          (await readFile(join(UI, 'dist', chunk), 'utf8')).match(/dialog-panel-\w+\.js/),
        ),
      )
    ).find(Boolean)?.[0];
    const path = await plant(
      'eager-dialog',
      'dialog',
      `export * from ${JSON.stringify(join(UI, 'dist/chunks', lazy ?? ''))};`,
    );
    expect(judgePromised(new Map([['dialog', await library.measure(path)]]))).toEqual([
      expect.stringMatching(/^dialog is \d{5} bytes of gzip at first load; its limit .* is 2048\.$/),
    ]);
  });

  it('planted: a new entry without a limit, and a limit without an entry, turn the run red', () => {
    const found = judge(new Map([['globe', { first: 10, later: 0 }]]), { atlas: { first: 100 } });
    expect(found).toEqual([
      expect.stringContaining('globe has no limit'),
      expect.stringContaining('atlas has a limit and is no entry'),
    ]);
  });
});

describe('entries are free of side effects', () => {
  it('loading any of them does nothing', async () => {
    const { bytes, effects } = await library.leftovers(library.entries);
    expect(effects, 'statements that run on load').toEqual([]);
    const much = Object.entries(bytes).filter(([path, left]) => left > VALUES_LEFT && !ONE_VALUE.test(path));
    expect(Object.fromEntries(much), 'code that stays though nothing uses it').toEqual({});
  });

  it('one name of an entry brings nothing of the others', async () => {
    const variants = await library.taken(['buttonVariants'], 'button');
    expect(variants).toContain('min-h-target-primary');
    expect(variants).not.toContain('data-slot');
    const price = await library.taken(['formatPrice'], 'price');
    expect(price).not.toContain('data-slot');
  });

  it('planted: an entry that does something as it loads turns the run red', async () => {
    const path = await plant('side-effect', 'badge', "globalThis.document?.body.classList.add('digiken');");
    const { effects } = await library.leftovers([path], PLANTED);
    expect(effects).toEqual([expect.stringContaining('classList.add')]);
  });
});
