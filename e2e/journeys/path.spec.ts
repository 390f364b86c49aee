import { pointer, touch } from '../support/input-device.ts';
import { pathJourney } from '../support/path-journey.ts';
import { test } from '../support/test.ts';

test.use({ data: 'imported courses' });

test('[17.36][17.53] from a choice to a payment on another device, a quiz and a certificate, by touch or mouse', async ({
  page,
  server,
  browser,
  hasTouch,
}, info) => {
  await pathJourney({
    page,
    server,
    browser,
    info,
    deviceOf: () => (hasTouch ? touch : pointer),
    offline: false,
  });
});
