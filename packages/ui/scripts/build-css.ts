/**
 * Writes the style entry points to dist: styles.css (compiled); and for apps with Tailwind 4 theme.css, base.css
 * (page.css and prose.css combined), and styles/<entry>.css.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile } from 'esbuild';
import { entries } from './entries';
import { entryStyle } from './entry-styles';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const source = (path: string) => readFileSync(join(root, 'src', path), 'utf8');

mkdirSync(dist, { recursive: true });
cpSync(join(root, 'src/foundations/styles/fonts'), join(dist, 'fonts'), { recursive: true });
writeFileSync(
  join(dist, 'theme.css'),
  source('foundations/tokens/generated/variables.css') + source('foundations/tokens/generated/tailwind.css'),
);
const page = source('foundations/styles/base.css');
const prose = source('foundations/styles/prose.css');
writeFileSync(join(dist, 'page.css'), page);
writeFileSync(join(dist, 'prose.css'), prose);
writeFileSync(join(dist, 'base.css'), `${page}\n${prose}`);

const graph = join(dist, 'metafile-esm.json');
const { outputs } = JSON.parse(readFileSync(graph, 'utf8')) as Metafile;
mkdirSync(join(dist, 'styles'), { recursive: true });
for (const name of Object.keys(entries(root))) {
  const file = `dist/styles/${name}.css`;
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  writeFileSync(join(root, file), entryStyle(outputs, `dist/${name}.js`, file, text));
}
rmSync(graph);

const entry = join(dist, 'entry.css');
writeFileSync(
  entry,
  [
    '@layer theme, base, components, utilities;',
    "@import 'tailwindcss/theme.css' layer(theme);",
    "@import './theme.css';",
    "@import './base.css';",
    "@import 'tailwindcss/utilities.css' layer(utilities) source(none);",
    "@source './';",
  ].join('\n'),
);
execFileSync('npx', ['tailwindcss', '-i', entry, '-o', join(dist, 'styles.css'), '--minify'], {
  cwd: root,
  stdio: 'inherit',
});
rmSync(entry);
