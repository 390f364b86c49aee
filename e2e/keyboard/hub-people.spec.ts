import { hubPeopleJourney } from '../support/hub-people-journey.ts';
import { keys } from '../support/input-device.ts';
import { test } from '../support/test.ts';

test('[13.180-13.183] people are invited by a file and find their course, by keyboard alone', async ({
  page,
  server,
}) => {
  await hubPeopleJourney(page, server, keys(page), '1280');
});
