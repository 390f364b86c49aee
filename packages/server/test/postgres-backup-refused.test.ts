import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL } from '../../../scripts/lib/level.mjs';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { backup, restore } from '../src/commands/backup';
import { CommandError } from '../src/commands/command-error';
import { loadConfig } from '../src/platform/config';
import { openDatabase } from '../src/platform/database';
import { keepPrivately, newPrivateName } from '../src/platform/private-files';
import {
  cleanUp,
  contentOf,
  forgeBackup,
  migratedSite,
  newSite,
  type Site,
  start,
  temporary,
} from './backup-fixtures';
import { databaseAfter } from './support/database';
import { startS3 } from './support/s3';
import { PASSWORD } from './support/server';

/** On PostgreSQL only: what is checked before the database, and moves from one kind to another. */
let archive: string;

/** Opening the embedded database takes seconds on a busy machine; milliseconds. */
const LIMIT = timeOut(120_000);

async function fill(site: Site): Promise<void> {
  const server = await start(site);
  const { db, files } = server.services;
  await server.signedIn('user', { email: 'kept@test.example' });
  await files.put(db, Buffer.from('a picture'), { ext: 'webp', type: 'image/webp' });
  const draft = join(files.folder, '.draft');
  await writeFile(draft, 'private');
  await keepPrivately(files, { draft }, { name: newPrivateName(), type: 'text/plain' });
  await server.close();
}

beforeAll(async () => {
  const site = await migratedSite();
  await fill(site);
  archive = join(await temporary(), 'site.tgz');
  await backup(site.config, archive);
});
afterAll(cleanUp);

describe('[14.98] a backup is refused before anything is changed', () => {
  const plain = async () => {
    const path = join(await temporary(), 'plain.tar');
    await forgeBackup(archive, path, () => {});
    return path;
  };

  test.each<[string, RegExp, (path: string) => Promise<void>]>([
    ['another file', /is not a backup of Digiken/, (path) => writeFile(path, 'not a backup')],
    [
      'a missing end',
      /its (end|manifest) is missing/,
      async (path) => truncate(path, (await stat(path)).size - 2000),
    ],
    [
      'a changed byte of a row',
      /database\/\S+ is missing or was changed/,
      (path) => flip(path, (bytes) => bytes.indexOf('kept@test.example')),
    ],
    [
      'a changed byte of the manifest',
      /its manifest was changed/,
      (path) => flip(path, (bytes) => bytes.lastIndexOf('sha256":"') + 10),
    ],
    ['a missing file', /files\/\S+ is missing or was changed/, (path) => without(path, /^files\/private/)],
    [
      'a newer format',
      /newer version of Digiken/,
      (path) => forgeBackup(path, path, (_, manifest) => void (manifest.formatVersion = 2)),
    ],
    [
      'unknown migrations',
      /another version of Digiken \(0\.1\.0\) that this one does not know/,
      (path) => forgeBackup(path, path, (_, manifest) => void manifest.migrations.push('f'.repeat(64))),
    ],
  ])('if it is or has %s', async (_what, sentence, damage) => {
    const target = await migratedSite();
    const path = await plain();
    await damage(path);
    const old = await contentOf(target);
    const refusal = restore(target.config, path, { replace: true });
    await expect(refusal).rejects.toThrow(CommandError);
    await expect(refusal).rejects.toThrow(sentence);
    expect(await contentOf(target)).toEqual(old);
  });

  test('if a server is connected to the database', async () => {
    const target = await migratedSite();
    const server = await start(target);
    await expect(restore(target.config, archive, { replace: true })).rejects.toThrow(
      /A server of Digiken is connected to this database/,
    );
    await server.close();
    expect(await restore(target.config, archive, { replace: true })).toMatchObject({ files: 2 });
  });
});

describe('[14.99] a backup moves a site', () => {
  // Each way between databases starts an embedded one.
  if (ALL) {
    test(
      'from the embedded database to PostgreSQL',
      async () => {
        const embedded = await newSite({ DATABASE_URL: '' });
        await fill(embedded);
        const content = await contentOf(embedded);
        const file = join(await temporary(), 'embedded.tar');
        await backup(embedded.config, file);
        const target = await newSite();
        await restore(target.config, file);
        expect(await contentOf(target)).toEqual(content);
      },
      LIMIT,
    );

    test(
      'from PostgreSQL to the embedded database',
      async () => {
        const target = await newSite({ DATABASE_URL: '' });
        await restore(target.config, archive);
        const server = await start(target);
        await server.signIn('kept@test.example', PASSWORD);
        await server.close();
      },
      LIMIT,
    );
  }

  test('from a folder to a bucket', async () => {
    const s3 = await startS3();
    const target = await newSite(s3.env);
    await restore(target.config, archive);
    const server = await start(target);
    const { files } = server.services;
    const keys = [];
    for await (const page of files.objects.list('')) keys.push(...page.map(({ key }) => key));
    expect(keys).toHaveLength(2);
    await server.signIn('kept@test.example', PASSWORD);
    await server.close();
    await s3.close();
  });

  if (ALL)
    test('from an older version, whose tables it brings up to date', async () => {
      const person = `insert into users (id, email, role, first_name, last_name, password_hash)
      values ('old', 'old@test.example', 'user', 'Achieng', 'Otieno', 'x')`;
      const older = await databaseAfter('0034_hubs_for_organisations', [person]);
      const config = loadConfig({ DATA_DIR: await temporary(), DATABASE_URL: older.databaseUrl });
      const file = join(await temporary(), 'older.tar');
      await backup(config, file);
      await older.drop();
      const target = await newSite();
      await restore(target.config, file);
      const database = await openDatabase(target.config);
      const { rows } = await database.db.execute(
        sql`select email, (select count(*)::int from discussion_threads) as threads from users`,
      );
      expect(rows).toEqual([{ email: 'old@test.example', threads: 0 }]);
      await database.close();
      const server = await start(target);
      await server.close();
      // Tables of this version, and a backup of another one.
      const current = await migratedSite();
      await expect(restore(current.config, file)).rejects.toThrow(
        /another version than the backup: use an empty/,
      );
    });
});

async function flip(path: string, find: (bytes: Buffer) => number): Promise<void> {
  const bytes = await readFile(path);
  const at = find(bytes);
  if (at < 0) throw new Error('Nothing to change.');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

/** Takes files away, and keeps the manifest. */
const without = (path: string, name: RegExp): Promise<void> =>
  forgeBackup(
    path,
    path,
    (entries) => {
      for (const one of entries.keys()) if (name.test(one)) entries.delete(one);
    },
    { keepManifest: true },
  );
