import { certificateJourney } from '../support/certificate-journey.ts';
import { keys } from '../support/input-device.ts';
import { test } from '../support/test.ts';

test('[2.40][12.57][12.69] a certificate is found, checked and withdrawn by keyboard alone', async ({
  page,
  browser,
  server,
}) => {
  await certificateJourney({ page, browser, serverUrl: server.url, device: keys(page), person: 'otieno' });
});
