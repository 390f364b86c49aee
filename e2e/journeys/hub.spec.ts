import { pointer } from '../support/input-device.ts';
import { hubJourney } from '../support/hub-journey.ts';
import { test } from '../support/test.ts';

test('[1.10] a hub, its administrator and its learners by pointer', async ({ page, server }) => {
  await hubJourney(page, server, pointer);
});
