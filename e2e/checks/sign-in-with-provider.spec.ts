import { activate, checkA11y, checkReflow, expect, type } from '../support/test.ts';
import { test } from '../support/provider-server.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[13.132][13.134][13.138][13.139] a new person signs up with a provider, by keyboard on a narrow screen', async ({
  page,
  provider,
}) => {
  const email = 'achieng@school.example';
  provider.people.set('achieng', { email, email_verified: true, given_name: 'Achieng', family_name: 'O' });

  await page.goto('/auth/signin?from=%2Fconsole%2Fsettings');
  // Refuses at the provider first.
  await activate(page, page.getByRole('link', { name: 'Continue with Moi School' }));
  await expect(page.getByText('You are not signed in: you stopped at Moi School.')).toBeVisible();
  await checkA11y(page);

  provider.present = 'achieng';
  await activate(page, page.getByRole('link', { name: 'Continue with Moi School' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await checkA11y(page);
  await checkReflow(page);
  await type(page, page.getByRole('textbox', { name: 'Last name' }), 'Otieno');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await activate(page, page.getByRole('tab', { name: 'Display' }));
  await page.keyboard.press('End');
  const ways = page.getByRole('list', { name: 'Ways to log in' });
  await expect(ways.getByText('Your only way to log in')).toBeVisible();
  await expect(ways.getByText(`Account: ${email}`)).toBeVisible();
  await checkA11y(page);
});
