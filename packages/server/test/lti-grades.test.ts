import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobs } from '../src/platform/jobs/tables';
import { quizzes } from '../src/quizzes/tables';
import { certificatePath } from './certificate-fixtures';
import { arrive, registeredPlatform } from './lti-fixtures';
import type { Said, TestPlatform } from './support/lti-platform';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

const AGS = 'https://purl.imsglobal.org/spec/lti-ags';

let server: TestServer;
let admin: SignedIn;
let platform: TestPlatform;
let platformId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  ({ platform, id: platformId } = await registeredPlatform(server, admin));
});
afterAll(async () => {
  await server.close();
  platform.close();
});
beforeEach(() => {
  platform.failing = undefined;
  platform.scores.clear();
});

let count = 0;
const nextPerson = () => {
  count += 1;
  return { sub: `person-${count}`, place: `place-${count}` };
};

const scoresAt = (place: string) => platform.scores.get(place) ?? [];
const drain = () => server.services.jobs.drain();
const registration = async () =>
  (await server.call('GET', `/admin/lti/platforms/${platformId}`, { as: admin })).body.data;

/** A learner of the platform, enrolled in a new course with two lessons and a quiz of two points. */
async function learnerOnTheWay(said: Said = {}) {
  const who = nextPerson();
  const learner = await arrive(server, platform, { ...who, place: `${who.place}-home`, ...said });
  const path = await certificatePath(server, { learner });
  /** Comes through a link to a page. */
  const open = async (to: string, more: Said = {}) => {
    await arrive(server, platform, { ...who, to, ...more });
    await drain();
  };
  return { ...who, path, learner, open, quizPage: `/console/quiz/${path.quizId}` };
}

