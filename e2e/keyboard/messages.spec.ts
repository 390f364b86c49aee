import { keys } from '../support/input-device.ts';
import { messagesJourney } from '../support/messages-journey.ts';
import { test } from '../support/test.ts';

test('a learner and an instructor write to each other by keyboard alone', async ({ page, server }, info) => {
  await messagesJourney(page, server, keys(page), info.project.name);
});
