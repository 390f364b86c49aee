import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { eq, getTableName, inArray, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { fromBufferPromise } from 'yauzl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../src/schema';
import { auditLog } from '../src/audit/tables';
import { sessions } from '../src/auth/tables';
import { importReplaced } from '../src/authoring/tables';
import { certificates } from '../src/certificates/tables';
import { courses } from '../src/courses/tables';
import { discussionPosts, discussionThreads } from '../src/discussions/tables';
import { hubInvitationLines, hubPersonalInvitations } from '../src/hubs/tables';
import { liveAttendance, liveClasses } from '../src/live/tables';
import { messages } from '../src/messages/tables';
import { moneyIn, orders, payouts } from '../src/payments/tables';
import { privatePath } from '../src/platform/private-files';
import { applyRetention } from '../src/privacy';
import { collect } from '../src/privacy/archive';
import { deleteAccount } from '../src/privacy/deletion';
import { PARTS } from '../src/privacy/parts';
import { FILES } from '../src/privacy/readme';
import { dataExports } from '../src/privacy/tables';
import { users } from '../src/users/tables';
import { certificatePath } from './certificate-fixtures';
import { KEY_CANARY, World } from './matrix/world';
import { seedAttempt } from './payment-fixtures';
import { CANARY, CANARY_NAME, fullLife, type Life, SECRETS } from './privacy-fixtures';
import { PASSWORD, type SignedIn } from './support/server';

const DAY = { hours: 24 };
const TABLES = (Object.values(schema) as unknown[]).filter((value): value is PgTable => is(value, PgTable));
const COVERED = Object.assign({}, ...PARTS.map(({ tables }) => tables)) as (typeof PARTS)[number]['tables'];

/** Columns that refer to people, by table. Those without a foreign key keep an id after the account is gone. */
const PLAIN_IDS: Record<string, string[]> = {
  audit_log: ['actor_id', 'target_id'],
  payouts: ['instructor_id'],
  earnings: ['instructor_id'],
};
const REFERENCES = TABLES.flatMap((table) => {
  const name = getTableName(table);
  const keys = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { foreignTable, columns, foreignColumns } = key.reference();
    if (getTableName(foreignTable) === 'users') return columns.map((column) => column.name);
    // Rows of a member of a hub refer to the membership.
    return columns.filter((_, index) => foreignColumns[index]?.name === 'user_id').map(({ name: of }) => of);
  });
  return [...keys, ...(PLAIN_IDS[name] ?? [])].map((column) => ({ table: name, column }));
});

/** Tables of the site and its courses. What people have in them is in the tables of {@link COVERED}. */
const ABOUT_NOBODY = [
  ...['certificate_keys', 'certificate_signatures', 'certificate_templates', 'files', 'media', 'milestones'],
  ...['hub_cohorts', 'hub_assignment_cohorts', 'two_step_policy'],
  ...['categories', 'hubs', 'hub_courses', 'site_settings', 'tutor_settings', 'tutor_site_days'],
  ...[
    'units',
    'lessons',
    'lesson_texts',
    'lesson_videos',
    'lesson_video_tracks',
    'lesson_activities',
    'packages',
    'package_files',
    'passages',
    'passage_words',
  ],
  ...['quizzes', 'quiz_slots', 'questions', 'question_versions', 'question_keys', 'question_banks'],
  ...['picture_conversions', 'course_files'],
  ...['bank_questions', 'live_slides', 'ledger_entries', 'listed_payments', 'receipt_numbers'],
  ...['lti_platforms', 'lti_links', 'lti_keys'],
  // Seats of a hub, without who bought or has them.
  'seat_pools',
  // Hashes; ids of other rows.
  ...['idempotency_keys', 'jobs', 'payment_outbox', 'provider_state', 'replication_beat'],
  // Numbers. Those of an instructor are 0 once their courses have no owner, and stored figures are forgotten.
  ...['counted_figures', 'tallies'],
];

let world: World;
let life: Life;

beforeAll(async () => {
  world = await World.make();
  life = await fullLife(world);
});
afterAll(() => world.close());

