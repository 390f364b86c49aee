import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'tsup';

/** One public entry per component folder: src/<group>/<component>/<component>.tsx → @digiken/ui/<component>. */
const groups = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const entry: Record<string, string> = {};
for (const group of groups) {
  for (const folder of readdirSync(join('src', group.name), { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    const file = readdirSync(join('src', group.name, folder.name)).find((name) =>
      [`${folder.name}.tsx`, `${folder.name}.ts`].includes(name),
    );
    if (file) entry[basename(file).replace(/\.tsx?$/, '')] = join('src', group.name, folder.name, file);
  }
}

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  treeshake: false,
  banner: { js: '"use client";' },
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
