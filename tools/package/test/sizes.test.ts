import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run.mjs';
import { Library } from '../lib/measure';
import { judge, measureAll, PROMISED, readLimits, table } from '../lib/sizes';

const UI = join(ROOT, 'packages/ui');
/** Folder of planted modules: inside the repository, so that the library's dependencies resolve. */
const PLANTED = join(ROOT, '.tmp/planted');
/** Minified bytes of values that stay because a bundler cannot prove that an expression is pure, e.g. `60 * MINUTE`. */
const VALUES_LEFT = 640;
/** Entries of a single value: a catalogue made with spread syntax, which bundlers do not treat as pure. */
const ONE_VALUE = /\/messages-sw\.js$/;

let library: Library;

beforeAll(async () => {
  library = new Library(UI);
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

  it('planted: fails if an entry exceeds its limit', async () => {
    const noise = Array.from({ length: 400 }, (_, i) => ((i * 7919) % 65537).toString(36)).join('-');
    const path = await plant('oversize', 'button', `export const map = ${JSON.stringify(noise)};`);
    const sizes = new Map([['button', await library.measure(path)]]);
    expect(judge(sizes, { button: PROMISED.button ?? 0 })).toEqual([
      expect.stringMatching(
        /^button is \d+ bytes of gzip; its limit in packages\/ui\/sizes\.json is 2048\.$/,
      ),
    ]);
  });

  it('planted: fails on an entry without a limit and on a limit without an entry', () => {
    const found = judge(new Map([['globe', { total: 10, first: 10 }]]), { atlas: 100 });
    expect(found).toEqual([
      expect.stringContaining('globe has no limit'),
      expect.stringContaining('atlas has a limit and is no entry'),
    ]);
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