const rows = async <R>(query: ReturnType<typeof sql>) => (await world.db.execute(query)).rows as R[];

/** Every table and column of the database with one of these texts in it. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const columns = await rows<{ table_name: string; column_name: string }>(sql`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'bytea')
        or c.udt_name = 'tsvector')`);
  const found: string[] = [];
  for (const { table_name, column_name } of columns) {
    const column = sql.identifier(column_name);
    const holds = sql.join(
      texts.map((text) => sql`position(lower(${text}::text) in lower(${column}::text)) > 0`),
      sql` or `,
    );
    const hits = await rows(sql`select 1 from ${sql.identifier(table_name)} where ${holds} limit 1`);
    if (hits.length > 0) found.push(`${table_name}.${column_name}`);
  }
  return found.sort();
}

/** Asks for a copy, lets the job make it and returns the calls' answers and the files of the archive. */
async function exported(as: SignedIn) {
  const asked = await world.server.call('POST', `/user/${as.id}/export`, { as });
  await world.server.services.jobs.drain();
  const { body } = await world.server.call('GET', `/user/${as.id}/data`, { as });
  return { asked, data: body.data };
}

async function unzipped(href: string): Promise<Map<string, string>> {
  const answer = await world.server.app.inject({ url: href });
  expect(answer.statusCode).toBe(200);
  const zip = await fromBufferPromise(answer.rawPayload, { lazyEntries: true });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks).toString());
  }
  return files;
}

