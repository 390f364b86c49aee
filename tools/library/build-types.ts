/**
 * Writes the declarations of `@digiken/ui` to dist: the compiler's output to dist/types, and one
 * entry per component that points there. A declaration bundler needs gigabytes of memory for this many entries.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { englishMessages } from './english-messages.ts';
import { builtEntries } from './entries.ts';

const root = process.cwd();
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

/** The type of the texts as their names and plural forms, so that a translation with a missing text does not compile. */
const shape = JSON.stringify(
  englishMessages(root),
  (_, value: unknown) => (typeof value === 'string' ? '' : value),
  2,
);
writeFileSync(
  join(types, 'foundations/messages-en/messages-en.d.ts'),
  `export declare const messages: ${shape.replaceAll('": ""', '": string')};\n`,
);

for (const [name, source] of Object.entries(builtEntries(root))) {
  const file = join(root, 'dist', `${name}.d.ts`);
  const declared = join(types, source.replace(/^src\//, '').replace(/\.tsx?$/, '.js'));
  const target = relative(dirname(file), declared).replaceAll('\\', '/');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export * from '${target.startsWith('.') ? target : `./${target}`}';\n`);
}
