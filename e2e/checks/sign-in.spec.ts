import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { activate, checkA11y, expect, test, type, waitForMail } from '../support/test.ts';

const PASSWORD = 'maji ya kunywa 7';

test('[13.154] a person adds a passkey and codes by keyboard, and signs in with either', async ({
  page,
  server,
}) => {
  const email = `${randomUUID()}@test.example`;
  const person = { firstName: 'Njeri', lastName: 'Mwangi', email, password: PASSWORD };
  await page.request.post(`${server.url}/api/auth/signup`, { data: person });
  const mail = await waitForMail(server.dataDir, { to: email, subject: /Verify/ });
  const token = new URL(mail.links[0] ?? '').searchParams.get('token');
  await page.request.post(`${server.url}/api/auth/verify-email`, { data: { token } });

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await page.goto('/console/settings#passkeys');
  await activate(page, page.getByRole('button', { name: 'Add a passkey' }));
  await type(page, page.getByRole('textbox', { name: 'Name of the passkey' }), 'Phone of the class');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Phone of the class' })).toBeVisible();

  await activate(page, page.getByRole('button', { name: 'Set up two-step sign-in' }));
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const totp = new TOTP({ secret: Secret.fromBase32(key ?? '') });
  await type(page, page.getByRole('textbox', { name: 'Code that the app shows now' }), totp.generate());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await activate(page, page.getByRole('button', { name: 'I have kept the codes' }));
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();

  const openSignIn = async () => {
    // A page that still asks something would ask without its cookies.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto('/auth/signin');
  };
  const touch = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const onDashboard = () => expect(page).toHaveURL(/\/console\/dashboard$/);

  // The browser offers the passkey in the email field, and this person takes it at once.
  await openSignIn();
  await onDashboard();

  await touch(false);
  await openSignIn();
  const main = page.getByRole('main');
  await type(page, main.getByRole('textbox', { name: 'Email address' }), email);
  await type(page, main.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await checkA11y(page);
  await activate(page, page.getByRole('button', { name: 'Use a recovery code instead' }));
  await type(page, page.getByRole('textbox', { name: 'Recovery code' }), recovery);
  await page.keyboard.press('Enter');
  await onDashboard();

  // A browser that offers no passkeys in fields: the button asks for one.
  await page.addInitScript(() => {
    // about:blank has none.
    if ('PublicKeyCredential' in window)
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await touch(true);
  await openSignIn();
  await activate(page, page.getByRole('button', { name: 'Sign in with a passkey' }));
  await onDashboard();
});
