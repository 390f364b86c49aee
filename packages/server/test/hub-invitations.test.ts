import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPeopleList } from '../src/hubs/invite/read-list';
import { hubPersonalInvitations } from '../src/hubs/tables';
import { users } from '../src/users/tables';
import { seedHub, type SeededHub, seedMembers } from './hub-fixtures';
import { PASSWORD, sessionOf, type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

let server: TestServer;
let hub: SeededHub;
let admin: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ minutes: 61 });
  hub = await seedHub(server);
  admin = hub.administrator;
});

let number = 0;
/** An address that nobody has used. */
const fresh = (name = 'person') => {
  number += 1;
  return `${name}${number}@ngo.example`;
};
const check = (content: string | Buffer, as = admin) =>
  upload(server, '/my-hub/invitation-checks', {
    ...{ method: 'POST', as, field: 'file', name: 'watu.csv', content },
  });
const get = (path: string, as = admin) => server.call('GET', `/my-hub${path}`, { as });
const post = (path: string, as: SignedIn = admin, body: unknown = {}) =>
  server.call('POST', path, { as, body });
/** Without a session. */
const visit = (path: string, body: unknown) => server.call('POST', `/personal-invitations${path}`, { body });
const send = (id: string) => post(`/my-hub/invitation-check/${id}/send`);
const lines = async (id: string) => (await get(`/invitation-check/${id}/lines`)).body.data;
const invitations = async (query = '') => (await get(`/personal-invitations${query}`)).body.data;
const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);
const secretIn = (mail: { links: string[] } | undefined) => mail?.links[0]?.split('#')[1] ?? '';

/** So many days later; sessions end after two. */
async function later(days: number) {
  server.clock.advance({ minutes: days * 24 * 60 });
  admin = await server.signIn(admin.email, admin.password);
}

/** Invites by a list, and has the mails sent. */
async function invite(...rows: string[]) {
  const { body } = await check(`email,first name,last name,cohort\n${rows.join('\n')}\n`);
  const sent = await send(body.data._id);
  await server.services.jobs.drain();
  return { id: body.data._id as string, sent };
}
/** The secret of a new invitation for an address. */
async function secretFor(email: string): Promise<string> {
  await invite(`${email},Achieng,Otieno,`);
  return secretIn((await mailsTo(email)).at(-1));
}

