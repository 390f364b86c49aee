import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run.mjs';

it('overlays work in an app without code splitting: their code is in the one file and loads from it', async () => {
  const folder = join(ROOT, '.tmp/planted');
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, 'single-file.mjs');
  const { metafile } = await build({
    stdin: {
      contents: `
        export { preloadDialog } from ${JSON.stringify(join(ROOT, 'packages/ui/dist/dialog.js'))};
        export { preloadMenu } from ${JSON.stringify(join(ROOT, 'packages/ui/dist/menu.js'))};`,
      resolveDir: '/',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    metafile: true,
    logLevel: 'silent',
  });
  expect(Object.keys(metafile.outputs)).toHaveLength(1);
  const app = (await import(pathToFileURL(outfile).href)) as Record<string, () => Promise<void>>;
  await expect(app.preloadDialog?.()).resolves.toBeUndefined();
  await expect(app.preloadMenu?.()).resolves.toBeUndefined();
});
