import { expect, test } from 'vitest';
import { entriesLeftOutOf, readSource, usesOf } from './support/style-sources';

const STAFF = /^app\/src\/areas\/(?:admin|hub|instructor)\//;
/** Only styles.staff.css has their classes. */
const entries = entriesLeftOutOf('styles.css');

/** Whether the file is part of an entry that is left out itself. */
const isLeftOut = (file: string) =>
  file.startsWith('learning/src/') && entries.has(`@digiken/learning/${file.split('/')[3] ?? ''}`);

test('only the areas of staff use the entries whose styles only they load', () => {
  expect(entries.size).toBeGreaterThan(20);
  const elsewhere = usesOf(entries)
    .filter(({ file }) => !STAFF.test(file) && !isLeftOut(file))
    .map(({ file, entry }) => `${file}: remove ${entry} from styles.css`);
  expect(elsewhere).toEqual([]);
});

test('every area of staff loads those styles', () => {
  for (const area of ['admin', 'hub', 'instructor'])
    expect(readSource(`app/src/areas/${area}/area.tsx`)).toContain("import '../../styles.staff.css';");
});
