import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { units } from '../src/courses/tables';
import { quizzes, slotsOf } from '../src/quizzes';
import { zip } from './archive-fixtures';
import { type Files, red, run, told } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const manifest = (resources: string, schema = 'QTIv2.1 Package') =>
  `<?xml version="1.0"?><manifest identifier="pack-1" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:l="http://ltsc.ieee.org/xsd/LOM"><metadata><schema>${schema}</schema><l:lom><l:general><l:title><l:string>Bees</l:string></l:title><l:language>sw</l:language></l:general></l:lom></metadata><organizations/><resources>${resources}</resources></manifest>`;
const resource = (id: string, href: string, type = 'imsqti_item_xmlv2p1') =>
  `<resource identifier="${id}" type="${type}" href="${href}"><file href="${href}"/></resource>`;

const item = (id: string, declaration: string, body: string, processing = 'match_correct') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="${id}" adaptive="false" timeDependent="false">${declaration}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${body}</itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${processing}"/></assessmentItem>`;
const declare = (right: string, { base = 'identifier', cardinality = 'single', mapping = '' } = {}) =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${base}"><correctResponse>${right
    .split(',')
    .map((value) => `<value>${value}</value>`)
    .join('')}</correctResponse>${mapping}</responseDeclaration>`;
const choice = (options: Record<string, string>, prompt: string, most = 1) =>
  `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="${most}"><prompt>${prompt}</prompt>${Object.entries(
    options,
  )
    .map(([id, text]) => `<simpleChoice identifier="${id}">${text}</simpleChoice>`)
    .join('')}</choiceInteraction>`;

const items: Files = {
  'items/one.xml': item(
    'one',
    declare('B'),
    `<p><img src="../media/hive.png" alt="A hive"/></p>${choice({ A: 'Wasp', B: 'Bee' }, 'Who lives here?')}`,
  ),
  'items/yes.xml': item('yes', declare('t'), choice({ t: 'True', f: 'False' }, 'Bees dance.')),
  'items/many.xml': item(
    'many',
    declare('A,B', {
      cardinality: 'multiple',
      mapping:
        '<mapping defaultValue="0"><mapEntry mapKey="A" mappedValue="1"/><mapEntry mapKey="B" mappedValue="1"/><mapEntry mapKey="C" mappedValue="-1"/></mapping>',
    }),
    choice({ A: 'Wax', B: 'Honey', C: 'Milk' }, 'They make?', 0),
    'map_response',
  ),
  'items/number.xml': item(
    'number',
    declare('6', { base: 'integer' }),
    '<p>Legs: <textEntryInteraction responseIdentifier="RESPONSE"/></p>',
  ),
  'items/order.xml': item(
    'order',
    declare('e,l,p', { cardinality: 'ordered' }),
    '<orderInteraction responseIdentifier="RESPONSE"><prompt>Sort.</prompt><simpleChoice identifier="p">Pupa</simpleChoice><simpleChoice identifier="e">Egg</simpleChoice><simpleChoice identifier="l">Larva</simpleChoice></orderInteraction>',
  ),
  'items/essay.xml':
    '<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="essay" title="essay"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string"/><qti-assessment-stimulus-ref identifier="s" href="s.xml"/><qti-item-body><p>Describe a hive.</p><qti-extended-text-interaction response-identifier="RESPONSE"/></qti-item-body></qti-assessment-item>',
  'items/odd.xml': item(
    'odd',
    declare('x'),
    '<p>Point.<hotspotInteraction responseIdentifier="RESPONSE"/></p>',
  ),
};
const names = Object.keys(items);
const packed = (files: Files = {}, schema?: string): Files => ({
  'imsmanifest.xml': manifest(
    names.map((name, at) => resource(`r${at}`, name)).join('') +
      resource('t', 'test.xml', 'imsqti_test_xmlv2p1'),
    schema,
  ),
  'test.xml': `<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="test" title="Nyuki"><timeLimits maxTime="600"/><testPart identifier="p" navigationMode="nonlinear" submissionMode="simultaneous"><assessmentSection identifier="s" title="All" visible="true">${[
    ...names,
  ]
    .filter((name) => name !== 'items/essay.xml')
    .map((name, at) => `<assessmentItemRef identifier="i${at}" href="${name}"/>`)
    .join('')}</assessmentSection></testPart></assessmentTest>`,
  ...items,
  ...files,
});

test('[14.160] a package of QTI becomes a unit with a quiz for its test and one for its loose items', async () => {
  const picture = await red(700, 400).png().toBuffer();
  const report = await run(server, await zip(packed({ 'media/hive.png': picture }), 'bees.zip'));
  expect(report).toMatchObject({ title: 'Bees', languages: ['sw'] });
  expect(report.counts).toMatchObject({ units: 1, lessons: 0, quizzes: 2, questions: 6, pictures: 1 });
  const { db } = server.services;
  const rows = await db
    .select({ id: quizzes.id, title: quizzes.title, settings: quizzes.settings })
    .from(quizzes)
    .innerJoin(units, eq(units.id, quizzes.unitId))
    .where(eq(units.courseId, report.courseId))
    .orderBy(asc(quizzes.position));
  expect(rows.map(({ title }) => title)).toEqual(['Nyuki', 'essay']);
  expect(rows[0]?.settings.timeLimitMinutes).toBe(10);
  const slots = (await slotsOf(db, [rows[0]?.id ?? ''])).get(rows[0]?.id ?? '') ?? [];
  expect(slots.map(({ question }) => [question.body.type, question.body.prompt.text])).toEqual([
    ['single', 'Who lives here?'],
    ['true-false', 'Bees dance.'],
    ['multiple', 'They make?'],
    ['numeric', 'Legs: _____'],
    ['ordering', 'Sort.'],
  ]);
  expect(slots[0]?.question.body.picture).toMatchObject({
    alt: 'A hive',
    src: expect.stringMatching(/^\/api\/media\/\w{64}\.webp$/),
  });
  expect(slots[1]?.question.key).toEqual({ type: 'true-false', value: true });
  expect(slots[2]?.question).toMatchObject({ points: 1, key: { options: ['1', '2'], rule: 'partial' } });
  expect(told(report, 'quiz-row')).toEqual([
    expect.stringContaining(
      '“odd”: It was left out: it has a “hotspotInteraction”, which is not known here.',
    ),
    expect.stringContaining(
      '“essay”: The text in “s.xml” was not taken: its file is not in the package or cannot be read.',
    ),
  ]);
});

test('[14.160] importing it again updates its quizzes in place', async () => {
  const path = await zip(packed({}, 'QTI Package'), 'again.zip');
  const first = await run(server, path);
  expect(await run(server, path, { target: { update: first.courseId } })).toMatchObject({
    courseId: first.courseId,
    created: false,
  });
});

test('[14.160] a package without a question that can be read, and one that leads out of itself, are refused', async () => {
  const only = (resources: string, files: Files = {}) =>
    zip({ 'imsmanifest.xml': manifest(resources), ...files }, 'p.zip');
  await expect(
    run(server, await only(resource('r', 'odd.xml'), { 'odd.xml': String(items['items/odd.xml']) })),
  ).rejects.toThrow(
    /^This package holds no question that can be imported\.\nodd\.xml:1: “[^”]+”: It was left out/,
  );
  await expect(run(server, await only(resource('r', '../../etc/passwd')))).rejects.toThrow(
    /^imsmanifest\.xml:1 names \.\.\/\.\.\/etc\/passwd, which lies outside of the archive/,
  );
});
