import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { PATHS } from '../src/platform/paths';
import * as schema from '../src/schema';

const META = join(PATHS.migrations, 'meta');
const read = (name: string) => JSON.parse(readFileSync(join(META, name), 'utf8'));

test('only the last migration has a snapshot, and it equals the schema', () => {
  const last = read('_journal.json').entries.at(-1);
  const snapshot = `${String(last.idx).padStart(4, '0')}_snapshot.json`;
  expect(readdirSync(META).sort()).toEqual([snapshot, '_journal.json']);
  const schemaNow = JSON.parse(JSON.stringify(generateDrizzleJson(schema)));
  const anyId = { id: expect.any(String), prevId: expect.any(String) };
  expect(read(snapshot)).toEqual({ ...schemaNow, ...anyId });
});
