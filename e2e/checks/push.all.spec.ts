import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/**
 * Chromium subscribes only at its own push service, which tests must not ask: this stands for its answer. The worker, its
 * registration under the site's policies, the permission, the server and the notification are real.
 */
const SUBSCRIBED = `PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async () => ({
  options: {},
  unsubscribe: async () => true,
  toJSON: () => ({ endpoint: 'https://push.test.example/a', keys: { p256dh: globalThis.p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
});`;

// The Chromium without windows has no notifications.
test.use({ launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS } });

test('[13.127][13.128] a device is allowed in the settings, shows what it gets, and is removed', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.url });
  await context.addInitScript(SUBSCRIBED);
  await context.addInitScript(async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const base64 = btoa(String.fromCharCode(...raw));
    const p256dh = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    Object.assign(globalThis, { p256dh });
  });
  const learner = await signInAs(page, server.url, 'learner');
  await page.goto('/console/settings#notifications');
  const allow = page.getByRole('button', { name: 'Allow notifications on this device' });
  await expect(allow).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await allow.click();
  await expect(
    page.locator('#notifications').getByText('This device shows your notifications.'),
  ).toBeFocused();
  const { data } = await learner.read<{ data: { devices: object[] } }>('/push-devices');
  expect(data.devices).toMatchObject([{ current: true }]);

  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Digiken', text: 'Your certificate is ready.', path: '/console' }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/');
      return (await registration?.getNotifications())?.map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: 'Digiken', body: 'Your certificate is ready.' }]);

  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(allow).toBeFocused();
});
