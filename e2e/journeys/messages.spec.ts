import { pointer } from '../support/input-device.ts';
import { messagesJourney } from '../support/messages-journey.ts';
import { test } from '../support/test.ts';

test('[1.9] a learner and an instructor write to each other by pointer', async ({ page, server }, info) => {
  await messagesJourney(page, server, pointer, info.project.name);
});