test('[14.291] sends the score of a quiz that was launched, with later times, and only what has changed', async () => {
  const { place, sub, path, open, quizPage } = await learnerOnTheWay();
  await open(quizPage);
  expect(scoresAt(place)).toEqual([]);
  await path.takeQuiz(1);
  expect(scoresAt(place)).toEqual([
    {
      ...{ userId: sub, scoreGiven: 50, scoreMaximum: 100 },
      ...{ activityProgress: 'Completed', gradingProgress: 'FullyGraded' },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  ]);
  // Another launch and a worse attempt change nothing; a better one does.
  await open(quizPage);
  await path.takeQuiz(0);
  expect(scoresAt(place)).toHaveLength(1);
  await path.takeQuiz(2);
  const [first, second] = scoresAt(place);
  expect(second).toMatchObject({ scoreGiven: 100 });
  expect(String(second?.timestamp) > String(first?.timestamp)).toBe(true);
  // One token serves all of them.
  expect(platform.tokens).toBe(1);
});

test('[14.291] sends lessons when they are done, and the share of a course', async () => {
  const { place, path, open } = await learnerOnTheWay();
  const lesson = path.course.units[0]?.lessons[0] ?? '';
  await open(`/course/unit/lesson/${lesson}/title`, { place: `${place}-lesson` });
  await open(`/course/${path.course.id}`, { place: `${place}-course` });
  await path.readLessons(1);
  expect(scoresAt(`${place}-lesson`)).toMatchObject([{ scoreGiven: 100, activityProgress: 'Completed' }]);
  expect(scoresAt(`${place}-course`)).toMatchObject([{ scoreGiven: 33.33, activityProgress: 'InProgress' }]);
  await path.complete();
  expect(scoresAt(`${place}-course`).at(-1)).toMatchObject({
    ...{ scoreGiven: 100, activityProgress: 'Completed' },
  });
  expect(scoresAt(`${place}-lesson`)).toHaveLength(1);
});

test('[14.291] sends what was reached before the launch, and nothing for people who did not come from a platform', async () => {
  const other = await certificatePath(server);
  await other.complete();
  expect([...platform.scores]).toEqual([]);
  const { place, path, open, quizPage } = await learnerOnTheWay();
  await path.takeQuiz(2);
  expect([...platform.scores]).toEqual([]);
  await open(quizPage);
  expect(scoresAt(place)).toMatchObject([{ scoreGiven: 100 }]);
});

test('[14.291] a score that learners may not see stays here', async () => {
  const { place, path, open, quizPage } = await learnerOnTheWay();
  const { db } = server.services;
  const [quiz] = await db.select().from(quizzes).where(eq(quizzes.id, path.quizId));
  if (!quiz) throw new Error('There is no quiz.');
  await db
    .update(quizzes)
    .set({ settings: { ...quiz.settings, review: 'never' } })
    .where(eq(quizzes.id, quiz.id));
  await open(quizPage);
  await path.takeQuiz(2);
  expect(scoresAt(place)).toHaveLength(1);
  expect(scoresAt(place)[0]).not.toHaveProperty('scoreGiven');
  expect(scoresAt(place)[0]).toMatchObject({ activityProgress: 'Completed', gradingProgress: 'NotReady' });
});

test('[14.291] a platform that is down gets the score later, and a token that it forgot is renewed', async () => {
  const { place, path, open, quizPage } = await learnerOnTheWay();
  await open(quizPage);
  platform.failing = 503;
  await path.takeQuiz(2);
  expect(scoresAt(place)).toEqual([]);
  platform.failing = undefined;
  // The platform knows no token any more.
  platform.tokens += 1;
  for (const minutes of [1, 1, 2]) {
    server.clock.advance({ minutes });
    await drain();
  }
  expect(scoresAt(place)).toMatchObject([{ scoreGiven: 100 }]);
  expect(await server.services.db.$count(jobs)).toBe(0);
});

test('[14.293] a score that is refused for good is not sent again, and shown to administrators', async () => {
  const { place, path, open, quizPage, learner } = await learnerOnTheWay();
  await open(quizPage);
  platform.failing = 403;
  await path.takeQuiz(1);
  expect(await server.services.db.$count(jobs)).toBe(0);
  const [shown] = (await registration()).refusedGrades;
  expect(shown).toMatchObject({
    person: learner.user.name,
    text: 'The platform refused the grade with the status 403.',
  });
  expect(shown.target).not.toBe('');
  platform.failing = undefined;
  await open(quizPage);
  expect(scoresAt(place)).toEqual([]);
  // The next one is sent, and the problem is gone.
  await path.takeQuiz(2);
  expect(scoresAt(place)).toMatchObject([{ scoreGiven: 100 }]);
  expect((await registration()).refusedGrades).toEqual([]);
});

test('[14.293] a platform that is down for ten hours is shown as well', async () => {
  const { path, open, quizPage } = await learnerOnTheWay();
  await open(quizPage);
  platform.failing = 500;
  await path.takeQuiz(1);
  for (let hour = 0; hour < 17; hour += 1) {
    server.clock.advance({ minutes: 60 });
    await drain();
  }
  expect(await server.services.db.$count(jobs)).toBe(0);
  expect((await registration()).refusedGrades).toMatchObject([
    { text: 'The platform did not take the grade for ten hours.' },
  ]);
});

test('[14.290] sends nothing to an address that is not of the platform', async () => {
  const evil = (address: string) => ({
    claims: {
      [`${AGS}/claim/endpoint`]: { scope: [`${AGS}/scope/score`], lineitem: `${address}/columns/1` },
    },
  });
  const { place, path, open, quizPage } = await learnerOnTheWay();
  await open(quizPage, evil('https://evil.example'));
  await open(quizPage, evil('http://169.254.169.254'));
  await open(quizPage, evil('http://127.0.0.1:9'));
  await path.takeQuiz(2);
  expect(scoresAt(place)).toEqual([]);
  expect(await server.services.db.$count(jobs)).toBe(0);
  expect((await registration()).lastProblem.text).toContain('Grades are not sent to 127.0.0.1:9');
});

test('[14.292] makes one column for a quiz whose link has none, and uses it for everybody', async () => {
  const first = await learnerOnTheWay();
  const claims = {
    [`${AGS}/claim/endpoint`]: {
      scope: [`${AGS}/scope/score`, `${AGS}/scope/lineitem`],
      lineitems: `${platform.origin}/columns`,
    },
  };
  const shared = { place: 'shared', claims };
  await first.open(first.quizPage, shared);
  const second = await arrive(server, platform, { ...nextPerson(), ...shared, to: first.quizPage });
  const other = await certificatePath(server, { learner: second });
  expect(platform.columns).toEqual([]);
  await first.path.takeQuiz(1);
  expect(platform.columns).toMatchObject([
    {
      ...{ scoreMaximum: 100, resourceLinkId: 'shared', resourceId: `quiz:${first.path.quizId}` },
      label: expect.any(String),
    },
  ]);
  expect(scoresAt('made-1')).toMatchObject([{ scoreGiven: 50 }]);
  // The claim of the next launch still names no column.
  await first.open(first.quizPage, shared);
  await first.path.takeQuiz(2);
  await other.takeQuiz(2);
  expect(platform.columns).toHaveLength(1);
  expect(scoresAt('made-1')).toHaveLength(2);
});
