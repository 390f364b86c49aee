import { hubPeopleJourney } from '../support/hub-people-journey.ts';
import { pointer } from '../support/input-device.ts';
import { test } from '../support/test.ts';

test('[13.180-13.183, 13.186] people are invited by a file and find their course, by pointer', async ({
  page,
  server,
}) => {
  await hubPeopleJourney(page, server, pointer, '390');
});
