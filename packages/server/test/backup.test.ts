import { randomBytes } from 'node:crypto';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { backup, checkBackup, restore } from '../src/commands/backup';
import { writeDemo } from '../src/demo';
import { keepPrivately, newPrivateName } from '../src/platform/private-files';
import {
  cleanUp,
  contentOf,
  forgeBackup,
  migratedSite,
  newSite,
  readBackup,
  type Site,
  start,
  temporary,
} from './backup-fixtures';
import { PASSWORD } from './support/server';

/** Opening the embedded database takes seconds on a busy machine; milliseconds. */
const LIMIT = timeOut(120_000);

/** A stopped site with a row of everything that the demo has, and its backup. */
let site: Site;
let folder: string;
let archive: string;
let before: Record<string, unknown>;

beforeAll(async () => {
  folder = await temporary();
  archive = join(folder, 'site.tar.gz');
  site = await migratedSite();
  const server = await start(site);
  const { db, files } = server.services;
  await writeDemo(server.services);
  await server.signedIn('user', { email: 'kept@test.example' });
  const draft = join(files.folder, '.draft');
  await writeFile(draft, 'private');
  await keepPrivately(files, { draft }, { name: newPrivateName(), type: 'text/plain' });
  // Values that a careless format loses.
  await db.execute(sql`insert into jobs (id, kind, key, payload, run_at)
    values ('odd', ${'tab\t, line\n, "quotes" \\ and 🐝'}, 'null', 'null'::jsonb, '2026-01-02T03:04:05.678Z')`);
  await server.close();
  before = await contentOf(site);
  expect(await backup(site.config, archive)).toMatchObject({
    tables: expect.any(Number),
    files: expect.any(Number),
  });
}, LIMIT);
afterAll(cleanUp);

describe('[14.97] a backup', () => {
  test('has every row and file, with counts, versions and sums, and no secret of the server', async () => {
    const { entries, manifest } = await readBackup(archive);
    const rows = Object.entries(manifest.tables).map(([table, one]) => [table, one.rows]);
    const tables = Object.entries(before).filter(([name]) => name in manifest.tables);
    expect(rows.toSorted()).toEqual(tables.map(([name, all]) => [name, (all as string[]).length]).toSorted());
    expect(manifest.tables.users?.rows).toBeGreaterThan(5);
    expect(manifest.files.count).toBeGreaterThan(2);
    expect(manifest).toMatchObject({ format: 'digiken-backup', formatVersion: 1, digiken: '0.1.0' });
    expect(manifest.migrations.length).toBeGreaterThan(30);
    expect([...entries.keys()].filter((name) => !/^(database|files)\//.test(name))).toEqual([
      'manifest.json',
      'manifest.sha256',
    ]);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['site.tar.gz']);
    expect(await checkBackup(archive)).toMatchObject({ files: manifest.files.count });
  });

  test('never overwrites a file', async () => {
    await expect(backup(site.config, archive)).rejects.toThrow(/exists already/);
  });
});

describe('[14.98] a restore', () => {
  test(
    'brings everything back, byte by byte, and the site goes on',
    async () => {
      const target = await newSite();
      await restore(target.config, archive);
      expect(await contentOf(target)).toEqual(before);
      expect((await readdir(target.config.dataDir)).filter((name) => name.startsWith('restore-'))).toEqual(
        [],
      );
      const server = await start(target);
      const { db } = server.services;
      await server.signIn('kept@test.example', PASSWORD);
      const { rows } = await db.execute<{ taken: boolean }>(
        sql`select nextval('passages_id_seq') <= (select max(id) from passages) as taken`,
      );
      expect(rows).toEqual([{ taken: false }]);
      await server.close();
    },
    LIMIT,
  );

  test(
    'refuses a site that holds data unless told to replace it; one that fails leaves everything as it was',
    async () => {
      const target = await migratedSite();
      const server = await start(target);
      await server.signedIn('admin', { email: 'old@test.example' });
      await server.services.files.put(server.services.db, randomBytes(50), {
        ext: 'webp',
        type: 'image/webp',
      });
      await server.close();
      const old = await contentOf(target);
      await expect(restore(target.config, archive)).rejects.toThrow(/already holds a site: .* --replace/);
      // Rows that refer to a person who is not there: found when the foreign keys are made again.
      const broken = join(await temporary(), 'broken.tar');
      await forgeBackup(archive, broken, (entries, manifest) => {
        for (const name of entries.keys()) if (name.startsWith('database/users.')) entries.delete(name);
        manifest.tables.users = { columns: manifest.tables.users?.columns ?? [], rows: 0 };
      });
      await expect(restore(target.config, broken, { replace: true })).rejects.toThrow(/violates foreign key/);
      expect(await contentOf(target)).toEqual(old);
      await restore(target.config, archive, { replace: true });
      expect(await contentOf(target)).toMatchObject(before);
      expect((await readdir(target.config.dataDir)).filter((name) => name.startsWith('restore-'))).toEqual(
        [],
      );
    },
    LIMIT,
  );
});
