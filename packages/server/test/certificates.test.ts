import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueIfComplete } from '../src/certificates/issue';
import { certificates } from '../src/certificates/tables';
import { auditLog } from '../src/audit/tables';
import { users } from '../src/users/tables';
import { quizzes } from '../src/quizzes';
import { certificatePath, type Path } from './certificate-fixtures';
import { readPdf } from './support/read-pdf';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const path = (seed: Parameters<typeof certificatePath>[1] = {}) => certificatePath(server, seed);
const verify = (id: string) => server.call('GET', `/verify/${id}`);
const revoke = (id: string, reason = 'Somebody else took the quiz.') =>
  server.call('POST', `/admin/certificate/${id}/revoke`, { as: admin, body: { reason } });
const reissue = (id: string, name: string) =>
  server.call('POST', `/admin/certificate/${id}/reissue`, { as: admin, body: { name } });
const pdfOf = async (id: string) =>
  (await server.app.inject({ url: `/api/certificates/${id}/certificate.pdf` })).rawPayload;
const progress = async ({ learner }: Path) =>
  (await server.call('GET', '/certificates/progress', { as: learner })).body.data;

describe('issuing', () => {
  test('[12.51] the last lesson or the last required quiz brings the certificate, and nothing before it', async () => {
    const lessonsFirst = await path();
    await lessonsFirst.readLessons(1);
    expect(await progress(lessonsFirst)).toEqual([
      {
        course: { _id: lessonsFirst.course.id, name: 'Keep bees' },
        ...{ lessons: 2, lessonsDone: 1, quizzes: 1, quizzesPassed: 0 },
      },
    ]);
    await lessonsFirst.readLessons();
    await lessonsFirst.takeQuiz(1);
    expect(await lessonsFirst.list()).toEqual([]);
    await lessonsFirst.takeQuiz(2);
    expect(await lessonsFirst.list()).toMatchObject([
      { name: 'Wanjiku Kamau', course: 'Keep bees', state: 'valid', courseId: lessonsFirst.course.id },
    ]);
    expect(await progress(lessonsFirst)).toEqual([]);

    const quizFirst = await path();
    await quizFirst.takeQuiz(2);
    await quizFirst.readLessons(1);
    expect(await quizFirst.list()).toEqual([]);
    await quizFirst.readLessons();
    expect(await quizFirst.list()).toHaveLength(1);
  });

  test('[12.51] a quiz that is practice or not required is not asked for', async () => {
    const { quizId, readLessons, list } = await path();
    const { db } = server.services;
    const [row] = await db.select().from(quizzes).where(eq(quizzes.id, quizId));
    if (row)
      await db
        .update(quizzes)
        .set({ settings: { ...row.settings, required: false } })
        .where(eq(quizzes.id, quizId));
    await readLessons();
    expect(await list()).toHaveLength(1);
  });

  test('[12.52] raced forty times, a certificate is issued once', async () => {
    const { learner, course, readLessons, takeQuiz, list } = await path();
    await readLessons();
    await takeQuiz(2);
    // As if no job had run yet.
    await server.services.db.delete(certificates).where(eq(certificates.userId, learner.id));
    const who = { userId: learner.id, courseId: course.id };
    const issued = await Promise.all(Array.from({ length: 40 }, () => issueIfComplete(server.services, who)));
    expect(issued.filter(Boolean)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test('[12.53] its name stays when the account is renamed; another name makes another certificate', async () => {
    const { learner, complete, list } = await path();
    const id = await complete();
    await server.services.db.update(users).set({ firstName: 'Njeri' }).where(eq(users.id, learner.id));
    expect((await verify(id)).body.data.name).toBe('Wanjiku Kamau');
    const answer = await reissue(id, 'Njeri Kamau');
    expect(answer.status).toBe(201);
    const fresh = answer.body.data._id;
    expect((await verify(id)).body.data).toMatchObject({ state: 'superseded', supersededBy: fresh });
    expect((await verify(fresh)).body.data).toMatchObject({ name: 'Njeri Kamau', state: 'valid' });
    expect((await list()).map(({ _id }) => _id).toSorted()).toEqual([id, fresh].toSorted());
    expect((await reissue(id, 'Another Name')).status).toBe(409);
    const [entry] = await server.services.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(entry).toMatchObject({ action: 'reissued', detail: 'Njeri Kamau' });
  });

  test('[12.54][15.145] a withdrawn certificate says why, is withdrawn once, and is not issued again', async () => {
    const { complete, readLessons, list } = await path();
    const id = await complete();
    expect(await revoke(id)).toMatchObject({
      status: 200,
      body: { message: 'The certificate is withdrawn.' },
    });
    const [entry] = await server.services.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(entry).toMatchObject({ action: 'withdrew' });
    expect((await revoke(id)).status).toBe(409);
    expect((await verify(id)).body.data).toMatchObject({
      state: 'revoked',
      reason: 'Somebody else took the quiz.',
    });
    await readLessons();
    expect(await list()).toHaveLength(1);
  });

  test('[12.55] a course may sign with another name and a picture, limit the time, or issue none', async () => {
    const tutor = await server.signedIn('tutor');
    const { course, complete } = await path({ ownerId: tutor.id });
    const address = `/instructor/course/${course.id}/certificate`;
    const save = (body: object, as = tutor) =>
      server.call('PUT', address, {
        as,
        body: { enabled: true, signatory: '', signatoryTitle: '', validityMonths: null, ...body },
      });
    const png = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#123' } })
      .png()
      .toBuffer();
    expect((await save({ signature: Buffer.from('no picture').toString('base64') })).status).toBe(422);
    expect((await save({ validityMonths: 0 })).status).toBe(422);
    const saved = await save({
      ...{ signatory: 'Dr Otieno', signatoryTitle: 'Head of bees', validityMonths: 1 },
      signature: png.toString('base64'),
    });
    expect(saved.status).toBe(200);
    const stored = Buffer.from(String(saved.body.data.signature).split(',')[1] ?? '', 'base64');
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'png', width: 600, height: 200 });
    expect((await server.call('GET', address, { as: await server.signedIn('tutor') })).status).toBe(404);
    const id = await complete();
    expect((await verify(id)).body.data).toMatchObject({ signatory: 'Dr Otieno', state: 'valid' });
    const pdf = await readPdf(await pdfOf(id));
    expect(pdf.nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
      'Signature of Dr Otieno',
      expect.stringContaining('QR code'),
    ]);
    server.clock.advance({ hours: 32 * 24 });
    expect((await verify(id)).body.data.state).toBe('expired');
    const all = (state: string) =>
      server.call('GET', `/admin/certificates?search=${id}&state=${state}`, { as: admin });
    admin = await server.signedIn('admin');
    expect((await all('expired')).body.data).toHaveLength(1);
    expect((await all('valid')).body.data).toEqual([]);

    const none = await path({ ownerId: tutor.id });
    await server.call('PUT', `/instructor/course/${none.course.id}/certificate`, {
      as: admin,
      body: { enabled: false, signatory: '', signatoryTitle: '', validityMonths: null },
    });
    expect(await progress(none)).toEqual([]);
    await none.readLessons();
    await none.takeQuiz(2);
    expect(await none.list()).toEqual([]);
  });
});

