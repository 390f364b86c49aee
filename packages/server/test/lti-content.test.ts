import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../src/courses/tables';
import { eq } from 'drizzle-orm';
import { seedCourse, type Seeded } from './learning-fixtures';
import { formOf, launch, proceed, registeredPlatform, send } from './lti-fixtures';
import { seedQuiz } from './quiz-fixtures';
import { DEEP_LINKING, type Said, type TestPlatform } from './support/lti-platform';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let server: TestServer;
let admin: SignedIn;
let platform: TestPlatform;
let course: Seeded;
let lesson: string;
let quiz: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  ({ platform } = await registeredPlatform(server, admin));
  course = await seedCourse(server, { title: 'Keep bees' });
  lesson = course.units[0]?.lessons[0] ?? '';
  quiz = await seedQuiz(server, lesson);
});
afterAll(async () => {
  await server.close();
  platform.close();
});

/** What an instructor of the platform sends who chooses content. */
const choosing = (settings: object = {}, roles = ['membership#Instructor']): Said => ({
  to: '/console/dashboard',
  claims: {
    [`${LTI}/message_type`]: 'LtiDeepLinkingRequest',
    [`${LTI}/roles`]: roles,
    [`${DEEP_LINKING}/deep_linking_settings`]: {
      ...{ deep_link_return_url: `${platform.origin}/return?course=7`, accept_types: ['ltiResourceLink'] },
      ...{ accept_multiple: true, data: 'csrf-of-the-platform', ...settings },
    },
  },
});

/** The claims of the answer in a page that hands it over. */
async function handedOver(page: string) {
  const jwt = /name="JWT" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const { body } = await server.call('GET', '/lti/keys');
  const { payload } = await jwtVerify(jwt, createLocalJWKSet(body), {
    ...{ issuer: platform.clientId, audience: platform.origin, currentDate: server.clock.now() },
  });
  return payload;
}

