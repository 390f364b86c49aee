import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One violation for each kind of rule: file, code, and the rule that reports it. */
const FAULTS: [rule: string, file: string, code: string][] = [
  ['typescript(TS2322)', 'packages/server/src/type.ts', "export const run: number = 'one';"],
  ['typescript(TS2322)', 'scripts/type.mjs', "/** @type {number} */\nexport const run = 'one';"],
  [
    'typescript(no-floating-promises)',
    'packages/server/src/floating.ts',
    'const save = async () => {}; export function run() { save(); }',
  ],
  [
    'typescript(no-misused-promises)',
    'packages/server/src/misused.ts',
    'const ask = async () => true; export const run = () => { if (ask()) return 1; return 2; };',
  ],
  [
    'typescript(await-thenable)',
    'packages/hooks/src/thenable.ts',
    'export const run = async () => { await 1; };',
  ],
  [
    'typescript(no-unsafe-assignment)',
    'packages/server/src/unsafe.ts',
    "export const run = () => { const body = JSON.parse('{}'); return String(typeof body); };",
  ],
  [
    'typescript(no-unsafe-return)',
    'packages/hooks/src/unsafe.ts',
    "export const run = (): string => JSON.parse('{}');",
  ],
  [
    'typescript(no-explicit-any)',
    'packages/contract/src/any.ts',
    'export const run = (body: any) => typeof body;',
  ],
  [
    'typescript(restrict-template-expressions)',
    'tools/template.ts',
    'export const run = (body: object) => `${body}`;',
  ],
  ['eslint(no-unused-vars)', 'scripts/unused.ts', 'const nothing = 1; export const run = 2;'],
  [
    'react-hooks(exhaustive-deps)',
    'packages/ui/src/deps.tsx',
    "import { useEffect } from 'react'; export function A({ id }: { id: string }) { useEffect(() => { document.title = id; }, []); return null; }",
  ],
  [
    'react-hooks(rules-of-hooks)',
    'packages/app/src/hooks.tsx',
    "import { useState } from 'react'; export function A({ on }: { on: boolean }) { if (on) { useState(1); } return null; }",
  ],
  [
    'react(static-components)',
    'packages/ui/src/static.tsx',
    'export function A() { const B = () => <p>1</p>; return <B />; }',
  ],
  [
    'react(set-state-in-effect)',
    'packages/ui/src/effect.tsx',
    "import { useEffect, useState } from 'react'; export function A() { const [n, setN] = useState(0); useEffect(() => { setN(1); }, []); return n; }",
  ],
  [
    'react(refs)',
    'packages/ui/src/refs.tsx',
    "import { useRef } from 'react'; export function A() { const ref = useRef(0); ref.current = 1; return <p>{ref.current}</p>; }",
  ],
  [
    'jsx-a11y(click-events-have-key-events)',
    'packages/ui/src/click.tsx',
    'export const A = () => <p onClick={() => {}}>1</p>;',
  ],
  [
    'jsx-a11y(click-events-have-key-events)',
    'packages/learning/src/click.tsx',
    'export const A = () => <p onClick={() => {}}>1</p>;',
  ],
  [
    'react(static-components)',
    'packages/learning/src/static.tsx',
    'export function A() { const B = () => <p>1</p>; return <B />; }',
  ],
  ['jsx-a11y(alt-text)', 'packages/app/src/alt.tsx', 'export const A = () => <img src="/a.png" />;'],
  [
    'jsx-a11y(label-has-associated-control)',
    'packages/ui/src/label.tsx',
    'export const A = () => <label>Name</label>;',
  ],
  [
    'import(no-cycle)',
    'packages/ui/src/circle/one.ts',
    "import { two } from './two'; export const one = () => two;",
  ],
  [
    'import(no-cycle)',
    'packages/ui/src/circle/two.ts',
    "import { one } from './one'; export const two = () => one;",
  ],
  [
    'import(no-cycle)',
    'packages/learning/src/circle/screen.ts',
    "import { part } from './part'; export interface Props { id: string } export const screen = ({ id }: Props) => part({ id });",
  ],
  [
    'import(no-cycle)',
    'packages/learning/src/circle/part.ts',
    "import type { Props } from './screen'; export const part = ({ id }: Props) => id;",
  ],
  [
    'import(no-cycle)',
    'scripts/circle.mjs',
    "import { two } from './circle-two.mjs'; export const one = () => two;",
  ],
  [
    'import(no-cycle)',
    'scripts/circle-two.mjs',
    "import { one } from './circle.mjs'; export const two = () => one;",
  ],
];

interface Report {
  diagnostics: { code: string; filename: string }[];
}

describe('oxlint', () => {
  let folder: string;
  let report: Report;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'digiken-oxlint-'));
    await copyFile(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const tsconfig = {
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: { jsx: 'react-jsx', lib: ['ES2023', 'DOM'], types: [], allowJs: true, checkJs: true },
      include: ['packages', 'scripts', 'tools'],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    for (const [, file, code] of FAULTS) {
      await mkdir(join(folder, dirname(file)), { recursive: true });
      await writeFile(join(folder, file), `${code}\n`);
    }
    report = await oxlint(folder);
  }, 180_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(FAULTS)('reports %s in %s', (rule, file) => {
    const codes = report.diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
    expect(codes).toContain(rule);
  });
});

/** Exit code 1 is expected, because there are violations. */
function oxlint(cwd: string): Promise<Report> {
  const program = join(ROOT, 'node_modules/.bin/oxlint');
  return new Promise((resolve, reject) => {
    execFile(
      program,
      ['packages', 'scripts', 'tools', '--type-check', '--format=json'],
      { cwd, maxBuffer: 2 ** 24 },
      (_error, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout) as Report);
        } catch {
          reject(new Error(`oxlint printed no report:\n${stdout}${stderr}`));
        }
      },
    );
  });
}
