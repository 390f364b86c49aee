import { adminJourney } from '../support/admin-journey.ts';
import { pointer } from '../support/input-device.ts';
import { test } from '../support/test.ts';

// The administrator's decisions would affect other journeys.
test.use({ data: 'isolated' });

test('[1.11][6.6][6.7] an administrator’s day by pointer', async ({ page, server }, info) => {
  await adminJourney(page, server, pointer, info.project.name);
});
