import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { duplicateCourse } from '../src/authoring/copies/duplicate';
import { lessonActivities, lessons, packageFiles, packages, units } from '../src/courses/tables';
import { dropUnusedPackages } from '../src/activities';
import { files as records } from '../src/platform/database/tables';
import { sweepFiles } from '../src/platform/files/orphans';
import { zip } from './archive-fixtures';
import { run, told } from './import-fixtures';
import { part, scormFiles, sco } from './scorm-fixtures';
import { scormZip } from './scorm-zip';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const outline = (courseId: string) =>
  server.services.db
    .select({
      id: lessons.id,
      unit: units.title,
      title: lessons.title,
      path: lessons.sourcePath,
      preview: lessons.preview,
      activity: lessonActivities,
      format: packages.format,
    })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .leftJoin(lessonActivities, eq(lessonActivities.lessonId, lessons.id))
    .leftJoin(packages, eq(packages.id, lessonActivities.packageId))
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(lessons.position));

const refusal = (parts: Parameters<typeof scormZip>[0]) =>
  scormZip(parts)
    .then((path) => run(server, path))
    .then(
      () => 'imported',
      (error: Error) => error.message,
    );

test('[14.166] a package of SCORM 1.2 becomes a course: parts are units, what can be opened lessons', async () => {
  const rules =
    '<adlcp:masteryscore>80</adlcp:masteryscore><adlcp:datafromlms>level=2</adlcp:datafromlms><adlcp:maxtimeallowed>00:30:00</adlcp:maxtimeallowed><adlcp:timelimitaction>exit,message</adlcp:timelimitaction>';
  const report = await run(
    server,
    await scormZip({
      items:
        part('Hives', sco('frames') + part('Deeper', sco('wax'))) +
        sco('intro', { attributes: 'parameters="?lang=en"' }) +
        part('Honey', sco('harvest', { more: rules })) +
        sco('poster'),
      scos: ['frames', 'wax', 'intro', 'harvest'],
      assets: ['poster'],
    }),
  );
  expect(report).toMatchObject({ title: 'Beekeeping', counts: { units: 3, lessons: 5 }, issues: [] });
  const read = await outline(report.courseId);
  expect(read.map(({ unit, title, path }) => [unit, title, path])).toEqual([
    ['Hives', 'frames', 'item/i-frames'],
    ['Hives', 'wax', 'item/i-wax'],
    ['Beekeeping', 'intro', 'item/i-intro'],
    ['Beekeeping', 'poster', 'item/i-poster'],
    ['Honey', 'harvest', 'item/i-harvest'],
  ]);
  expect(read.map(({ format }) => format)).toEqual(Array(5).fill('scorm-1.2'));
  expect(read.map(({ activity }) => [activity?.launch, activity?.tracked])).toEqual([
    ['pages/frames.html', true],
    ['pages/wax.html', true],
    ['pages/intro.html?lang=en', true],
    ['pages/poster.html', false],
    ['pages/harvest.html', true],
  ]);
  expect(read[4]?.activity).toMatchObject({
    masteryScore: 80,
    launchData: 'level=2',
    maxTime: '00:30:00',
    timeLimitAction: 'exit,message',
    completesByEnding: true,
  });
  expect(read[0]?.activity?.weightBytes).toBeGreaterThan(1000);
  const stored = await server.services.db
    .select({ path: packageFiles.path, file: packageFiles.file, type: packageFiles.type })
    .from(packageFiles)
    .where(eq(packageFiles.packageId, read[0]?.activity?.packageId ?? ''))
    .orderBy(packageFiles.path);
  expect(stored.map(({ path, type }) => `${path} ${type}`)).toEqual([
    'pages/frames.html text/html',
    'pages/harvest.html text/html',
    'pages/intro.html text/html',
    'pages/poster.html text/html',
    'pages/wax.html text/html',
    'shared/sco.js text/javascript',
  ]);
  expect(stored.every(({ file }) => /^[0-9a-f]{64}\.pkg$/.test(file))).toBe(true);
});

