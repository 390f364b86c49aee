import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = ['packages/app/src', 'packages/learning/src'];

/** Entries whose classes all sheets leave out, e.g. `@digiken/ui/tree`. */
function leftOut(): string[] {
  const styles = readFileSync(join(ROOT, 'packages/app/src/styles.sources.css'), 'utf8');
  return [...styles.matchAll(/@source not '.*\/(ui|learning)\/dist\/\{(.+)\}\.js'/g)].flatMap(
    ([, name, entries]) => (entries ?? '').split(',').map((entry) => `@digiken/${name}/${entry}`),
  );
}

test('no page uses an entry whose styles the app leaves out', () => {
  const entries = new Set(leftOut());
  expect(entries.size).toBeGreaterThan(10);
  const used = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/'(@digiken\/(?:ui|learning)\/[\w/-]+)'/g)]
        .map(([, entry]) => entry ?? '')
        .filter((entry) => entries.has(entry))
        .map((entry) => `${file}: remove ${entry} from styles.sources.css`),
    );
  expect(used).toEqual([]);
});
