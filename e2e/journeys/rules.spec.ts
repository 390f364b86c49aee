import { delayRequests } from '../support/delayed-requests.ts';
import { DEMO_PASSWORD, leave, signInAs } from '../support/people.ts';
import { expect, step, test, waitForMail } from '../support/test.ts';

test('[1.3][3.11][11.2] the total counts the chosen units without owned ones; paying waits for it and orders it', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  const bar = main.getByRole('region', { name: 'Your choice', exact: true });
  const letGo = await delayRequests(page, '**/api/course/*/quote');
  await signInAs(page, server.url, 'learner');
  await step(page, 'choose and press on a slow network; once the total is there, it is ordered', async () => {
    await page.goto('/courses');
    await main.getByRole('link', { name: 'Keep the books of a small shop' }).click();
    await expect(main.getByRole('checkbox', { name: /Know your cash/ })).toHaveCount(0);
    await main.getByRole('checkbox', { name: /Stock and prices/ }).check();
    await bar.getByRole('button', { name: 'Pay by M-Pesa' }).click();
    await expect(bar.getByText('Wait for the total, then pay.')).toBeVisible();
    letGo();
    await expect(bar.getByText('Updating…')).toHaveCount(0);
    await expect(bar).toContainText(/1 unit.*Ksh\s350/);
    await bar.getByRole('button', { name: 'Pay by M-Pesa' }).click();
    await page.waitForURL(/\/console\/checkout\/[\w-]+$/);
    // The address changes while the previous page is still shown.
    await expect(main.getByRole('heading', { level: 1, name: /^Pay Ksh\s350$/ })).toBeVisible();
  });
});

test('a visitor reads the free preview and learns how to open the other lessons', async ({ page }) => {
  const main = page.getByRole('main');
  await step(page, 'the preview opens without an account', async () => {
    await page.goto('/courses');
    await main.getByRole('link', { name: 'Start a kitchen garden in a small space' }).click();
    await main.getByRole('link', { name: 'Read a free lesson' }).click();
    await expect(main.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Mark as done' })).toHaveCount(0);
  });
});

test('an unknown path shows a not-found page with a link', async ({ page }) => {
  await step(page, 'open it', async () => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path ends here');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

test('[4.4] without a token the console redirects to sign-in, then back to the requested page', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await step(page, 'open settings: sign-in shows', async () => {
    await page.goto('/console/settings');
    await expect(page).toHaveURL(/\/auth\/signin/);
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });
  await step(page, 'sign in: settings show', async () => {
    await main.getByLabel('Email address').fill('learner@digiken.example');
    await main.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/console\/settings$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});

test.describe('a refusal that the browser itself prints', () => {
  // Chromium logs every 4xx response; the page shows its message.
  test.use({ expectedConsole: [/401/] });

  test('[5.8] a wrong password shows an error and keeps the typed text', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/auth/signin');
    await step(page, 'a wrong password shows an error and keeps the address', async () => {
      await main.getByLabel('Email address').fill('learner@digiken.example');
      await main.getByLabel('Password', { exact: true }).fill('not this one');
      await main.getByRole('button', { name: 'Log in' }).click();
      await expect(main.getByText('The email address or the password is not right.').first()).toBeVisible();
      await expect(main.getByLabel('Email address')).toHaveValue('learner@digiken.example');
    });
  });

  test('[8.1] a failed user lookup clears the session and shows the message of the server', async ({
    page,
    server,
  }) => {
    await signInAs(page, server.url, 'learner');
    await step(page, 'the token is invalid without its cookie', async () => {
      await page.goto('/console/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: /Karibu/ })).toBeVisible();
      await leave(page);
      await page.context().clearCookies({ name: /Bind/ });
      await page.goto('/console/dashboard');
      await expect(page).toHaveURL(/\/auth\/signin/);
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      await expect(page.locator('[data-slot="toast"]').getByText(/session has ended/i)).toBeVisible();
    });
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Digiken');
  });
});

test('[4.6][4.8][4.10][6.3][6.4][8.5][R.30] the wrong role gets the toast and the dialog, never the page', async ({
  page,
  server,
}) => {
  await signInAs(page, server.url, 'instructor');
  await step(page, 'an instructor opens the learner console', async () => {
    await page.goto('/console/dashboard');
    await expect(page.getByText('You are not authorized to view this page').first()).toBeVisible();
    const dialog = page.getByRole('alertdialog', { name: 'Confirmation' });
    await expect(dialog).toContainText('Your session has expired. Do you want to proceed to the login page?');
    await expect(page.locator('[data-slot="sidebar"]')).toHaveCount(0);
  });
  await step(page, 'No leads to the home page by a full navigation', async () => {
    // Only a client-side navigation would keep this attribute of the document.
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
    await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-before');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('the mailed link resets a forgotten password', async ({ page, server }) => {
  const main = page.getByRole('main');
  // This test changes the password, so no other test signs in as this person.
  const email = 'otieno@digiken.example';
  await step(page, 'request the link', async () => {
    await page.goto('/auth/forgot-password');
    await main.getByLabel('Email address').fill(email);
    await main
      .getByRole('button')
      .filter({ hasText: /send|link|continue/i })
      .click();
    await expect(main.getByText(email)).toBeVisible();
  });
  await step(page, 'choose a new password', async () => {
    const mail = await waitForMail(server.dataDir, { to: email });
    await page.goto(mail.links[0] ?? '');
    await main
      .getByLabel(/password/i)
      .first()
      .fill('mvua ya vuli 2026');
    await main.getByRole('button', { name: /save|change|set|choose/i }).click();
    await expect(main.getByRole('link', { name: /log in/i })).toBeVisible();
  });
  await step(page, 'sign in with it', async () => {
    await page.goto('/auth/signin');
    await main.getByLabel('Email address').fill(email);
    await main.getByLabel('Password', { exact: true }).fill('mvua ya vuli 2026');
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/console\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