describe('reading', () => {
  test('[12.56] learners see their own certificates only, with results, files and a link for LinkedIn', async () => {
    const { complete, learner } = await path({ title: 'Ĩrio & <b>fish</b>' });
    const id = await complete();
    expect(id).toMatch(/^DK-\d{8}-irio-[0-9a-f]{8}$/);
    const { body } = await server.call('GET', `/certificate/${id}`, { as: learner });
    expect(body.data).toMatchObject({ lessons: 2, quizzes: 1, average: 1, results: [{ score: 1 }] });
    expect(body.data.verify.url).toBe(`http://localhost:3000/verify/${id}`);
    const linkedIn = new URL(body.data.linkedInUrl).searchParams;
    expect(Object.fromEntries(linkedIn)).toMatchObject({
      name: 'Ĩrio & <b>fish</b>',
      certUrl: body.data.verify.url,
      certId: id,
    });
    const stranger = await server.signedIn('user');
    expect((await server.call('GET', `/certificate/${id}`, { as: stranger })).status).toBe(404);
  });

  test('[12.57] administrators find certificates by number, name, course and state', async () => {
    const { complete, learner } = await path({ title: 'Weave sisal baskets' });
    await server.services.db.update(users).set({ lastName: 'Zawadi' }).where(eq(users.id, learner.id));
    const id = await complete();
    const found = async (query: string) =>
      (await server.call('GET', `/admin/certificates?${query}`, { as: admin })).body.data.map(
        (one: { _id: string }) => one._id,
      );
    for (const search of [id, 'zawa', 'sisal wea'])
      expect(await found(`search=${encodeURIComponent(search)}`)).toEqual([id]);
    expect(await found('search=zawadi&state=revoked')).toEqual([]);
    await revoke(id);
    expect(await found('search=zawadi&state=revoked')).toEqual([id]);
  });

  test('[12.58] the public page names the person and the course for whoever shows links, and is not indexed', async () => {
    const { complete } = await path({ title: 'Ropes "and" <knots>' });
    const id = await complete();
    const page = async (number: string) => (await server.app.inject({ url: `/verify/${number}` })).body;
    const valid = await page(id);
    expect(valid).toContain('<meta name="robots" content="noindex" />');
    expect(valid).toContain('Certificate of Wanjiku Kamau');
    expect(valid).toContain('Ropes &#34;and&#34; &#60;knots&#62;');
    expect(valid).toContain(`http://localhost:3000/api/certificates/${id}/share.png`);
    await revoke(id);
    const revoked = await page(id);
    expect(revoked).toContain('This certificate is not valid');
    expect(revoked).not.toContain('Wanjiku');
    expect(await page('DK-20260101-nope-00000000')).toContain('noindex');
  });

  test('[12.59] after many checks from one network the next ones wait', async () => {
    const own = await startTestServer();
    const answers = [];
    for (let count = 0; count < 121; count += 1)
      answers.push((await own.call('GET', '/verify/DK-20260101-none-00000000')).status);
    await own.close();
    expect(answers.slice(0, 120).every((status) => status === 404)).toBe(true);
    expect(answers[120]).toBe(429);
  });
});

