import { TestPlatform } from '../../packages/server/test/support/lti-platform.ts';
import { signInAs } from '../support/people.ts';
import { checkA11y, checkReflow, expect, test as base } from '../support/test.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
const SETTINGS = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';

/** With a learning platform on a free port. */
const test = base.extend<object, { platform: TestPlatform }>({
  platform: [
    async ({ server }, use) => {
      const call = async (_method: 'GET', path: string) => {
        const answer = await fetch(`${server.url}/api${path}`);
        const body: unknown = await answer.json();
        return { body };
      };
      const platform = await TestPlatform.start(
        () => ({ clock: { now: () => new Date() }, call }),
        server.url,
      );
      await use(platform);
      platform.close();
    },
    { scope: 'worker' },
  ],
  otherOrigins: async ({ platform }, use) => use([platform.origin]),
});

test.use({ viewport: { width: 390, height: 844 } });

test('[14.283][14.284][14.288] a learner and an instructor come from a frame of a platform, by keyboard', async ({
  page,
  server,
  platform,
}) => {
  const admin = await signInAs(page, server.url, 'admin');
  await admin.send('POST', '/admin/lti/platforms', platform.details());
  await page.context().clearCookies();
  const press = async (name: string) => {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.frameLocator('iframe').getByRole('button', { name }).press('Enter'),
    ]);
    return tab;
  };

  platform.said = { to: '/courses' };
  await page.goto(`${platform.origin}/course`);
  const learner = await press('Open in a new tab');
  await expect(learner.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await learner.close();
  await page.context().clearCookies();

  platform.said = {
    to: '/api/lti/deep-linking',
    claims: {
      [`${LTI}/message_type`]: 'LtiDeepLinkingRequest',
      [`${LTI}/roles`]: ['membership#Instructor'],
      [SETTINGS]: {
        ...{ deep_link_return_url: `${platform.origin}/return`, accept_types: ['ltiResourceLink'] },
        accept_multiple: true,
      },
    },
  };
  await page.goto(`${platform.origin}/course`);
  const instructor = await press('Open in a new tab');
  const course = instructor.getByRole('checkbox', { name: /^Whole course/ }).first();
  await course.press('Space');
  await checkA11y(instructor);
  await checkReflow(instructor);
  await instructor.getByRole('button', { name: 'Add 1 item' }).press('Enter');
  await expect(instructor.getByText('Your choice is ready')).toBeVisible();
  // The frame has waited, and hands it over.
  await expect(page.frameLocator('iframe').getByText('Content added')).toBeVisible();
});
