import { pointer } from '../support/input-device.ts';
import { hubJourney } from '../support/hub-journey.ts';
import { test } from '../support/test.ts';

test('[1.10] a hub, its administrator and its learners by pointer', async ({ page, server }) => {
  test.setTimeout(180_000);
  await hubJourney(page, server, pointer);
});
