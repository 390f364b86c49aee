import { expect, test } from 'vitest';
import { entriesLeftOutOf, readSource, usesOf } from './support/style-sources';

/** The areas of staff, and the pages of live classes, which only these and `LOADED` show. */
const STAFF = /^app\/src\/areas\/(?:admin|hub|instructor|shared\/live)\//;
const LOADED = 'app/src/areas/learner/live-area.tsx';
/** Only styles.full.css has their classes. */
const entries = entriesLeftOutOf('styles.css');

/** Whether the file is part of an entry that is left out itself. */
const isLeftOut = (file: string) =>
  file.startsWith('learning/src/') && entries.has(`@digiken/learning/${file.split('/')[3] ?? ''}`);

/** Whether the file loads the sheet itself, as a page or as a part that is loaded on demand. */
const loadsThem = (file: string) => /^import '(?:\.\.\/)+styles\.full\.css';$/m.test(readSource(file));

test('who uses the entries that styles.css leaves out loads the full sheet', () => {
  expect(entries.size).toBeGreaterThan(20);
  const elsewhere = usesOf(entries)
    .filter(({ file }) => !STAFF.test(file) && !isLeftOut(file) && !loadsThem(file))
    .map(({ file, entry }) => `${file}: import styles.full.css, or remove ${entry} from styles.css`);
  expect(elsewhere).toEqual([]);
});

test('every area of staff, and that of live classes, loads the full sheet', () => {
  for (const area of ['admin', 'hub', 'instructor'])
    expect(readSource(`app/src/areas/${area}/area.tsx`)).toContain("import '../../styles.full.css';");
  expect(readSource(LOADED)).toContain("import '../../styles.full.css';");
});
