import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run.mjs';

const exec = promisify(execFile);
const dist = join(inject('tarball').folder, 'dist');
const read = (path: string) => readFile(join(dist, path), 'utf8');

/** The files that an entry can load, by the import statements of the built files. */
async function loaded(file: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(file)) return found;
  found.add(file);
  const code = await read(file);
  for (const [, path = ''] of code.matchAll(/(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g)) {
    await loaded(join(dirname(file), path), found);
  }
  return found;
}

it('every entry has a style that names exactly the files that the entry can load', async () => {
  const entries = (await readdir(dist))
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.slice(0, -3));
  expect(entries.length).toBeGreaterThan(70);
  for (const name of entries) {
    const style = await read(`styles/${name}.css`);
    const named = [...style.matchAll(/@source '\.\.\/([^']+)'/g)].map(([, path]) => path);
    expect(named.sort(), name).toEqual([...(await loaded(`${name}.js`))].sort());
    const code = (await Promise.all(named.map((path) => read(path ?? '')))).join('\n');
    expect(style.includes("@import '../prose.css'"), `${name} brings the style of running text`).toBe(
      code.includes('dk-prose'),
    );
  }
});

it('base.css consists of page.css and prose.css', async () => {
  const [base, page, prose] = await Promise.all(['base.css', 'page.css', 'prose.css'].map(read));
  expect(base).toBe(`${page}\n${prose}`);
});

/** The style of an app that imports one entry. */
async function compiled(name: string): Promise<string> {
  const folder = await mkdtemp(join(ROOT, '.tmp/entry-style-'));
  try {
    const app = [
      "@import 'tailwindcss/theme.css' layer(theme);",
      `@import '${dist}/theme.css';`,
      "@import 'tailwindcss/utilities.css' layer(utilities) source(none);",
      `@import '${dist}/styles/${name}.css';`,
    ];
    await writeFile(join(folder, 'app.css'), app.join('\n'));
    await exec(join(ROOT, 'node_modules/.bin/tailwindcss'), ['-i', 'app.css', '-o', 'out.css', '--minify'], {
      cwd: folder,
    });
    return await readFile(join(folder, 'out.css'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Classes of an app that uses Tailwind's own scales. */
const OWN_SCALES =
  'text-sm text-2xl rounded-md rounded-xl max-w-4xl shadow-md font-medium font-sans bg-red-500 sm:p-4 lg:p-8 duration-150';

/** The rules of those classes, as the app's style sheet has them after `imports`. */
async function ownRules(imports: string): Promise<string> {
  const folder = await mkdtemp(join(ROOT, '.tmp/own-scales-'));
  try {
    const app = [
      "@import 'tailwindcss/theme.css' layer(theme);",
      imports,
      "@import 'tailwindcss/utilities.css' layer(utilities) source(none);",
      `@source inline('${OWN_SCALES}');`,
    ];
    await writeFile(join(folder, 'app.css'), app.join('\n'));
    await exec(join(ROOT, 'node_modules/.bin/tailwindcss'), ['-i', 'app.css', '-o', 'out.css'], {
      cwd: folder,
    });
    const css = await readFile(join(folder, 'out.css'), 'utf8');
    const values = [...css.matchAll(/^ {4}--(?!dk-)[\w-]+: .*$/gm)].map(([line]) => line.trim());
    return [...values, css.slice(css.indexOf('@layer utilities'), css.indexOf('@property'))].join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

it("an app's own scales and palette stay as they are beside theme.css", async () => {
  const alone = await ownRules('');
  for (const name of OWN_SCALES.split(' ')) expect(alone, name).toContain(`.${name.replace(':', '\\:')}`);
  expect(await ownRules(`@import '${dist}/theme.css';`)).toBe(alone);
  // Planted: a theme that resets a scale, and one that gives a name another value.
  expect(await ownRules(`@import '${dist}/theme.css';\n@theme { --container-*: initial; }`)).not.toBe(alone);
  expect(await ownRules(`@import '${dist}/theme.css';\n@theme { --text-sm: 0.9375rem; }`)).not.toBe(alone);
});

it('compiled styles are in one layer of their own; components.css says nothing about the page', async () => {
  const [styles, components] = await Promise.all(['styles.css', 'components.css'].map(read));
  for (const css of [styles ?? '', components ?? ''])
    expect(css.replace(/^@layer digiken\s*\{.*\}\s*$/s, '')).toBe('');
  expect(styles).toMatch(/[},]html\{/);
  expect(components).not.toMatch(/[},](html|body|a|button|ul)[{,]/);
  expect(components).toContain(':where([data-slot]');
});

/** The classes that a style sheet defines, as written in markup; without markers such as `group`. */
const classesOf = (css: string) =>
  new Set(
    [...css.matchAll(/\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi)]
      .map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
      .filter((name) => !/^(group|peer)(\/|$)/.test(name)),
  );

describe.each(['button', 'data-table', 'date-input', 'notification-drawer'])('%s', (name) => {
  it('its style has every class that its code uses', async () => {
    const code = (await Promise.all([...(await loaded(`${name}.js`))].map(read))).join('\n');
    const words = new Set(code.split(/[\s"'`]+/));
    // Without the classes of authored texts, which the prose styles: `callout` is also the name of a component.
    const wanted = [...classesOf(await read('styles.css'))].filter(
      (known) => words.has(known) && !/^(dk-|hljs|callout)/.test(known),
    );
    expect(wanted.length).toBeGreaterThan(10);
    const own = classesOf(await compiled(name));
    expect(wanted.filter((one) => !own.has(one))).toEqual([]);
  });
});

it('the style of a button is a fraction of the whole style', async () => {
  const whole = (await read('styles.css')).length;
  expect((await compiled('button')).length).toBeLessThan(whole / 8);
});