describe('the registry', () => {
  test('[13.110] knows every table, except those about nobody, and says why one is not exported', () => {
    const missing = TABLES.map(getTableName).filter(
      (name) => !(name in COVERED) && !ABOUT_NOBODY.includes(name),
    );
    expect(missing, 'Add them to the PersonalData of their module').toEqual([]);
    expect(REFERENCES.filter(({ table }) => ABOUT_NOBODY.includes(table))).toEqual([]);
    for (const [name, { exported: file, why, deletion }] of Object.entries(COVERED)) {
      expect({ name, known: TABLES.some((table) => getTableName(table) === name) }).toEqual({
        name,
        known: true,
      });
      expect({ name, said: file !== null || (why ?? '') !== '' }).toEqual({ name, said: true });
      expect(deletion).not.toBe('');
      if (file !== null) expect(Object.keys(FILES)).toContain(file);
    }
  });

  test('[13.110] the person of these tests has a row in every one of them', async () => {
    const empty: string[] = [];
    for (const { table, column } of REFERENCES) {
      if (['data_exports', 'account_deletions'].includes(table)) continue;
      const hits = await rows(
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${life.person.id} limit 1`,
      );
      if (hits.length === 0) empty.push(`${table}.${column}`);
    }
    expect(empty).toEqual([]);
  });
});

describe('an export', () => {
  test('[13.111] has a file for each area, without secrets, keys or private data of others', async () => {
    const { asked, data } = await exported(life.person);
    expect(asked.status).toBe(202);
    expect(data.export).toMatchObject({ state: 'ready', bytes: expect.any(Number) });
    const files = await unzipped(data.export.href);
    const names = new Set(Object.values(COVERED).flatMap(({ exported: file }) => file ?? []));
    expect([...files.keys()].filter((name) => !name.startsWith('files/')).sort()).toEqual(
      ['README.txt', ...[...names].map((name) => `${name}.json`)].sort(),
    );
    for (const name of names) {
      expect(files.get('README.txt')).toContain(`- ${name}.json: ${FILES[name]?.sw}`);
      expect({ name, text: files.get(`${name}.json`) }).not.toEqual({ name, text: '[]' });
    }
    const all = [...files.values()].join('\n');
    const [row] = await world.db.select().from(users).where(eq(users.id, life.person.id));
    for (const secret of [
      row?.passwordHash ?? '',
      KEY_CANARY,
      ...Object.values(SECRETS),
      'tokenHash',
      'passwordHash',
      '"hash"',
    ])
      expect(all).not.toContain(secret);
    for (const { email } of Object.values(world.others)) expect(all).not.toContain(email);
    const read = (name: string) => JSON.parse(files.get(`${name}.json`) ?? 'null');
    expect(read('profile')).toMatchObject({ email: CANARY.email, firstName: CANARY.firstName });
    expect(read('payments').orders[0]).toMatchObject({ total: 300, money: [{ receipt: 'SKANARY001' }] });
    expect(read('messages').threads[0].messages).toMatchObject([
      { yours: true, from: CANARY_NAME },
      { yours: false, body: 'Yes, I did.' },
    ]);
    expect(read('reports')).toMatchObject({ ofReviews: [{}], ofMessages: [{}], ofPosts: [{}] });
    expect(read('learning-platforms')).toMatchObject([{ platform: 'Moodle', grade: { scoreGiven: 50 } }]);
    expect(read('sessions')).toMatchObject({
      providers: [{ provider: 'x', email: CANARY.email }, { email: null }],
      ...{ passkeys: [{ synced: true }], codesSince: null, trustedBrowsers: [{ device: 'Firefox' }] },
    });
    expect(read('hubs')).toMatchObject({
      ...{ cohorts: [{ cohort: 'Evening' }], invitationsReceived: [{}, {}] },
      ...{ personalInvitationsMade: [{ firstName: 'Some' }], listsChecked: [{ fileName: 'staff.csv' }] },
    });
    expect(read('hubs').personalInvitationsMade[0]).not.toHaveProperty('email');
    expect(read('removed-lessons')).toMatchObject([
      { table: 'discussion_posts', content: { text: 'Gone leaves.' } },
      { table: 'lesson_notes', content: { text: CANARY_NAME } },
    ]);
    expect(read('assignments')).toMatchObject({ assigned: [{ state: 'not-started' }], made: [{}] });
    expect(read('discussions')).toMatchObject({
      posts: [{ text: 'A hive for a dry place.' }, { text: 'Dry leaves.' }],
      ...{ helpful: [{}], following: [{ question: 'Which smoke?' }] },
    });
  });

  test('[13.111] shows marks only as far as their learner sees them', async () => {
    const learner = await world.person();
    const { quizId } = await world.quiz(learner.id);
    await world.server.call('POST', `/quizzes/${quizId}/attempts`, {
      as: learner,
      body: { device: 'device-1' },
    });
    const { parts } = await collect(world.server.services, learner.id);
    const [attempt] = (parts.quizzes as { attempts: object[] }).attempts;
    expect(attempt).toMatchObject({ score: null, reviews: {} });
    expect(JSON.stringify(parts)).not.toContain(KEY_CANARY);
  });

  test('[13.112] is made once a day, mailed about, and fetched by its signed address for 7 days', async () => {
    const person = await world.person();
    const { data } = await exported(person);
    const again = await world.server.call('POST', `/user/${person.id}/export`, { as: person });
    expect(again.status).toBe(409);
    const mails = (await world.server.mails()).filter(({ to }) => to === person.email);
    expect(mails.at(-1)).toMatchObject({ subject: 'The copy of your data is ready' });
    expect(mails.at(-1)?.text).not.toContain('/api/');
    const unsigned = await world.server.app.inject({ url: data.export.href.split('?')[0] });
    expect(unsigned.statusCode).toBe(404);
    world.server.clock.advance({ hours: 24 * 8 });
    await applyRetention(world.server.services);
    const late = await world.server.signIn(person.email, PASSWORD);
    const { body } = await world.server.call('GET', `/user/${person.id}/data`, { as: late });
    expect(body.data).toMatchObject({ export: { state: 'expired', href: null }, nextExportAt: null });
    const [row] = await world.db.select().from(dataExports).where(eq(dataExports.userId, person.id));
    expect(row?.stored).toBeNull();
    expect((await world.server.app.inject({ url: data.export.href })).statusCode).toBe(404);
  });
});

const remove = (as: SignedIn, body: object = { password: PASSWORD }) =>
  world.server.call('POST', `/user/${as.id}/deletion`, { as, body });

describe('the deletion of an account', () => {
  test('[13.115] is refused with what to do first', async () => {
    const tutor = await world.person('tutor');
    await world.course({ ownerId: tutor.id });
    const answer = await remove(tutor);
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('another instructor') },
    });
    const { body } = await world.server.call('GET', `/user/${tutor.id}/data`, { as: tutor });
    expect(body.data.blockers).toEqual(['courses']);
    const learner = await world.person();
    expect(await remove(learner, { password: 'wrong one' })).toMatchObject({
      status: 422,
      body: { errors: { password: expect.any(String) } },
    });
  });

  test('[13.115] asks an account without a password for a sign-in of the last ten minutes', async () => {
    const made = await world.person();
    await world.db.update(users).set({ passwordHash: null }).where(eq(users.id, made.id));
    await world.db
      .update(sessions)
      .set({ provedAt: new Date(world.now().getTime() - 11 * 60_000) })
      .where(eq(sessions.userId, made.id));
    expect(await remove(made, {})).toMatchObject({
      status: 403,
      body: { code: 'recent-sign-in' },
    });
    await world.db.update(sessions).set({ provedAt: world.now() }).where(eq(sessions.userId, made.id));
    expect((await remove(made, {})).status).toBe(202);
    const [row] = await world.db.select().from(users).where(eq(users.id, made.id));
    expect(row?.status).toBe('deactivated');
  });

  test('[13.115] is refused to the only administrator of a hub, the last administrator, and while money is open', async () => {
    const { db, server } = world;
    const hub = await server.signIn(world.people.hub.email, PASSWORD);
    expect((await remove(hub)).body.message).toContain('only administrator of a hub');
    const buyer = await world.person();
    await seedAttempt(server, await world.order(buyer.id));
    expect((await remove(buyer)).body.message).toContain('not settled');
    const tutor = await world.person('tutor');
    await db.insert(payouts).values({
      ...{ instructorId: tutor.id, instructorName: 'A', instructorEmail: 'a@test.example' },
      ...{ month: '2026-11', amount: 10 },
    });
    expect((await remove(tutor)).body.message).toContain('paid out');
    const admins = await db
      .update(users)
      .set({ status: 'deactivated' })
      .where(sql`role = 'admin' and id <> ${world.people.admin.id}`)
      .returning({ id: users.id });
    const admin = await server.signIn(world.people.admin.email, PASSWORD);
    expect((await remove(admin)).body.message).toContain('last active administrator');
    for (const { id } of admins) await db.update(users).set({ status: 'active' }).where(eq(users.id, id));
  });

  test('[13.116][13.117] ends every session at once, and signing in again asks whether to keep the account', async () => {
    const person = await world.person();
    const second = await world.server.signIn(person.email, PASSWORD);
    expect(await remove(person)).toMatchObject({
      status: 202,
      body: { data: { deletedAt: expect.any(String) } },
    });
    expect((await world.server.call('GET', `/user/${person.id}`, { as: second })).status).toBe(401);
    const mails = (await world.server.mails()).filter(({ to }) => to === person.email);
    expect(mails.at(-1)).toMatchObject({ subject: 'Your account will be deleted' });
    const credentials = { email: person.email, password: PASSWORD };
    const signIn = (body: object) => world.server.call('POST', '/auth/signin', { body });
    expect(await signIn(credentials)).toMatchObject({ status: 409, body: { code: 'deletion' } });
    expect((await signIn({ ...credentials, password: 'wrong one' })).status).toBe(401);
    expect((await signIn({ ...credentials, restore: true })).status).toBe(200);
    expect((await signIn(credentials)).status).toBe(200);
    world.server.clock.advance({ hours: 24 * 15 });
    await world.server.services.jobs.drain();
    expect((await signIn(credentials)).status).toBe(200);
  });

  test('[13.117] an administrator who activates the account keeps it as well', async () => {
    const person = await world.person();
    await remove(person);
    const admin = await world.server.signIn(world.people.admin.email, PASSWORD);
    await world.server.call('PUT', `/admin/user/${person.id}/status`, {
      as: admin,
      body: { status: 'active', reason: 'Asked by phone.' },
    });
    world.server.clock.advance({ hours: 24 * 15 });
    await world.server.services.jobs.drain();
    expect((await world.server.signIn(person.email, PASSWORD)).id).toBe(person.id);
  });

  test('[13.118][13.119][14.183] leaves nothing of the person anywhere, keeps the accounts, and can be killed halfway', async () => {
    const { db, server } = world;
    const { services } = server;
    const path = privatePath(services.files, life.attemptFile);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'pdf');
    const recordings = life.recordings.map((name) => privatePath(services.files, name));
    for (const recording of recordings) {
      await mkdir(dirname(recording), { recursive: true });
      await writeFile(recording, 'webm');
    }
    const before = await db.select().from(courses).where(eq(courses.id, life.courseId));
    const person = await life.signIn();
    expect((await remove(person)).status).toBe(202);
    await server.services.background.settled();
    server.clock.advance({ hours: DAY.hours * 13 });
    await services.jobs.drain();
    expect(await db.$count(users, eq(users.id, person.id))).toBe(1);
    server.clock.advance({ hours: DAY.hours * 2 });

    // Killed before the commit: nothing has changed.
    const placesBefore = await placesOf(Object.values(CANARY));
    const killed = { ...services, db: withFailingCommit(services.db) };
    await expect(deleteAccount(killed, person.id)).rejects.toThrow('killed');
    expect(await placesOf(Object.values(CANARY))).toEqual(placesBefore);

    await services.jobs.drain();
    await deleteAccount(services, person.id);
    expect(await placesOf([...Object.values(CANARY), 'kanari'])).toEqual([]);
    const left: string[] = [];
    for (const { table, column } of REFERENCES) {
      const hits = await rows(
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${person.id} limit 1`,
      );
      if (hits.length > 0) left.push(`${table}.${column}`);
    }
    // Ids without a name: the audit log, and whose payouts the accounts have.
    expect(left.sort()).toEqual(
      Object.entries(PLAIN_IDS)
        .flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
        .sort(),
    );
    const [order] = await db.select().from(orders).where(eq(orders.id, life.orderId));
    expect(order).toMatchObject({ buyerName: 'Deleted account', buyerEmail: '', total: 300, state: 'paid' });
    const [money] = await db.select().from(moneyIn).where(eq(moneyIn.orderId, life.orderId));
    expect(money).toMatchObject({ receipt: 'SKANARY001', amount: 300 });
    const [certificate] = await db.select().from(certificates).where(eq(certificates.id, life.certificateId));
    expect(certificate).toMatchObject({ state: 'revoked', name: 'Deleted account', credential: '' });
    const written = await db.select().from(messages).where(eq(messages.threadId, life.threadId));
    expect(written.map(({ senderId }) => senderId)).toContain(null);
    const [after] = await db.select().from(courses).where(eq(courses.id, life.courseId));
    expect(after).toMatchObject({
      ratingCount: (before[0]?.ratingCount ?? 0) - 1,
      learnerCount: (before[0]?.learnerCount ?? 0) - 1,
    });
    const kept = await db.select().from(importReplaced);
    expect(kept).toMatchObject([{ tableName: 'discussion_posts', row: { author_id: null } }]);
    // Others keep the answer, and the count has one vote less.
    const posts = await db
      .select({ text: discussionPosts.text, authorId: discussionPosts.authorId })
      .from(discussionPosts)
      .where(eq(discussionPosts.threadId, life.questionId));
    expect(posts).toContainEqual({ text: 'Dry leaves.', authorId: null });
    const [question] = await db
      .select({ helpful: discussionThreads.helpful })
      .from(discussionThreads)
      .where(eq(discussionThreads.id, life.questionId));
    expect(question).toEqual({ helpful: 1 });
    // Of the hub's list and invitations, those of others stay.
    for (const table of [hubInvitationLines, hubPersonalInvitations])
      expect(await db.select({ email: table.email }).from(table)).toEqual([
        { email: 'somebody@test.example' },
      ]);
    for (const file of [path, ...recordings]) await expect(readFile(file)).rejects.toThrow('ENOENT');
    // The class of the course goes on with its owner, and keeps what others have in it.
    const classes = await db.select().from(liveClasses).where(inArray(liveClasses.id, life.classIds));
    expect(classes).toMatchObject([{ hostId: world.others.tutor.id, title: 'Bees with Deleted account' }]);
    expect(await db.$count(liveAttendance, eq(liveAttendance.classId, life.classIds[0]))).toBe(1);
    const actors = await db.select().from(auditLog).where(eq(auditLog.actorId, person.id));
    expect(actors.map(({ actorName }) => actorName)).toEqual(['Deleted account']);
    const admin = await server.signIn(world.people.admin.email, PASSWORD);
    const found = await server.call('GET', `/admin/users?search=${CANARY.lastName}`, { as: admin });
    expect(found.body.data).toEqual([]);
    const mails = (await server.mails()).filter(({ to }) => to === CANARY.email);
    expect(mails.map(({ subject }) => subject)).toContain('Your account is deleted');
  });

  test('[13.119] keeps certificates with their name only if the learner chose so', async () => {
    const { server, db } = world;
    const path = await certificatePath(server);
    const id = await path.complete();
    await remove(path.learner, { password: PASSWORD, keepCertificates: true });
    server.clock.advance({ hours: DAY.hours * 15 });
    await server.services.jobs.drain();
    expect(await db.$count(users, eq(users.id, path.learner.id))).toBe(0);
    const [row] = await db.select().from(certificates).where(eq(certificates.id, id));
    expect(row).toMatchObject({ state: 'valid', name: 'Wanjiku Kamau', userId: null });
  });
});

