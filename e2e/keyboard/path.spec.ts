import { keys } from '../support/input-device.ts';
import { newDevice } from '../support/new-device.ts';
import { pathJourney } from '../support/path-journey.ts';
import { test } from '../support/test.ts';

test.use({ data: 'imported courses' });

test('[17.36][17.53] from a choice to a payment on another device, a quiz and a certificate, by keyboard alone', async ({
  page,
  server,
  browser,
}, info) => {
  await pathJourney({
    page,
    server,
    newContext: () => newDevice(browser, info, server.url),
    deviceOf: keys,
    email: `wairimu.${info.testId}@example.com`,
    offline: false,
  });
});
