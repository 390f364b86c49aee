import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '../paths';

let last: number | undefined;

/** When the newest migration of this release was written; milliseconds. The database records it once it has run. */
export function lastMigration(): number {
  if (last === undefined) {
    const journal = readFileSync(join(PATHS.migrations, 'meta/_journal.json'), 'utf8');
    const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
    last = Math.max(...entries.map(({ when }) => when));
  }
  return last;
}
