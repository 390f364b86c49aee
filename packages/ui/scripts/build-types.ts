/**
 * Writes the declarations to dist: the compiler's output to dist/types, and one entry per component that
 * points there. A declaration bundler needs gigabytes of memory for this many entries.
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

/** Node resolves no import without a file extension and no folder. */
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
