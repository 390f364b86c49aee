import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run.mjs';
import { libraryRoot } from '../../library/sources';
import { builtLibrary, type Library } from '../lib/measure';
import {
  judge,
  NEW_ENTRY,
  judgePromised,
  measureAll,
  measurePromised,
  promisedTable,
  readLimits,
  table,
} from '../lib/sizes';

const UI = libraryRoot('ui');
/** Folder of planted modules: inside the repository, so that the library's dependencies resolve. */
const PLANTED = join(ROOT, '.tmp/planted');
/** Minified bytes of values that stay because a bundler cannot prove that an expression is pure, e.g. `60 * MINUTE`. */
const VALUES_LEFT = 640;
/** Entries of a single value: a catalogue made with spread syntax, which bundlers do not treat as pure. */
const ONE_VALUE = /\/messages-sw\.js$/;

let library: Library;

beforeAll(async () => {
  library = builtLibrary();
  await mkdir(PLANTED, { recursive: true });
});

/** Writes a module that re-exports an entry and adds code. */
async function plant(name: string, entry: string, more: string): Promise<string> {
  const path = join(PLANTED, `${name}.js`);
  await writeFile(path, `export * from ${JSON.stringify(library.path(entry))};\n${more}\n`);
  return path;
}

describe('each entry has a hard limit', () => {
  it('no entry exceeds its limit', async () => {
    const sizes = await measureAll(library);
    const limits = readLimits();
    console.log(table(sizes, limits));
    expect(judge(sizes, limits)).toEqual([]);
  });

  it('no promised entry exceeds its fixed limit, without what it shares', async () => {
    const promised = await measurePromised(library);
    console.log(promisedTable(promised));
    expect(judgePromised(promised)).toEqual([]);
  });

  it('planted: fails if an entry exceeds its limit', async () => {
    const noise = Array.from({ length: 400 }, (_, i) => ((i * 7919) % 65537).toString(36)).join('-');
    const path = await plant('oversize', 'button', `export const map = ${JSON.stringify(noise)};`);
    const sizes = new Map([['button', await library.measure(path)]]);
    expect(judge(sizes, { button: { first: 2048 } })).toEqual([
      expect.stringMatching(
        /^button is \d+ bytes of gzip at first load; its limit in sizes\.json is 2048\.$/,
      ),
    ]);
  });

  it('planted: fails if the code of the dialog loads at once', async () => {
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

  it('planted: an entry that no release has had is limited, too', () => {
    expect(judge(new Map([['globe', NEW_ENTRY]]), {})).toEqual([]);
    const found = judge(new Map([['globe', { first: NEW_ENTRY.first + 1, later: 0 }]]), {});
    expect(found).toEqual([expect.stringContaining('its limit as a new entry is 12288')]);
  });
});

describe('entries are free of side effects', () => {
  it('importing an entry has no side effect', async () => {
    const { bytes, effects } = await library.leftovers(library.entries);
    expect(effects, 'statements that run on load').toEqual([]);
    const much = Object.entries(bytes).filter(([path, left]) => left > VALUES_LEFT && !ONE_VALUE.test(path));
    expect(Object.fromEntries(much), 'code that stays though nothing uses it').toEqual({});
  });

  it('importing one name of an entry does not include the others', async () => {
    const variants = await library.taken(['buttonVariants'], 'button');
    expect(variants).toContain('min-h-target-primary');
    expect(variants).not.toContain('data-slot');
    const price = await library.taken(['formatPrice'], 'price');
    expect(price).not.toContain('data-slot');
  });

  it('planted: fails if an entry has a side effect', async () => {
    const path = await plant('side-effect', 'badge', "globalThis.document?.body.classList.add('digiken');");
    const { effects } = await library.leftovers([path], PLANTED);
    expect(effects).toEqual([expect.stringContaining('classList.add')]);
  });
});
