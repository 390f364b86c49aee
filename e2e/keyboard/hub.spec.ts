import { keys } from '../support/input-device.ts';
import { hubJourney } from '../support/hub-journey.ts';
import { test } from '../support/test.ts';

test('a hub, its administrator and its learners by keyboard alone', async ({ page, server }) => {
  await hubJourney(page, server, keys(page));
});