test('[13.120] periods of retention are settings, checked and audited', async () => {
  const { server } = world;
  const admin = await server.signIn(world.people.admin.email, PASSWORD);
  const { body } = await server.call('GET', '/admin/settings', { as: admin });
  expect(body.data.retention).toEqual({
    notifications: 90,
    audit: 730,
    tickets: 730,
    exports: 7,
    deletion: 14,
  });
  const save = (retention: object) =>
    server.call('PUT', '/admin/settings', {
      as: admin,
      body: { ...body.data, retention: { ...body.data.retention, ...retention } },
    });
  expect(await save({ deletion: 0 })).toMatchObject({
    status: 422,
    body: { errors: { 'retention.deletion': 'Enter whole days from 1 to 60' } },
  });
  expect((await save({ audit: 30, tickets: 30 })).status).toBe(200);
  const [old, fresh] = [await world.ticket(), await world.ticket()];
  await world.db.execute(
    sql`update tickets set state = 'closed', created_at = ${daysAgo(31)} where id = ${old}`,
  );
  await world.db.execute(sql`update tickets set created_at = ${daysAgo(31)} where id = ${fresh}`);
  await world.db.execute(sql`update audit_log set created_at = ${daysAgo(31)} where action = 'deactivated'`);
  await applyRetention(server.services);
  const kept = await rows<{ id: string }>(sql`select id from tickets where id in (${old}, ${fresh})`);
  expect(kept).toEqual([{ id: fresh }]);
  expect(await rows(sql`select 1 from audit_log where action = 'deactivated'`)).toEqual([]);
  const [last] = await rows<{ detail: string }>(
    sql`select detail from audit_log where target_kind = 'settings' order by created_at desc limit 1`,
  );
  expect(last?.detail).toContain('The audit log is kept for 30 days.');
});

const daysAgo = (days: number) => new Date(world.now().getTime() - days * 86_400_000).toISOString();

/** A database whose transactions end as if the process had been killed before the commit. */
function withFailingCommit(db: World['db']): World['db'] {
  return new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'transaction'
        ? (work: (tx: unknown) => Promise<unknown>) =>
            target.transaction(async (tx) => {
              await work(tx);
              throw new Error('killed');
            })
        : Reflect.get(target, name, receiver),
  });
}
