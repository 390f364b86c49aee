import { contentManagerJourney } from '../support/admin-journey.ts';
import { pointer } from '../support/input-device.ts';
import { test } from '../support/test.ts';

test('a content manager sees no control that the server would refuse', async ({ page, server }) => {
  await contentManagerJourney(page, server, pointer);
});
