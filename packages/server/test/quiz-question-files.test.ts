import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartridgeFiles, resource, zip } from './archive-fixtures';
import type { Files } from './import-fixtures';
import { declare, eq, item1, item2, lid, quiz1, rule, simple } from './qti-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

let server: TestServer;
let tutor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
});
afterAll(() => server.close());

async function read(content: string | Buffer, name = 'quiz.xml') {
  const answer = await upload(server, '/instructor/questions/read-file/en', {
    field: 'file',
    name,
    content: Buffer.from(content),
    as: tutor,
    method: 'POST',
  });
  return { ...answer, questions: answer.body.data?.questions, problems: answer.body.data?.problems };
}
const packed = async (files: Files, name = 'package.zip') =>
  read(await readFile(await zip(files, name)), name);

const yes = { responses: lid({ a: 'Yes', b: 'No' }), rules: rule(eq('a')) };
const choice = (title: string) =>
  item2({
    title,
    declared: declare(['a']),
    body: `<p>Is it <b>so</b>?</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">${simple({ a: 'Yes', b: 'No' })}</choiceInteraction>`,
  });

test('[12.50] reads an XML file with a report, and stores nothing', async () => {
  const items = item1({ ...yes, text: 'It <b>rains</b>?' }) + item1({ text: 'Read this.', title: 'A text' });
  const { status, questions, problems } = await read(quiz1(items));
  expect(status).toBe(200);
  expect(questions).toMatchObject([
    { body: { type: 'single', prompt: { format: 'markdown', text: 'It **rains**?' } }, key: { option: '1' } },
  ]);
  expect(problems).toEqual([
    {
      line: expect.any(Number),
      item: 'A text',
      message: 'It was left out: it is a text without a question.',
    },
  ]);
  const left = (await readdir(server.services.files.folder)).filter((name) => name.startsWith('.'));
  expect(left).toEqual([]);
});

test('[14.155] tells what was left out, and why a file is refused, in the language of the account', async () => {
  const speaker = await server.signedIn('tutor');
  await server.call('PUT', `/user/${speaker.id}/preferences`, {
    as: speaker,
    body: { theme: 'dark', contrast: 'standard', textSize: '100', motion: 'system', language: 'sw-KE' },
  });
  const told = async (content: string) =>
    (
      await upload(server, '/instructor/questions/read-file/en', {
        field: 'file',
        name: 'quiz.xml',
        content: Buffer.from(content),
        as: speaker,
        method: 'POST',
      })
    ).body;
  const items = item1({ ...yes, text: 'It rains?' }) + item1({ text: 'Read this.', title: 'A text' });
  expect((await told(quiz1(items))).data.problems).toMatchObject([
    { item: 'A text', message: 'Liliachwa: ni maandishi yasiyo na swali.' },
  ]);
  expect(JSON.stringify(await told('<quiz/>'))).toContain('Haina maswali ya QTI.');
});

test('[15.60] a text of a section comes with each question; an introduction is named', async () => {
  const text = (words: string) =>
    `<presentation_material><material><mattext texttype="text/html">&lt;p&gt;${words}&lt;/p&gt;</mattext></material></presentation_material>`;
  const { questions, problems } = await read(
    quiz1(text('The lake is calm.') + item1({ ...yes, text: 'Is it?' }), text('Read all.')),
  );
  expect(questions).toMatchObject([
    {
      body: {
        title: 'Is it?',
        prompt: { format: 'markdown', text: expect.stringMatching(/^The lake is calm\.\n\n\S+\n\nIs it\?$/) },
      },
    },
  ]);
  expect(problems).toEqual([
    { line: null, item: null, message: 'The introduction was not taken: “Read all.”.' },
  ]);
});

test('[12.50] reads a package of version 2 in the order of its names, and a cartridge', async () => {
  const { questions, problems } = await packed({
    'imsmanifest.xml': '<manifest/>',
    'items/q10.xml': choice('Ten'),
    'items/q9.xml': choice('Nine'),
    'items/picture.png': 'not read',
    'items/bad.xml': '<assessmentItem>',
  });
  expect(questions.map(({ body }: { body: { title: string } }) => body.title)).toEqual(['Nine', 'Ten']);
  expect(problems).toEqual([
    {
      line: expect.any(Number),
      item: 'items/bad.xml',
      message: expect.stringMatching(/not well-formed XML/),
    },
  ]);
  const cartridge = cartridgeFiles({
    items: '',
    resources: resource('q', 'q.xml', 'imsqti_xmlv1p2/imscc_xmlv1p2/assessment'),
    files: { 'q.xml': quiz1(item1({ ...yes, text: 'Yes?' })) },
  });
  expect((await packed(cartridge, 'course.imscc')).questions).toHaveLength(1);
});

test.each([
  ['no QTI', '<html/>', 'quiz.xml: It holds no questions in QTI.'],
  ['no XML', 'Just words', 'null: It was left out: it is not well-formed XML'],
  [
    'an entity bomb',
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    'null: It was left out: it has a document type',
  ],
])('[12.50] says why it finds nothing: %s', async (_name, content, said) => {
  const { status, questions, problems } = await read(content);
  expect([status, questions]).toEqual([200, []]);
  expect(problems).toHaveLength(1);
  expect(`${problems[0].item}: ${problems[0].message}`).toContain(said);
});

const DTD = 'ims_qtiasiv1p2.dtd';
const withType = (type: string) =>
  quiz1(item1({ ...yes, text: 'It rains?' })).replace('?>', `?>\n<!DOCTYPE questestinterop ${type}>`);

test.each([
  ['an address', `SYSTEM "${DTD}"`],
  ['a public name', `PUBLIC "-//IMS//QTI 1.2//EN" 'http://www.imsglobal.org/xsd/[a]/${DTD}'`],
  ['nothing', ''],
  ['declarations of which there are none', `SYSTEM "${DTD}" [\n  <!-- none ]> --> <?none ]>?>\n]`],
])('[15.23] reads questions with a document type of %s', async (_case, type) => {
  const { questions, problems } = await read(withType(type));
  expect([questions.length, problems]).toEqual([1, []]);
  const files = { 'imsmanifest.xml': '<manifest/>', 'quiz.xml': withType(type) };
  expect((await packed(files)).questions).toHaveLength(1);
});

test('[12.50] refuses an archive that is damaged, and a request without a file', async () => {
  const damaged = await read('PK\u0003\u0004 and no more', 'quiz.zip');
  expect(damaged).toMatchObject({
    status: 422,
    body: { errors: { file: 'quiz.zip is not a zip archive, or it was cut short.' } },
  });
  expect((await read('')).body.errors).toEqual({ file: 'Choose a file first.' });
});
