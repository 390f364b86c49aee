import { adminJourney, contentManagerJourney } from '../support/admin-journey.ts';
import { pointer } from '../support/input-device.ts';
import { test } from '../support/test.ts';

// What an administrator decides, other journeys would find decided.
test.use({ data: 'isolated' });

test('a content manager sees no control that would be refused', async ({ page, server }) => {
  await contentManagerJourney(page, server, pointer);
});

test('[1.11][6.6][6.7] an administrator’s day by pointer', async ({ page, server }, info) => {
  test.setTimeout(180_000);
  await adminJourney(page, server, pointer, info.project.name);
});
