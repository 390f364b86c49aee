import { pointer, touch } from '../support/input-device.ts';
import { newDevice } from '../support/new-device.ts';
import { pathJourney } from '../support/path-journey.ts';
import { test } from '../support/test.ts';

test.use({ data: 'imported courses' });

for (const offline of [false, true]) {
  const how = offline ? ', without a connection in the middle' : '';
  test(`[17.20-17.25][17.36] from a choice to a certificate by touch or mouse${how}`, async ({
    page,
    server,
    browser,
    hasTouch,
  }, info) => {
    await pathJourney({
      page,
      server,
      newContext: () => newDevice(browser, info, server.url),
      deviceOf: () => (hasTouch ? touch : pointer),
      email: `wairimu.${info.testId}@example.com`,
      offline,
    });
  });
}
