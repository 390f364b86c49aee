/**
 * Puts the declarations into dist: the compiler's own files under dist/types, and one entry a component that
 * points there. A bundler of declarations needs gigabytes for as many entries as a library has.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entries } from './entries';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const types = join(root, 'dist/types');

rmSync(types, { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

/** Node resolves no import without its ending; a folder stands for nothing. */
function completed(text: string, folder: string): string {
  return text.replace(
    /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)(['"])/g,
    (whole, before, path, after) =>
      existsSync(join(folder, `${path}.d.ts`)) ? `${before}${path}.js${after}` : whole,
  );
}

for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(types, file);
  writeFileSync(path, completed(readFileSync(path, 'utf8'), dirname(path)));
}

for (const [name, source] of Object.entries(entries(root))) {
  const target = source.replace(/^src\//, './types/').replace(/\.tsx?$/, '.js');
  writeFileSync(join(root, 'dist', `${name}.d.ts`), `export * from '${target}';\n`);
}
