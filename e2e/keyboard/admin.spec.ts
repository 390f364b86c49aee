import { adminJourney, contentManagerJourney } from '../support/admin-journey.ts';
import { keys } from '../support/input-device.ts';
import { test } from '../support/test.ts';

// The administrator's decisions would affect other journeys.
test.use({ data: 'isolated' });

test('a content manager sees no control that would be refused, by keyboard alone', async ({
  page,
  server,
}) => {
  await contentManagerJourney(page, server, keys(page));
});

test('an administrator’s day by keyboard alone', async ({ page, server }, info) => {
  await adminJourney(page, server, keys(page), info.project.name);
});