describe('a list of people', () => {
  const people = (text: string | Buffer) => readPeopleList(Buffer.from(text as string)).people;
  const HEADER = 'Barua pepe;Jina la kwanza;Jina la mwisho;Kundi';

  test('[13.160] is read in the encodings and with the separators of spreadsheets', () => {
    const text = `${HEADER}\r\nnjeri@ngo.example;Njéri;"O""Brien; Jr";Class A|Class B\r\n\r\n`;
    const expected = [
      expect.objectContaining({
        ...{ line: 2, email: 'njeri@ngo.example', firstName: 'Njéri', lastName: 'O"Brien; Jr' },
        cohorts: ['Class A', 'Class B'],
      }),
    ];
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const files: [Buffer, string][] = [
      [Buffer.from(text), 'utf-8'],
      [Buffer.from(`\uFEFF${text}`), 'utf-8'],
      [utf16, 'utf-16'],
      [Buffer.from(utf16).swap16(), 'utf-16'],
      [utf16.subarray(2), 'utf-16'],
      [Buffer.from(text, 'latin1'), 'windows-1252'],
    ];
    for (const [content, encoding] of files)
      expect(readPeopleList(content)).toMatchObject({ encoding, separator: 'semicolon', people: expected });
    expect(readPeopleList(Buffer.from('E-mail\tSurname\na@b.example\tOtieno\n'))).toMatchObject({
      separator: 'tab',
      people: [{ email: 'a@b.example', lastName: 'Otieno' }],
    });
    expect(readPeopleList(Buffer.from('Email,Phone\na@b.example,0700\n')).ignoredColumns).toEqual(['Phone']);
  });

  test('[15.22] that Excel saved on Windows keeps its apostrophes and its letters', () => {
    const text =
      'Email,First name,Last name\r\na@b.example,Njeri,O\x92Brien\r\nc@d.example,\x8a\xe1rka,\x8e\xe1k\r\n';
    expect(people(Buffer.from(text, 'latin1'))).toMatchObject([
      { problem: null, lastName: 'O’Brien' },
      { problem: null, firstName: 'Šárka', lastName: 'Žák' },
    ]);
  });

  test('[13.160] is read by rows, with the number of the first line of each', () => {
    const lineOf = (text: string) => people(text).map(({ line, email, lastName }) => [line, email, lastName]);
    // Line ends of three systems, empty lines and rows, a line break in a cell, and spaces before a quote.
    expect(
      lineOf(
        '\r\nemail,surname\r\n\r\na@b.example,"O\r\n\r\nO"\n , \nc@d.example, "D, E"\re@f.example,O"F,more\ng@h.example',
      ),
    ).toEqual([
      [4, 'a@b.example', 'O\uFFFD\uFFFDO'],
      [8, 'c@d.example', 'D, E'],
      [9, 'e@f.example', 'O"F'],
      [10, 'g@h.example', ''],
    ]);
    // Separators inside quotes do not count.
    expect(readPeopleList(Buffer.from('"a, b, c, d";email\n;a@b.example\n')).separator).toBe('semicolon');
    expect(lineOf('"email"\n"a@b.example"')).toEqual([[2, 'a@b.example', '']]);
  });

  test.each([
    [
      'Excel says how columns are separated',
      'sep=;\r\nEmail;First name;Last name\r\nkip@b.example;Kiprono;Bett\r\n',
    ],
    [
      'the line of Excel is quoted, with a tab',
      '\uFEFF"sep=\t"\nEmail\tFirst name\tLast name\nkip@b.example\tKiprono\tBett',
    ],
    [
      'the line of Excel names a comma',
      'SEP=,\nEmail,First name,Last name,"a;b;c;d;e"\nkip@b.example,Kiprono,Bett,x',
    ],
    ['a title, an empty row', 'Form 2 East,,\n\nEmail,First name,Last name\nkip@b.example,Kiprono,Bett'],
    [
      'titles with other separators',
      'Term 3; 2026; East\nPrinted, 30 Nov, by M. Otieno, office\n,,\nEmail;First name;Last name\nkip@b.example;Kiprono;Bett',
    ],
    [
      'marks',
      'First Name [Required],Last Name [Required],Email Address [Required]\nKiprono,Bett,kip@b.example',
    ],
    ['other marks', 'First name*,Last name (optional),* E-mail: *\nKiprono,Bett,kip@b.example'],
    [
      'marks in Kiswahili',
      'Jina la kwanza (lazima);Jina la mwisho - hiari;Barua pepe *\nKiprono;Bett;kip@b.example',
    ],
    [
      'two languages',
      'Email / Barua pepe,First name / Jina la kwanza,Last name / Jina la mwisho\nkip@b.example,Kiprono,Bett',
    ],
    ['the whole name in one column', 'Jina kamili,Anwani ya barua pepe\nKiprono Bett,kip@b.example'],
    ['a name beside the surname', 'Surname,Name,Email\nBett,Kiprono,kip@b.example'],
    [
      'invisible characters',
      '\u200BEmail\u00A0Address,First\u00A0name,Last name\u200E\nkip@b.example\u200B,\u202AKiprono\u202C, Bett\u00A0',
    ],
    ['quoted headers', '"Email","First name","Last name"\n"kip@b.example","Kiprono","Bett"'],
  ])('[15.74] is found below and between what spreadsheets and people add: %s', (_what, text) => {
    expect(people(text)).toEqual([
      expect.objectContaining({
        email: 'kip@b.example',
        firstName: 'Kiprono',
        lastName: 'Bett',
        problem: null,
      }),
    ]);
    expect(people(text)[0]?.line).toBe(text.trimEnd().split('\n').length);
  });

  test.each([
    ['numbers before its columns', '1. Email,2. First name,3) Last name\n'],
    ['the words of a form', 'Timestamp,What is your email address?,Your first name,Your last name\n1,'],
    ['the words of a form in Kiswahili', 'Barua pepe yako,Jina lako la kwanza,Jina lako la ukoo\n'],
    ['words about whose it is', 'Student Email Address (required),Student First Name,Student Last Name\n'],
    ['a mark before the name', 'Required: Email,Required: First name,Optional: Last name\n'],
    ['a line above it that names a column', 'Email,,\nEmail address,First name,Last name\n'],
  ])('[15.197] may have a header with %s', (_what, header) => {
    expect(people(`${header}kip@b.example,Kiprono,Bett\n`)).toEqual([
      expect.objectContaining({
        email: 'kip@b.example',
        firstName: 'Kiprono',
        lastName: 'Bett',
        problem: null,
      }),
    ]);
  });

  test('[15.197] reads addresses as programs for mail copy them', () => {
    const written = ['"Kiprono Bett <kip@b.example>"', '<a@b.example>;', 'c@d.example ;'];
    expect(people(`Email\n${written.join('\n')}`)).toMatchObject([
      { email: 'kip@b.example', firstName: 'Kiprono', lastName: 'Bett', problem: null },
      { email: 'a@b.example', firstName: '', problem: null },
      { email: 'c@d.example', problem: null },
    ]);
  });

  test('[15.74] has no header below its first person', () => {
    expect(() => people('kip@b.example,Kiprono\nEmail,First name\na@b.example,A')).toThrow();
    expect(() => people(`${'title\n'.repeat(30)}email\na@b.example`)).toThrow();
  });

  test('[15.70] reads an address without the invisible characters that were pasted with it', async () => {
    const pasted = `Email,First name,Last name\n${fresh()}\u200B,Mwende,Mutua\n`;
    const [line] = await lines((await check(pasted)).body.data._id);
    expect(line).toMatchObject({ state: 'ready', email: expect.stringMatching(/example$/) });
  });

  test('[13.160] finds duplicates, what is no address, and names that are too long', () => {
    expect(
      people(
        `email,cohort\nA@B.example,\na@b.example,\nnobody,\n"c@d.example",${'x'.repeat(61)}\ne@f.example,Alpha|alpha`,
      ).map(({ line, problem, duplicateOf, cohorts }) => [line, problem, duplicateOf, cohorts.length]),
    ).toEqual([
      [2, null, null, 0],
      [3, 'duplicate', 2, 0],
      [4, 'not-an-email', null, 0],
      [5, 'unreadable', null, 1],
      [6, null, null, 1],
    ]);
  });

  test('[13.160] is refused with the reason on its field if it cannot be read', async () => {
    const refused = async (content: string | Buffer) => {
      const { status, body } = await check(content);
      return [status, body.errors?.file];
    };
    const zip = Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 7]);
    const many = `email\n${Array.from({ length: 5001 }, (_, at) => `p${at}@ngo.example`).join('\n')}`;
    expect(await refused(zip)).toEqual([422, expect.stringContaining('Save it as CSV')]);
    expect(await refused('')).toEqual([422, expect.any(String)]);
    expect(await refused('name\nNjeri')).toEqual([422, expect.stringContaining('Barua pepe')]);
    expect(await refused('email\n')).toEqual([422, expect.stringContaining('no people')]);
    expect(await refused('email\n"a@b.example')).toEqual([422, expect.stringContaining('line 2')]);
    const open = 'email,surname\n\na@b.example,"O\nO"\n\nc@d.example,"D\ne@f.example,F\n';
    expect(await refused(open)).toEqual([422, expect.stringContaining('line 6')]);
    expect(await refused('"email\na@b.example')).toEqual([422, expect.stringContaining('line 1')]);
    expect(await refused(many)).toEqual([422, expect.stringContaining('5,000')]);
    expect(await refused(`email\n${'x'.repeat(2_100_000)}`)).toEqual([422, expect.stringContaining('2 MB')]);
  });

  test('[13.160] reports each line without sending anything', async () => {
    const member = await server.signedIn('user');
    const blocked = await server.signedIn('user');
    const removed = await server.signedIn('user');
    await seedMembers(server, hub.id, [member.id, removed.id]);
    await post(`/my-hub/member/${removed.id}/remove`, admin, { reason: 'Moved away.' });
    await server.services.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, blocked.id));
    const invited = fresh();
    await invite(`${invited},,,`);
    await post('/my-hub/cohorts', admin, { name: 'Class A' });
    const before = (await server.mails()).length;
    const ready = fresh();
    const { status, body } = await check(
      [
        'email,cohort',
        ...[`${ready},class a|Class B`, `${member.email},Class B`, invited, ready.toUpperCase(), 'nobody'],
        ...[blocked.email, removed.email, admin.email],
      ].join('\n'),
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...{ state: 'checked', lines: 8, cohortOnly: 1, newCohorts: ['Class B'], invited: 0 },
      counts: {
        ...{ ready: 1, member: 2, invited: 1, duplicate: 1 },
        ...{ 'not-an-email': 1, blocked: 1, removed: 1, unreadable: 0 },
      },
    });
    const report = await lines(body.data._id);
    expect(report.map(({ line, state }: any) => [line, state])).toEqual([
      ...[[2, 'ready'] as const, [3, 'member'] as const, [4, 'invited'] as const, [5, 'duplicate'] as const],
      ...[
        [6, 'not-an-email'] as const,
        [7, 'blocked'] as const,
        [8, 'removed'] as const,
        [9, 'member'] as const,
      ],
    ]);
    expect(report[0]).toMatchObject({ cohorts: ['class a', 'Class B'], newCohorts: ['Class B'] });
    expect(report[3]).toMatchObject({ duplicateOf: 2 });
    const filtered = await get(`/invitation-check/${body.data._id}/lines?state=blocked`);
    expect(filtered.body.data).toHaveLength(1);
    await server.services.jobs.drain();
    expect(await server.mails()).toHaveLength(before);
  });

  test('[13.161] is downloaded in the language of the administrator, without formulas', async () => {
    const { body } = await check('email,first name\nnobody,=1+1\n');
    const file = async (language: string) =>
      (await get(`/invitation-check/${body.data._id}/csv?language=${language}`)).body.data.csv;
    expect(await file('en-KE')).toBe(
      "\uFEFFLine,Email,First name,Last name,Cohort,Result,Note\r\n2,nobody,'=1+1,,,Not an email address,\r\n",
    );
    expect(await file('sw-KE')).toContain('Mstari,Barua pepe');
  });

  test('[13.161] is sent as it was shown: once, without lines that have changed, and within 24 hours', async () => {
    const [first, second] = [fresh(), fresh()];
    const member = await server.signedIn('user');
    await seedMembers(server, hub.id, [member.id]);
    const { body } = await check(
      `email,cohort\n${first},New\n${second},New\nnobody,Unused\n${member.email},New\n`,
    );
    const id = body.data._id;
    // Somebody else invites the second one meanwhile.
    await invite(`${second},,,`);
    const answer = await send(id);
    expect(answer.status).toBe(202);
    expect(answer.body.data).toMatchObject({ state: 'sending', invited: 1, changed: 1 });
    await Promise.all([send(id), send(id)]);
    await server.services.jobs.drain();
    expect((await get(`/invitation-check/${id}`)).body.data).toMatchObject({ state: 'sent', invited: 1 });
    expect((await lines(id))[1]).toMatchObject({ state: 'ready', changedTo: 'invited' });
    expect(await mailsTo(first)).toHaveLength(1);
    expect(await mailsTo(second)).toHaveLength(1);
    expect((await get('/cohorts')).body.data).toMatchObject([{ name: 'New', memberCount: 1 }]);
    expect((await get('/members')).body.data).toMatchObject([{ cohorts: [{ name: 'New' }] }]);

    expect((await send((await check('email\nnobody\n')).body.data._id)).status).toBe(409);
    const late = (await check(`email\n${fresh()}\n`)).body.data._id;
    server.clock.advance({ minutes: 24 * 60 });
    expect((await send(late)).status).toBe(404);
  });

  test('[13.162] is mailed in portions, once each, also if a run is repeated after a crash', async () => {
    const addresses = Array.from({ length: 70 }, () => fresh());
    const { body } = await check(`email\n${addresses.join('\n')}\n`);
    await send(body.data._id);
    const got = async () => (await server.mails()).filter(({ to }) => addresses.includes(to));
    await server.services.jobs.drain();
    expect(await got()).toHaveLength(30);
    server.clock.advance({ seconds: 10 });
    await server.services.jobs.drain();
    expect(await got()).toHaveLength(60);
    // As if the process had been killed after the mails were sent and before they were marked.
    const { db } = server.services;
    const links = (await got()).flatMap((mail) => mail.links);
    await db.update(hubPersonalInvitations).set({ mailDueAt: server.clock.now(), mailedAt: null });
    server.clock.advance({ seconds: 60 });
    for (let run = 0; run < 4; run += 1) {
      await server.services.jobs.drain();
      server.clock.advance({ seconds: 60 });
    }
    const all = await got();
    expect(all).toHaveLength(70);
    expect(new Set(all.map(({ to }) => to)).size).toBe(70);
    expect(all.flatMap((mail) => mail.links)).toEqual(expect.arrayContaining(links));
  });
});