describe('choosing content', () => {
  test('[14.288] an instructor chooses a course, a lesson and a quiz, without an account here', async () => {
    const { browser } = await launch(server, platform, choosing());
    const step = await proceed(server, browser);
    expect(step.body.data).toEqual({
      ...{ step: 'choose', platform: 'Moodle of Moi School', multiple: true, grades: true },
    });
    expect(step.cookies).toEqual([]);
    const items = await send(server, browser, { path: 'items', courseId: course.id });
    expect(items.body.data).toMatchObject({ _id: course.id, title: 'Keep bees' });
    expect(items.body.data.units[0].items.slice(0, 2)).toMatchObject([
      { kind: 'lesson', _id: lesson },
      { kind: 'quiz', _id: quiz },
    ]);
    const chosen = await send(server, browser, {
      path: 'content',
      items: [
        { kind: 'course', id: course.id },
        { kind: 'lesson', id: lesson },
        { kind: 'quiz', id: quiz },
      ],
    });
    const { finish } = chosen.body.data;
    const page = await server.call('GET', finish.replace('/api', ''), {
      headers: { cookie: browser.cookie },
    });
    expect(page.body).toContain(`action="${platform.origin}/return?course=7"`);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const claims = await handedOver(page.body);
    expect(claims).toMatchObject({
      [`${LTI}/message_type`]: 'LtiDeepLinkingResponse',
      [`${LTI}/version`]: '1.3.0',
      [`${LTI}/deployment_id`]: platform.deploymentId,
      [`${DEEP_LINKING}/data`]: 'csrf-of-the-platform',
      [`${DEEP_LINKING}/content_items`]: [
        { type: 'ltiResourceLink', title: 'Keep bees', url: `http://localhost:3000/course/${course.id}` },
        { url: `http://localhost:3000/course/unit/lesson/${lesson}` },
        {
          url: `http://localhost:3000/console/quiz/${quiz}`,
          lineItem: { scoreMaximum: 100, resourceId: `quiz:${quiz}` },
        },
      ],
    });
    // It is handed over once.
    const again = await server.call('GET', finish.replace('/api', ''), {
      headers: { cookie: browser.cookie },
    });
    expect(again.status).toBe(400);
  });

  test('[14.288] a platform that takes one item, and no columns, gets that', async () => {
    const { browser } = await launch(
      server,
      platform,
      choosing({ accept_multiple: false, accept_lineitem: false }),
    );
    const two = [
      { kind: 'course', id: course.id },
      { kind: 'quiz', id: quiz },
    ];
    expect((await send(server, browser, { path: 'content', items: two })).status).toBe(422);
    const { finish } = (await send(server, browser, { path: 'content', items: two.slice(1) })).body.data;
    const page = await server.call('GET', finish.replace('/api', ''), {
      headers: { cookie: browser.cookie },
    });
    const [item] = (await handedOver(page.body))[`${DEEP_LINKING}/content_items`] as object[];
    expect(item).not.toHaveProperty('lineItem');
  });

  test('[14.288] only what is published can be chosen', async () => {
    const draft = await seedCourse(server, { title: 'Draft' });
    await server.services.db.update(courses).set({ state: 'draft' }).where(eq(courses.id, draft.id));
    const { browser } = await launch(server, platform, choosing());
    expect((await send(server, browser, { path: 'items', courseId: draft.id })).status).toBe(404);
    for (const item of [
      { kind: 'course', id: draft.id },
      { kind: 'lesson', id: draft.units[0]?.lessons[0] ?? '' },
      { kind: 'quiz', id: 'none' },
    ])
      expect((await send(server, browser, { path: 'content', items: [item] })).status).toBe(422);
  });

  test.each([
    ['a learner', () => choosing({}, ['membership#Learner'])],
    [
      'an answer to a foreign address',
      () => choosing({ deep_link_return_url: 'https://evil.example/return' }),
    ],
    ['a script as the address', () => choosing({ deep_link_return_url: 'javascript:alert(1)' })],
    ['a platform that takes no links', () => choosing({ accept_types: ['html'] })],
  ])('[14.288] refuses %s', async (_what, said) => {
    const { answer } = await launch(server, platform, said());
    expect(answer.status).toBe(400);
    expect(answer.body).not.toContain('evil.example');
  });

  test('[14.288] a launch of a learner chooses nothing, and a stranger none of this launch', async () => {
    const learner = await launch(server, platform);
    expect((await send(server, learner.browser, { path: 'items', courseId: course.id })).status).toBe(409);
    const { browser } = await launch(server, platform, choosing());
    const stranger = { ...browser, cookie: '' };
    expect((await send(server, stranger, { path: 'items', courseId: course.id })).status).toBe(409);
  });

  test('[14.283] the frame of the platform waits for the choice in the tab, and hands it over once', async () => {
    const login = { ...platform.login(), target_link_uri: 'http://localhost:3000/api/lti/deep-linking' };
    const page = await server.call('GET', `/lti/login?${formOf(login)}`);
    const frame = /name="frame" value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
    const finish = (fields: object) =>
      server.call('POST', '/lti/finish', { headers: FORM, payload: formOf({ frame, ...fields }) });
    expect((await finish({ ask: '1' })).status).toBe(202);
    expect((await finish({})).body).toContain('Nothing is chosen yet');
    const { browser } = await launch(server, platform, { ...choosing(), frame });
    const chosen = await send(server, browser, { path: 'content', items: [{ kind: 'quiz', id: quiz }] });
    expect(chosen.body.data.finish).toBeNull();
    expect((await finish({ ask: '1' })).status).toBe(204);
    const handed = await finish({});
    expect(handed.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(await handedOver(handed.body)).toMatchObject({ [`${DEEP_LINKING}/data`]: 'csrf-of-the-platform' });
    expect((await finish({})).status).toBe(404);
  });

  test('[14.283] only this site says which tab waits: another site cannot learn what is chosen', async () => {
    const answer = await server.call('POST', '/lti/login', {
      headers: { ...FORM, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' },
      payload: formOf({ ...platform.login(), tab: '1', frame: 'chosen-by-a-stranger' }),
    });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const fields = await platform.visit(String(answer.headers.location), choosing());
    const back = await server.call('POST', '/lti/launch', {
      headers: { ...FORM, cookie },
      payload: formOf(fields),
    });
    const state = new URL(String(back.headers.location), 'http://x').searchParams.get('launch') ?? '';
    const items = [{ kind: 'quiz', id: quiz }];
    const chosen = await send(server, { cookie, launch: state }, { path: 'content', items });
    expect(chosen.body.data.finish).not.toBeNull();
  });
});

test('[14.289] publishes the next key before it signs, and the last one for a week after', async () => {
  const keys = async () =>
    (await server.call('GET', '/lti/keys')).body.keys.map(({ kid }: { kid: string }) => kid) as string[];
  const [first, second, ...none] = await keys();
  expect(none).toEqual([]);
  expect(JSON.stringify((await server.call('GET', '/lti/keys')).body)).not.toMatch(/"(d|p|q)":/);
  server.clock.advance({ minutes: 91 * 1440 });
  const later = await keys();
  expect(later.slice(0, 2)).toEqual([first, second]);
  expect(later).toHaveLength(3);
  server.clock.advance({ minutes: 8 * 1440 });
  expect(await keys()).toEqual(later.slice(1));
});
