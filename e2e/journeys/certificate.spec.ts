import { certificateJourney } from '../support/certificate-journey.ts';
import { pointer } from '../support/input-device.ts';
import { test } from '../support/test.ts';

test('[1.7][17.25][2.25][2.26][12.51][12.68][12.70] a completed course brings a certificate that its QR code proves, by touch', async ({
  page,
  browser,
  server,
}) => {
  await certificateJourney({
    page,
    browser,
    serverUrl: server.url,
    device: pointer,
    person: 'naserian',
  });
});