describe('a personal invitation', () => {
  test('[13.163] is listed with its state, and found by name, address and state', async () => {
    const [sent, withdrawn] = [fresh('njeri'), fresh()];
    await invite(`${sent},Njeri,Mwangi,Class A`, `${withdrawn},,,`);
    const found = await invitations('?search=njeri');
    expect(found).toMatchObject([
      { email: sent, name: 'Njeri Mwangi', cohorts: ['Class A'], state: 'sent', resendsLeft: 3 },
    ]);
    const [other] = await invitations(`?search=${withdrawn}`);
    const remove = () => server.call('DELETE', `/my-hub/personal-invitation/${other._id}`, { as: admin });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    const secret = secretIn((await mailsTo(withdrawn))[0]);
    expect((await visit('/read', { secret })).body.data).toMatchObject({
      ...{ hub: { _id: hub.id }, email: '', next: 'none', problem: expect.stringContaining('withdrawn') },
    });
    const open = secretIn((await mailsTo(sent))[0]);
    await visit('/read', { secret: open });
    for (const [state, email] of [
      ['opened', sent],
      ['withdrawn', withdrawn],
    ])
      expect(await invitations(`?state=${state}`)).toMatchObject([{ email, state }]);
    await later(14);
    expect(await invitations('?state=expired')).toMatchObject([{ email: sent, state: 'expired' }]);
    expect((await visit('/read', { secret: open })).body.data.problem).toContain('expired');
  });

  test('[13.163] is sent again once a day and three times at most, each time with a new link', async () => {
    const email = fresh();
    const secret = await secretFor(email);
    const [{ _id: id }] = await invitations();
    const resend = async () => (await post(`/my-hub/personal-invitation/${id}/resend`)).status;
    expect(await resend()).toBe(409);
    for (let time = 0; time < 3; time += 1) {
      await later(1);
      expect(await resend()).toBe(202);
      expect(await resend()).toBe(409);
      await server.services.jobs.drain();
    }
    await later(1);
    expect(await resend()).toBe(409);
    expect(await mailsTo(email)).toHaveLength(4);
    const read = async (one: string) => (await visit('/read', { secret: one })).body.data.next;
    expect(await read(secret)).toBe('none');
    expect(await read(secretIn((await mailsTo(email)).at(-1)))).toBe('sign-up');
  });

  test('[13.164] lets a new person sign up without a second mail, once', async () => {
    const email = fresh();
    await post('/my-hub/cohorts', admin, { name: 'Class A' });
    await invite(`${email},Achieng,Otieno,class a`);
    const secret = secretIn((await mailsTo(email))[0]);
    const opened = await visit('/read', { secret });
    expect(opened.body.data).toMatchObject({
      ...{ hub: { _id: hub.id, name: hub.name }, email, firstName: 'Achieng', lastName: 'Otieno' },
      ...{ next: 'sign-up', problem: null },
    });
    const body = { secret, firstName: 'Achieng', lastName: 'Otieno', password: PASSWORD };
    const answers = await Promise.all([visit('/sign-up', body), visit('/sign-up', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, expect.any(Number)]);
    const created = answers.find(({ status }) => status === 201);
    expect(answers.find((one) => one !== created)?.status).toBeGreaterThanOrEqual(404);
    const person = sessionOf(created as NonNullable<typeof created>, PASSWORD);
    expect(person.user).toMatchObject({ email, emailVerified: true });
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await server.call('GET', '/hubs/mine', { as: person })).body.data).toMatchObject([
      { _id: hub.id, membership: 'member', memberCount: 1 },
    ]);
    expect((await get('/members')).body.data).toMatchObject([{ email, cohorts: [{ name: 'Class A' }] }]);
    expect(await invitations('?state=accepted')).toMatchObject([{ acceptedBy: { _id: person.id } }]);
    expect((await visit('/sign-up', body)).status).toBe(404);
  });

  test('[13.164] is accepted by the account of its address only, which it verifies', async () => {
    const email = fresh();
    const other = await server.signedIn('user');
    const secret = await secretFor(email);
    const owner = await server.signedIn('user', { email, verified: false });
    const next = async (as: SignedIn) =>
      (await post('/personal-invitations/read', as, { secret })).body.data.next;
    expect([await next(other), await next(owner)]).toEqual(['switch', 'accept']);
    const accept = (as: SignedIn) => post('/personal-invitations/accept', as, { secret });
    const refused = await accept(other);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining(email)]);
    expect(await accept(owner)).toMatchObject({ status: 200, body: { data: { hub: { _id: hub.id } } } });
    expect((await accept(owner)).status).toBe(404);
    expect((await server.call('GET', `/user/${owner.id}`, { as: owner })).body.data.emailVerified).toBe(true);
    const known = await secretFor(fresh());
    expect((await post('/personal-invitations/accept', other, { secret: `${known}x` })).status).toBe(404);
  });

  test('[13.164] an address with an account signs in, and joining in another way uses the invitation up', async () => {
    const person = await server.signedIn('user');
    const secret = await secretFor(person.email);
    const read = async () => (await visit('/read', { secret })).body.data;
    expect((await read()).next).toBe('sign-in');
    const body = { secret, firstName: 'A', lastName: 'B', password: PASSWORD };
    expect((await visit('/sign-up', body)).status).toBe(409);
    const link = (await post('/my-hub/invitations', admin, { label: '', days: 7, maxUses: 2 })).body.link;
    await post('/hub-invitations/accept', person, { secret: link.split('#')[1] });
    expect((await read()).problem).toContain('used');
    expect(await invitations('?state=accepted')).toHaveLength(1);
    await post(`/my-hub/member/${person.id}/remove`, admin, { reason: 'Left us.' });
    expect((await post('/personal-invitations/accept', person, { secret })).status).toBe(404);
  });
});