test('[14.167] SCORM 2004: passing scores are kept; sequencing, prerequisites and other arrangements are reported', async () => {
  const sequencing = (inside: string) => `<imsss:sequencing>${inside}</imsss:sequencing>`;
  const report = await run(
    server,
    await scormZip({
      version: '2004 4th Edition',
      identifier: 'org.example.bees.2004',
      items:
        sco('exam', {
          more:
            '<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.75"/>' +
            sequencing(
              '<imsss:limitConditions attemptAbsoluteDurationLimit="PT45M"/><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives><imsss:deliveryControls completionSetByContent="true"/>',
            ),
        }) +
        sco('rules', {
          more: sequencing('<imsss:sequencingRules><imsss:preConditionRule/></imsss:sequencingRules>'),
        }) +
        sco('gone') +
        sco('secret', { attributes: 'isvisible="false"' }) +
        sco('far'),
      inside: sequencing('<imsss:controlMode choice="false" flow="true"/>'),
      organizations: '<organization identifier="other"><title>Short way</title></organization>',
      scos: ['exam', 'rules', 'secret'],
      resources:
        '<resource identifier="r-gone" type="webcontent" adlcp:scormType="sco" href="pages/gone.html"/><resource identifier="r-far" type="webcontent" adlcp:scormType="sco" href="https://far.example/x.html"/>',
    }),
  );
  const [exam] = await outline(report.courseId);
  expect(exam?.format).toBe('scorm-2004');
  expect(exam?.activity).toMatchObject({
    scaledPassingScore: 0.6,
    completionThreshold: 0.75,
    maxTime: 'PT45M',
    masteryScore: null,
    completesByEnding: false,
  });
  const said = report.issues.map(({ message }) => message);
  expect(said).toEqual([
    '“Short way” is another arrangement of the same content and was left out.',
    '“pages/gone.html” is not in the package.',
    '“https://far.example/x.html” is on another site, so it cannot be opened from here.',
    'The sequencing rules of “rules” were not taken: lessons can be opened in any order.',
    '“gone” holds nothing that can be shown and was left out.',
    '“secret” is hidden from learners and was left out.',
    '“far” holds nothing that can be shown and was left out.',
    'The sequencing rules of “Beekeeping” were not taken: lessons can be opened in any order.',
  ]);
  const first = await run(
    server,
    await scormZip({
      identifier: 'org.example.first',
      items:
        sco('a') + sco('b', { more: '<adlcp:prerequisites type="aicc_script">i-a</adlcp:prerequisites>' }),
      scos: ['a', 'b'],
    }),
  );
  expect(told(first, 'structure')).toEqual([
    'imsmanifest.xml:3 What “b” requires first was not taken: lessons can be opened in any order.',
  ]);
});