describe('files', () => {
  let id: string;
  beforeAll(async () => {
    const made = await path({ title: 'Wood and water for everybody who lives near a forest' });
    id = await made.complete();
  });

  test('[12.66] a certificate that is not valid has no PDF', async () => {
    const { complete } = await path();
    const revoked = await complete();
    await revoke(revoked);
    const answer = await server.app.inject({ url: `/api/certificates/${revoked}/certificate.pdf` });
    expect(answer.statusCode).toBe(404);
  });

  test('[12.66] the PDF is tagged, has a language, a title, and descriptions of its pictures', async () => {
    const pdf = await readPdf(await pdfOf(id));
    expect(pdf).toMatchObject({ language: 'en-KE', marked: true, pages: 1 });
    expect(pdf.title).toContain('Wood and water');
    expect(pdf.ua).toContain('pdfuaid:part');
    for (const part of ['Certificate of completion', 'Wanjiku Kamau', 'Wood and water', id])
      expect(pdf.text).toContain(part);
    expect(pdf.nodes.map(({ role }) => role).filter((role) => role === 'H1')).toHaveLength(1);
    expect(pdf.nodes.find(({ role }) => role === 'Figure')?.alt).toContain(`/verify/${id}`);
    expect(pdf.links.map(({ url, contentsObj }) => [url, contentsObj.str])).toEqual([
      [`http://localhost:3000/verify/${id}`, `Check the certificate at http://localhost:3000/verify/${id}`],
    ]);
  });

  test('[12.67] the badge holds the credential once, as PNG and as SVG, and the pictures are drawn', async () => {
    const file = async (name: string) =>
      (await server.app.inject({ url: `/api/certificates/${id}/${name}` })).rawPayload;
    const credential = String(await file('credential'));
    const png = await file('badge.png');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 600, height: 600 });
    expect(textChunks(png)).toEqual([`openbadgecredential\0\0\0\0\0${credential}`]);
    expect(textChunks(await file('picture.png'))).toEqual([]);
    const svg = String(await file('badge.svg'));
    expect(svg.split('openbadges:credential')).toHaveLength(2);
    expect(svg).toMatch(
      /^<svg [^>]*xmlns:openbadges="https:\/\/purl\.imsglobal\.org\/ob\/v3p0"><openbadges:credential verify="/,
    );
    expect(svg).toContain(`verify="${credential}"`);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 600, height: 600 });
    const share = await file('share.png');
    expect(await sharp(share).metadata()).toMatchObject({ width: 1200, height: 630 });
    // Not a plain surface: letters and hills are on it.
    expect((await sharp(share).stats()).entropy).toBeGreaterThan(1);
    expect((await server.app.inject({ url: `/api/certificates/${id}/constructor` })).statusCode).toBe(404);
  });
});

/** Contents of the iTXt chunks of a PNG. */
function textChunks(png: Buffer): string[] {
  const found: string[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'iTXt')
      found.push(png.toString('utf8', at + 8, at + 8 + length));
    at += length + 12;
  }
  return found;
}
