/**
 * Writes the style entry points to dist: styles.css and components.css (compiled, with and without page defaults);
 * and for apps with Tailwind 4 theme.css or strict.css, base.css (page.css and prose.css combined), and
 * styles/<entry>.css.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { writeEntryStyles } from '../../../tools/library/entry-styles';
import { themeStyles } from './build-tokens';
import { scopedBase } from './scoped-base';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const source = (path: string) => readFileSync(join(root, 'src', path), 'utf8');

mkdirSync(dist, { recursive: true });
cpSync(join(root, 'src/foundations/styles/fonts'), join(dist, 'fonts'), { recursive: true });
const { variables, tailwind, strict } = themeStyles();
writeFileSync(join(dist, 'theme.css'), variables + tailwind);
writeFileSync(join(dist, 'strict.css'), variables + strict);
const page = source('foundations/styles/base.css');
const prose = source('foundations/styles/prose.css');
writeFileSync(join(dist, 'page.css'), page);
writeFileSync(join(dist, 'prose.css'), prose);
writeFileSync(join(dist, 'base.css'), `${page}\n${prose}`);

writeEntryStyles(root);

/**
 * Compiles a style sheet for apps without Tailwind. Everything is in one layer, `digiken`, so that the app's own
 * rules win and its layers keep their names.
 */
function compile(name: string, base: string): void {
  const entry = join(dist, 'entry.css');
  const input = [
    '@layer theme, base, components, utilities;',
    "@import 'tailwindcss/theme.css' layer(theme);",
    "@import './strict.css';",
    base,
    "@import 'tailwindcss/utilities.css' layer(utilities) source(none);",
    "@source './**/*.js';",
  ];
  writeFileSync(entry, input.join('\n'));
  const target = join(dist, name);
  execFileSync('npx', ['tailwindcss', '-i', entry, '-o', target], { cwd: root, stdio: 'inherit' });
  rmSync(entry);
  const compiled = transform({
    filename: name,
    code: Buffer.from(`@layer digiken {\n${readFileSync(target, 'utf8')}\n}`),
    minify: true,
  });
  writeFileSync(target, compiled.code);
}

compile('styles.css', "@import './base.css';");
const scoped = join(dist, 'scoped.css');
writeFileSync(scoped, scopedBase(`${page}\n${prose}`));
compile('components.css', "@import './scoped.css';");
rmSync(scoped);