test('[14.168] importing again keeps ids; the same content is stored once, and unused packages go', async () => {
  const { db, clock } = { db: server.services.db, clock: server.clock };
  const parts = { identifier: 'org.example.again', items: sco('one') + sco('two'), scos: ['one', 'two'] };
  const first = await run(server, await scormZip(parts));
  const before = await outline(first.courseId);
  const target = { update: first.courseId };
  const second = await run(server, await scormZip({ ...parts, title: 'Beekeeping, second edition' }), {
    target,
  });
  expect(second).toMatchObject({ courseId: first.courseId, created: false });
  const same = await outline(first.courseId);
  expect(same.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  // Only the manifest differs, which is not part of what is stored.
  expect(same[0]?.activity?.packageId).toBe(before[0]?.activity?.packageId);
  await run(server, await scormZip({ ...parts, files: { 'pages/two.html': '<p>New</p>' } }), { target });
  const after = await outline(first.courseId);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  const [old, now] = [before[0]?.activity?.packageId ?? '', after[0]?.activity?.packageId ?? ''];
  expect(now).not.toBe(old);
  const known = async () => (await db.select({ id: packages.id }).from(packages)).map(({ id }) => id);
  await dropUnusedPackages({ db, clock });
  expect(await known()).toContain(old);
  clock.advance({ hours: 25 });
  await dropUnusedPackages({ db, clock });
  expect(await known()).not.toContain(old);
  expect(await known()).toContain(now);
  // The sweep of files knows those of packages.
  const marked = async () =>
    (await db.select({ name: records.name }).from(records).where(sql`orphaned_at is not null`)).map(
      ({ name }) => name,
    );
  await db.update(records).set({ createdAt: new Date(0) });
  await sweepFiles(server.services);
  const used = await db.select({ file: packageFiles.file }).from(packageFiles);
  const orphans = await marked();
  expect(orphans.length).toBeGreaterThan(0);
  expect(orphans.filter((name) => used.some(({ file }) => file === name))).toEqual([]);
});

test('[14.169] generic identifiers do not make two courses one', async () => {
  const parts = { identifier: 'MANIFEST-1', items: sco('one'), scos: ['one'] };
  const target = 'undecided';
  const one = await run(server, await scormZip(parts, 'bees.zip'), { target });
  const other = await run(server, await scormZip({ ...parts, title: 'Goats' }, 'goats.zip'), { target });
  expect(other.courseId).not.toBe(one.courseId);
});

test('[14.170] damaged and malicious packages are refused in one sentence', async () => {
  const base = { items: sco('one'), scos: ['one'] };
  const outside = (href: string) => ({
    ...base,
    resources: `<resource identifier="r-x" adlcp:scormtype="sco" href="${href}"/>`,
  });
  expect(await refusal(outside('../../etc/passwd'))).toMatch(/lies outside of the archive/);
  expect(await refusal(outside('%2e%2e/secret.html'))).toMatch(/lies outside of the archive/);
  expect(await refusal({ ...base, items: '' })).toBe(
    'This SCORM package holds nothing that can be opened here.',
  );
  const files = scormFiles(base);
  const bomb = String(files['imsmanifest.xml']).replace(
    '<manifest',
    '<!DOCTYPE m [<!ENTITY a "aaaa">]><manifest',
  );
  await expect(run(server, await zip({ ...files, 'imsmanifest.xml': bomb }, 'bomb.zip'))).rejects.toThrow(
    'document type (DOCTYPE)',
  );
  // Resources that depend on each other end.
  const circle = await run(
    server,
    await scormZip({
      ...base,
      identifier: 'org.example.circle',
      resources:
        '<resource identifier="a" adlcp:scormtype="asset"><dependency identifierref="b"/></resource><resource identifier="b" adlcp:scormtype="asset"><dependency identifierref="a"/></resource>',
    }),
  );
  expect(circle.counts.lessons).toBe(1);
});

test('[14.171] without a content host the import says which setting is missing', async () => {
  const bare = await startTestServer({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://learn.example.org',
    TOKEN_SECRET: 'k4Jd82nqLm0zXw7Rb5Ty1Vc9Pe3Ua6Ho',
  });
  try {
    await expect(run(bare, await scormZip({ items: sco('one'), scos: ['one'] }))).rejects.toThrow(
      'SCORM packages need a host of their own on this site: its setting CONTENT_URL is missing.',
    );
    expect(await bare.services.db.select().from(packages)).toEqual([]);
  } finally {
    await bare.close();
  }
});

test('[14.172] copies of the course share the package; a new package of a published course is a change to review', async () => {
  const { db } = server.services;
  const tutor = await server.signedIn('tutor');
  const parts = { identifier: 'org.example.copied', items: sco('one'), scos: ['one'] };
  const report = await run(server, await scormZip(parts), { ownerEmail: tutor.email, publish: true });
  const [lesson] = await outline(report.courseId);
  const caller = callerOf(tutor);
  const copy = await duplicateCourse(server.services, caller, { id: report.courseId, title: 'A copy' });
  const [copied] = await outline(copy);
  expect(copied?.activity).toMatchObject({
    packageId: lesson?.activity?.packageId,
    launch: 'pages/one.html',
  });
  // An edit of the published course makes its staged copy.
  const topic = await server.call('GET', `/instructor/topic/${lesson?.id}`, { as: tutor });
  expect(topic.body.data.activity).toMatchObject({ title: 'one', format: 'scorm-1.2' });
  expect(topic.body.data.missing).toEqual([]);
  const { title, language, version, preview } = topic.body.data;
  const saved = await server.call('PUT', `/instructor/topic/${lesson?.id}`, {
    as: tutor,
    body: { title, language, version, preview, markdown: 'Wear a veil.' },
  });
  expect(saved.status).toBe(200);
  const [staged] = await db
    .select()
    .from(lessonActivities)
    .where(eq(lessonActivities.lessonId, `staged-${lesson?.id}`));
  expect(staged?.packageId).toBe(lesson?.activity?.packageId);
  await db
    .update(lessonActivities)
    .set({ launch: 'pages/one.html?second' })
    .where(eq(lessonActivities.lessonId, `staged-${lesson?.id}`));
  const changes = await server.call('GET', `/instructor/course/${report.courseId}/changes`, { as: tutor });
  expect(JSON.stringify(changes.body)).toContain('"activity"');
});

const callerOf = ({ id, user }: SignedIn) => ({ id, role: user.role, verified: true, sessionId: '', user });