describe('a cohort', () => {
  test('[13.165] has a name of its own in the hub, and members who stay when it is deleted', async () => {
    const cohort = (await post('/my-hub/cohorts', admin, { name: 'Class A' })).body.data;
    expect(await post('/my-hub/cohorts', admin, { name: 'class a' })).toMatchObject({
      status: 422,
      body: { errors: { name: expect.any(String) } },
    });
    const people = [await server.signedIn('user'), await server.signedIn('user')] as const;
    await seedMembers(server, hub.id, [people[0].id, people[1].id]);
    const change = (way: 'add' | 'remove', body: unknown) =>
      post(`/my-hub/cohort/${cohort._id}/${way}`, admin, body);
    expect((await change('add', {})).status).toBe(422);
    const list = { userIds: [people[0].id], emails: [people[1].email.toUpperCase(), 'nobody@ngo.example'] };
    expect((await change('add', list)).body.data).toMatchObject({
      ...{ changed: 2, unchanged: 0, unknown: ['nobody@ngo.example'], cohort: { memberCount: 2 } },
    });
    expect((await change('add', list)).body.data).toMatchObject({ changed: 0, unchanged: 2 });
    expect((await change('remove', { emails: [people[1].email] })).body.data).toMatchObject({ changed: 1 });
    const filtered = (await get(`/members?cohort=${cohort._id}`)).body.data;
    expect(filtered).toMatchObject([{ _id: people[0].id, cohorts: [{ name: 'Class A' }] }]);
    await server.call('PUT', `/my-hub/cohort/${cohort._id}`, { as: admin, body: { name: 'Class B' } });
    expect((await get('/cohorts')).body.data).toMatchObject([{ name: 'Class B', memberCount: 1 }]);
    // Who leaves the hub leaves its cohorts.
    await server.call('DELETE', `/hub/${hub.id}/membership`, { as: people[0] });
    expect((await get(`/cohort/${cohort._id}`)).body.data.memberCount).toBe(0);
    await server.call('DELETE', `/my-hub/cohort/${cohort._id}`, { as: admin });
    expect((await get('/members')).body.data).toMatchObject([{ _id: people[1].id, cohorts: [] }]);
  });
});
