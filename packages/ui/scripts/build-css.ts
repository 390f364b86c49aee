/** Puts the style entry points into dist: styles.css (compiled), theme.css and base.css (for apps with Tailwind 4). */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const source = (path: string) => readFileSync(join(root, 'src', path), 'utf8');

mkdirSync(dist, { recursive: true });
cpSync(join(root, 'src/foundations/styles/fonts'), join(dist, 'fonts'), { recursive: true });
writeFileSync(
  join(dist, 'theme.css'),
  source('foundations/tokens/generated/variables.css') + source('foundations/tokens/generated/tailwind.css'),
);
const styles = [...source('base.css').matchAll(/styles\/([\w-]+)\.css/g)].map((match) => match[1]);
writeFileSync(
  join(dist, 'base.css'),
  styles.map((name) => source(`foundations/styles/${name}.css`)).join('\n'),
);

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
