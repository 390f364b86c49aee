import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runImport } from '../src/commands/import';
import { courses } from '../src/courses/tables';
import { FIRE, FIRST_AID, fixture, importCalls, PAIRS } from './identifier-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let other: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tutor = await server.signedIn('tutor');
  other = await server.signedIn('tutor');
  admin = await server.signedIn('admin');
});

const { ownTitles } = importCalls(() => ({ server, tutor }));

type Options = Parameters<typeof runImport>[1];

/** What the command line prints, or why it refuses. */
async function run(options: Options): Promise<string> {
  const lines: string[] = [];
  await runImport(server.services, options, (line) => lines.push(line));
  return lines.join('\n');
}

const cli = (name: string, options: Omit<Options, 'path'>) => run({ path: fixture(name), ...options });

describe('an import on the command line', () => {
  test.each(PAIRS)(
    '[15.9] refuses “%s” and then “%s”, unless it says update or new',
    async (first, second) => {
      const owner = tutor.email;
      await cli(first, { owner });
      const [{ id, title } = { id: '', title: '' }] = await server.services.db
        .select({ id: courses.id, title: courses.title })
        .from(courses)
        .where(eq(courses.ownerId, tutor.id));
      for (const dryRun of [false, true]) {
        const refused = cli(second, { owner, dryRun });
        await expect(refused).rejects.toThrow(`“${title}” (draft, ${tutor.email}), id ${id}`);
        await expect(refused).rejects.toThrow(`--update ${id}`);
        await expect(refused).rejects.toThrow('--new');
      }
      expect(await ownTitles()).toEqual([title]);
      await cli(second, { owner, new: true });
      expect(await ownTitles()).toHaveLength(2);
      const said = await cli(second, { owner, update: id });
      expect(said).toMatch(new RegExp(`^Updated “.+”, which was “${title}”, with the id ${id} \\(draft\\)`));
      expect(await ownTitles()).not.toContain(title);
      await expect(cli(second, { owner, update: id, new: true })).rejects.toThrow('not both');
    },
  );

  test('[15.10] touches only courses of the owner, and changes no owner', async () => {
    await cli(FIRST_AID, { owner: tutor.email, publish: true });
    await cli(FIRE, { owner: admin.email });
    const rows = await server.services.db.select().from(courses).where(eq(courses.ownerId, tutor.id));
    expect(rows).toMatchObject([{ title: 'First aid at work', state: 'published' }]);
    const id = rows[0]?.id ?? '';
    await expect(cli(FIRE, { owner: other.email, update: id })).rejects.toThrow(
      'belongs to another instructor',
    );
    // Without an owner, every course of the site may be meant.
    await expect(cli(FIRE, {})).rejects.toThrow(`“First aid at work” (published, ${tutor.email}), id ${id}`);
    await cli(FIRE, { update: id });
    const [after] = await server.services.db.select().from(courses).where(eq(courses.id, id));
    expect(after).toMatchObject({ title: 'Fire drill', ownerId: tutor.id, state: 'published' });
    await expect(cli(FIRE, { update: 'nothing' })).rejects.toThrow('There is no course with the id nothing.');
  });

  test('[15.185] names how an update is undone, and undoes it', async () => {
    const owner = tutor.email;
    expect(await cli(FIRST_AID, { owner })).not.toContain('--undo');
    const [{ id } = { id: '' }] = await server.services.db
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.ownerId, tutor.id));
    expect(await cli(FIRE, { owner, update: id, dryRun: true })).not.toContain('--undo');
    const said = await cli(FIRE, { owner, update: id });
    const undo = /digiken import --undo (\S+)$/.exec(said)?.[1] ?? '';
    expect(await ownTitles()).toEqual(['Fire drill']);
    for (const more of [{ path: 'x.zip' }, { update: id }, { publish: true }])
      await expect(run({ undo, ...more })).rejects.toThrow('takes no path and no other option');
    expect(await run({ undo })).toMatch(/^Import undone\. The course is as it was before/);
    expect(await ownTitles()).toEqual(['First aid at work']);
    await expect(run({ undo })).rejects.toThrow('cannot be undone');
    await expect(run({ undo: 'nothing' })).rejects.toThrow('no such import');
    await expect(run({})).rejects.toThrow('Name the folder or the archive');
    const log = await server.call('GET', '/admin/audit', { as: admin });
    expect(JSON.stringify(log.body)).toContain('undid an import of');
  });

  test('[15.185] does not undo what was edited since, nor after 30 days', async () => {
    const owner = tutor.email;
    await cli(FIRST_AID, { owner });
    const [{ id } = { id: '' }] = await server.services.db
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.ownerId, tutor.id));
    const undoOf = async (name: string) =>
      /--undo (\S+)$/.exec(await cli(name, { owner, update: id }))?.[1] ?? '';
    const first = await undoOf(FIRE);
    const second = await undoOf(FIRST_AID);
    await expect(run({ undo: first })).rejects.toThrow('edited or imported again');
    server.clock.advance({ hours: 31 * 24 });
    await expect(run({ undo: second })).rejects.toThrow(/30 days/);
  });
});
