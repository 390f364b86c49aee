import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courses, lessonTexts } from '../src/courses/tables';
import { exportCourse } from '../src/export';
import { lessonHtml } from './import-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

let server: TestServer;
let owner: SignedIn;
let thief: SignedIn;
let foreign: string;
let own: Seeded;
beforeAll(async () => {
  server = await startTestServer();
  [owner, thief] = [await server.signedIn('tutor'), await server.signedIn('tutor')];
  const paid = await seedCourse(server, { ownerId: owner.id, prices: [500] });
  foreign = await picture(owner, paid.units[0]?.lessons[0] ?? '', 'red');
  await save(owner, paid.units[0]?.lessons[0] ?? '', `![A hive](${foreign})`);
});
afterAll(() => server.close());
beforeEach(async () => {
  own = await seedCourse(server, { ownerId: thief.id, state: 'draft' });
});

const lesson = () => own.units[0]?.lessons[0] ?? '';
async function picture(as: SignedIn, topicId: string, background: string): Promise<string> {
  const content = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const { body } = await upload(server, `/instructor/topic/${topicId}/pictures`, {
    ...{ as, method: 'POST', field: 'picture', name: 'a.png', content },
  });
  return body.data.path;
}
async function save(as: SignedIn, topicId: string, markdown: string, format = 'markdown') {
  const { body } = await server.call('GET', `/instructor/topic/${topicId}`, { as });
  const { title, language, version } = body.data;
  const answer = await server.call('PUT', `/instructor/topic/${topicId}`, {
    as,
    body: { title, language, version, markdown, format, preview: true },
  });
  expect(answer.status).toBe(200);
}
async function preview(markdown: string, { as = thief, format = 'markdown' } = {}): Promise<string> {
  const { body } = await server.call('POST', '/instructor/preview', { as, body: { markdown, format } });
  return body.data.html;
}
const read = async (as = thief) =>
  (await server.call('GET', `/course/unit/lesson/${lesson()}`, { as })).body.data.html;
const SIGNED = /\?k=/;

describe('[15.104] the name of another instructor’s file', () => {
  const notations = (): [string, string][] => [
    [`![A hive](${foreign})`, 'markdown'],
    [`[Take it](${foreign})`, 'markdown'],
    [`Only named: ${foreign}`, 'markdown'],
    [`\`\`\`\n${foreign}\n\`\`\``, 'markdown'],
    [`![${foreign}](no.png) [a](#b "${foreign}")`, 'markdown'],
    [`[Take it](${foreign.replace('media', 'medi&#97;')})`, 'markdown'],
    [`[Take it][ref]\n\n[ref]: ${foreign}`, 'markdown'],
    [`<p><a href="${foreign}">x</a><img src="${foreign}" srcset="${foreign} 2x" alt="y"></p>`, 'html'],
    [`<p>${foreign.replace('/api', '&#x2f;api')}</p>`, 'html'],
  ];

  test('is signed in no preview, in whatever notation', async () => {
    for (const [source, format] of notations()) {
      const html = await preview(source, { format });
      expect([source, SIGNED.test(html), html.includes(foreign)]).toEqual([source, false, false]);
    }
    expect(await preview(`![A hive](${foreign})`)).toContain('A hive');
  });

  test('is signed in no lesson that names it, and saving it first opens nothing', async () => {
    for (const [source, format] of notations()) {
      await save(thief, lesson(), source, format);
      expect([source, SIGNED.test(await read())]).toEqual([source, false]);
    }
    await server.call('PUT', `/instructor/topic/${lesson()}/draft`, {
      as: thief,
      body: { title: 'T', language: 'en', version: 1, markdown: `![A hive](${foreign})`, format: 'markdown' },
    });
    expect(await preview(`![A hive](${foreign})`)).not.toMatch(SIGNED);
  });

  test('is refused as the picture of a question, and leads to no file in its text', async () => {
    const question = (body: object) => ({
      ...{ points: 1, tags: [], feedback: {}, key: { type: 'true-false', value: true } },
      body: { type: 'true-false', prompt: { text: 'Is it?', format: 'plain' }, ...body },
    });
    const bank = await server.call('POST', `/instructor/course/${own.id}/banks`, {
      as: thief,
      body: { name: 'Bank' },
    });
    const add = (body: object) =>
      server.call('POST', `/instructor/bank/${bank.body.data._id}/questions`, {
        as: thief,
        body: { questions: [question(body)] },
      });
    expect(await add({ picture: { src: foreign, alt: 'A hive' } })).toMatchObject({
      status: 422,
      body: { errors: { picture: 'Choose a picture that was uploaded here.' } },
    });
  });

  test('leads to no file in an imported course, and is in no export', async () => {
    const { html } = await lessonHtml(server, `# One\n\n[Take it](${foreign}) ${foreign}\n`);
    expect(html).toContain('Take it');
    expect(html).not.toContain(foreign);
    const archive = async () => {
      const order = { rowId: own.id, format: 'markdown', language: 'en' } as const;
      const made = await exportCourse(server.services, order);
      return (await readFile(made?.archive.draft ?? '')).toString('latin1');
    };
    await save(thief, lesson(), `![A hive](${foreign})`);
    expect(await archive()).not.toContain('.webp');
    await save(thief, lesson(), `![A hive](${await picture(thief, lesson(), 'green')})`);
    expect(await archive()).toContain('.webp');
  });
});

describe('[15.104] files of own courses', () => {
  test('are shown as soon as they are uploaded, in every course of their author and by co-instructors', async () => {
    const path = await picture(thief, lesson(), 'blue');
    expect(await preview(`![A hive](${path})`)).toMatch(SIGNED);
    await save(thief, lesson(), `![A hive](${path})`);
    expect(await read()).toMatch(SIGNED);
    expect(await preview(`![A hive](${path})`, { as: owner })).not.toMatch(SIGNED);
    const admin = await server.signedIn('admin');
    expect(await preview(`![A hive](${path})`, { as: admin })).toMatch(SIGNED);
  });

  test('are found in texts that nobody uploaded them for, as imports and copies write them', async () => {
    const { db, files } = server.services;
    const put = async (text: string) =>
      (await files.put(db, Buffer.from(text), { ext: 'pdf', type: 'application/pdf' })).path;
    const [inLesson, inDescription, nowhere] = [await put('a'), await put('b'), await put('c')];
    await db
      .update(lessonTexts)
      .set({ html: `<p><a href="${inLesson}">x</a></p>` })
      .where(eq(lessonTexts.lessonId, lesson()));
    await db
      .update(courses)
      .set({ descriptionHtml: `<a href="${inDescription}">x</a>` })
      .where(eq(courses.id, own.id));
    for (const [path, shown] of [
      [inLesson, true],
      [inDescription, true],
      [nowhere, false],
    ] as const)
      expect(SIGNED.test(await preview(`[Take it](${path})`))).toBe(shown);
  });
});
