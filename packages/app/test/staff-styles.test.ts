import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../..');
const STAFF = /^app\/src\/areas\/(?:admin|hub|instructor)\//;

const styles = readFileSync(join(PACKAGES, 'app/src/styles.css'), 'utf8');
/** Entries whose classes only styles.staff.css has, e.g. `@digiken/learning/save-bar`. */
const leftOut = new Set(
  [...styles.matchAll(/@source not '.*\/(ui|learning)\/dist\/\{(.+)\}\.js'/g)].flatMap(([, name, entries]) =>
    (entries ?? '').split(',').map((entry) => `@digiken/${name}/${entry}`),
  ),
);

const sources = ['app/src', 'learning/src']
  .flatMap((folder) =>
    readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file));

/** Whether the file is part of an entry that is left out itself. */
const isLeftOut = (file: string) =>
  file.startsWith('learning/src/') && leftOut.has(`@digiken/learning/${file.split('/')[3] ?? ''}`);

test('only the areas of staff use the entries whose styles only they load', () => {
  expect(leftOut.size).toBeGreaterThan(20);
  const elsewhere = sources
    .filter((file) => !STAFF.test(file) && !isLeftOut(file))
    .flatMap((file) =>
      [...readFileSync(join(PACKAGES, file), 'utf8').matchAll(/from '(@digiken\/(?:ui|learning)\/[\w/-]+)'/g)]
        .map(([, entry]) => entry ?? '')
        .filter((entry) => leftOut.has(entry))
        .map((entry) => `${file}: remove ${entry} from styles.css`),
    );
  expect(elsewhere).toEqual([]);
});

test('every area of staff loads those styles', () => {
  for (const area of ['admin', 'hub', 'instructor'])
    expect(readFileSync(join(PACKAGES, `app/src/areas/${area}/area.tsx`), 'utf8')).toContain(
      "import '../../styles.staff.css';",
    );
});
