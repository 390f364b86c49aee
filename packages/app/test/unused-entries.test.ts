import { expect, test } from 'vitest';
import { entriesLeftOutOf, usesOf } from './support/style-sources';

test('no page uses an entry whose styles the app leaves out', () => {
  const entries = entriesLeftOutOf('styles.sources.css');
  expect(entries.size).toBeGreaterThan(10);
  const used = usesOf(entries).map(
    ({ file, entry }) => `packages/${file}: remove ${entry} from styles.sources.css`,
  );
  expect(used).toEqual([]);
});
