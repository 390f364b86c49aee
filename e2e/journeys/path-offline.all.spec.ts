import { pointer, touch } from '../support/input-device.ts';
import { pathJourney } from '../support/path-journey.ts';
import { test } from '../support/test.ts';

test.use({ data: 'imported courses' });

test('[17.21][17.53][14.13] from a choice to a certificate, the connection gone while the first lesson is read', async ({
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
    offline: true,
  });
});
