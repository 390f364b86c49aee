import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run.mjs';
import { LIBRARIES, libraryRoot } from '../../library/sources';
import { builtLibrary, type Library } from '../lib/measure';
import {
  judge,
  judgePromised,
  measureAll,
  measurePromised,
  promisedTable,
  readLimits,
  table,
} from '../lib/sizes';

const UI = libraryRoot('ui');
/** Where planted modules lie: inside of the repository, so that they find the library's dependencies. */
const PLANTED = join(ROOT, '.tmp/planted');
/** Values that stay because a bundler cannot prove an expression harmless, e.g. `60 * MINUTE`: minified bytes. */
const VALUES_LEFT = 640;
/** One value and nothing beside it: a catalogue, put together by spreading, which no bundler takes for harmless. */
const ONE_VALUE = /\/messages-sw\.js$/;

let library: Library;

beforeAll(async () => {
  library = builtLibrary('ui');
  await mkdir(PLANTED, { recursive: true });
});

/** Puts a module beside the library that re-exports an entry and does something more. */
async function plant(name: string, entry: string, more: string): Promise<string> {
  const path = join(PLANTED, `${name}.js`);
  await writeFile(path, `export * from ${JSON.stringify(library.path(entry))};\n${more}\n`);
  return path;
}

describe('each entry has a hard limit', () => {
  it.each(LIBRARIES)('and keeps it in %s; the table', async (name) => {
    const sizes = await measureAll(builtLibrary(name));
    const limits = readLimits(name);
    console.log(table(sizes, limits));
    expect(judge(sizes, limits)).toEqual([]);
  });

  it('the promised entries keep theirs, without what they share', async () => {
    const promised = await measurePromised(library);
    console.log(promisedTable(promised));
    expect(judgePromised(promised)).toEqual([]);
  });

  it('planted: an entry that grew beyond its limit turns the run red', async () => {
    const noise = Array.from({ length: 400 }, (_, i) => ((i * 7919) % 65537).toString(36)).join('-');
    const path = await plant('oversize', 'button', `export const map = ${JSON.stringify(noise)};`);
    const sizes = new Map([['button', await library.measure(path)]]);
    expect(judge(sizes, { button: { first: 2048 } })).toEqual([
      expect.stringMatching(
        /^button is \d+ bytes of gzip at first load; its limit in sizes\.json is 2048\.$/,
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
  it.each(LIBRARIES)('loading any of %s does nothing', async (name) => {
    const own = builtLibrary(name);
    const { bytes, effects } = await own.leftovers(own.entries);
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
