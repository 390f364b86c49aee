import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run.mjs';

const exec = promisify(execFile);
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);

const tarball = inject('tarball');
const read = (path: string) => readFile(join(tarball.folder, path), 'utf8');
const entriesOf = async (end: string) =>
  (await readdir(join(tarball.folder, 'dist'))).filter((name) => name.endsWith(end));

it('publint finds nothing in strict mode', async () => {
  const { stdout } = await exec(bin('publint'), ['--strict', tarball.file]);
  expect(stdout).toContain('All good!');
});

it('every entry and its types resolve for bundlers and for Node (attw, ESM only)', async () => {
  const entries = (await entriesOf('.js')).map((name) => name.replace(/\.js$/, ''));
  const args = ['--profile', 'esm-only', '--format', 'json', '--entrypoints', ...entries];
  const { stdout } = await exec(bin('attw'), [tarball.file, ...args], { maxBuffer: 1 << 28 });
  const { analysis } = JSON.parse(stdout) as {
    analysis: {
      entrypoints: Record<string, unknown>;
      problems: { kind: string; entrypoint?: string; resolutionKind?: string }[];
    };
  };
  expect(Object.keys(analysis.entrypoints)).toHaveLength(entries.length);
  // The profile omits `require` and TypeScript's node10 resolution, which ES modules cannot support.
  const left = ['node10', 'node16-cjs'];
  expect(analysis.problems.filter(({ resolutionKind = '' }) => !left.includes(resolutionKind))).toEqual([]);
});

/** What only a client component may do: hooks, context, classes, handlers. */
const CLIENT_CODE =
  /\buse(?:State|Effect|LayoutEffect|Reducer|Ref|Context|SyncExternalStore)\d*\(|createContext\d*\(|extends Component/;

it('a module that uses hooks or context starts with "use client", and a pure one does not', async () => {
  const modules = (await readdir(join(tarball.folder, 'dist'), { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  );
  const wrong: string[] = [];
  for (const name of modules) {
    const code = await read(`dist/${name}`);
    if (CLIENT_CODE.test(code) && !code.startsWith('"use client";')) wrong.push(name);
  }
  expect(wrong).toEqual([]);
  for (const name of ['button-variants', 'theme-script', 'messages-en', 'messages-sw', 'skeleton']) {
    expect(await read(`dist/${name}.js`), name).not.toContain('"use client"');
  }
});

it('a server component can call the variants and the theme script (the conditions of React for servers)', async () => {
  const code = `
    import { buttonVariants } from '@digiken/ui/button-variants';
    import { displayClassName, displayFromCookie, themeScript } from '@digiken/ui/theme-script';
    const className = displayClassName(displayFromCookie('digiken-display=light.high.125.system'));
    process.stdout.write(JSON.stringify([buttonVariants({ variant: 'quiet' }), className, themeScript()]));`;
  const args = ['--conditions=react-server', '--input-type=module', '--eval', code];
  const { stdout } = await exec(process.execPath, args, { cwd: inject('react18') });
  const [classes, className, script] = JSON.parse(stdout) as string[];
  expect(classes).toContain('bg-transparent');
  expect(className).toBe('light high-contrast text-size-125');
  expect(script).toContain('localStorage');
});

it('has a source map for every module, without paths of the machine that built it', async () => {
  const files = await readdir(join(tarball.folder, 'dist'), { recursive: true });
  const modules = files.filter((name) => name.endsWith('.js'));
  expect(modules.filter((name) => !files.includes(`${name}.map`))).toEqual([]);
  const map = await read('dist/button-variants.js.map');
  expect(JSON.parse(map)).toMatchObject({ version: 3 });
  const telling: string[] = [];
  for (const name of modules) if ((await read(`dist/${name}.map`)).includes(ROOT)) telling.push(name);
  expect(telling).toEqual([]);
});

it('the exports map exposes entries and styles, but not shared chunks', async () => {
  const { exports, sideEffects } = JSON.parse(await read('package.json')) as {
    exports: Record<string, unknown>;
    sideEffects: string[];
  };
  expect(sideEffects).toEqual(['**/*.css']);
  expect(exports).toMatchObject({ './chunks/*': null, './types/*': null });
  expect(exports['./*']).toEqual({ types: './dist/*.d.ts', default: './dist/*.js' });
  expect(JSON.stringify(exports)).not.toContain('/src/');
  for (const name of [
    'styles.css',
    'components.css',
    'theme.css',
    'strict.css',
    'base.css',
    'button.js',
    'button.d.ts',
  ]) {
    expect((await read(`dist/${name}`)).length, name).toBeGreaterThan(0);
  }
  const typed = (await entriesOf('.d.ts')).map((name) => name.replace('.d.ts', ''));
  const built = (await entriesOf('.js')).map((name) => name.replace('.js', ''));
  expect(typed).toEqual(built);
});

it('the tarball contains no stories, tests, sources or local paths', async () => {
  const files = await readdir(tarball.folder, { recursive: true });
  expect(files.filter((name) => /\.(stories|test)\.|(^|\/)src\//.test(name))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md']));
  const texts = files.filter((name) => /\.(js|css|json|d\.ts)$/.test(name));
  const telling: string[] = [];
  for (const name of texts) if ((await read(name)).includes(ROOT)) telling.push(name);
  expect(telling).toEqual([]);
});

it('uses only APIs of React 18.3', async () => {
  const require = createRequire(join(inject('react18'), 'package.json'));
  const react = new Set(Object.keys(require('react') as object));
  const unknown = new Set<string>();
  const modules = (await readdir(join(tarball.folder, 'dist'), { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  );
  for (const name of modules) {
    const code = await read(`dist/${name}`);
    for (const [, names = ''] of code.matchAll(/import \{([^}]+)\} from "react"/g)) {
      for (const word of names.split(',')) {
        const imported = word.trim().split(' as ')[0] ?? '';
        if (imported && !react.has(imported)) unknown.add(`${imported} in ${name}`);
      }
    }
    if (/jsxs?\(\w*Context\d*, \{/.test(code)) unknown.add(`a context without .Provider in ${name}`);
  }
  expect([...unknown]).toEqual([]);
});
