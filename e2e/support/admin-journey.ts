import { courseOf } from './courses.ts';
import type { InputDevice } from './input-device.ts';
import { signInAs } from './people.ts';
import { expect, type Page, type RunningServer, step, waitForMail } from './test.ts';

const REVIEWED = 'Your phone, safe and yours';
const IMPORTED = 'Solar basics for the home';

/** The people of this viewport's run: they sign up, and the administrator changes their roles. */
function people(width: string) {
  return {
    taught: { firstName: 'Nekesa', lastName: 'Barasa', email: `nekesa.${width}@example.com` },
    running: { firstName: 'Otieno', lastName: 'Ouma', email: `otieno.${width}@example.com` },
  };
}

/** Before the administrator signs in: two people sign up, and a second course is submitted. */
async function prepare(page: Page, server: RunningServer, width: string): Promise<void> {
  for (const person of Object.values(people(width))) {
    const answer = await page.request.post(`${server.url}/api/auth/signup`, {
      data: { ...person, password: 'maembe matamu sana' },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    // A hub administrator needs a verified address.
    const [link = ''] = (await waitForMail(server.dataDir, { to: person.email })).links;
    const verified = await page.request.post(`${server.url}/api/auth/verify-email`, {
      data: { token: new URL(link).searchParams.get('token') },
    });
    expect(verified.status(), await verified.text()).toBe(200);
  }
  const instructor = await signInAs(page, server.url, 'instructor');
  const course = await courseOf(instructor, IMPORTED);
  expect(await instructor.send('POST', `/instructor/course/${course}/submit`)).toBe(200);
}

/** An administrator's working day, with imported courses. */
export async function adminJourney(
  page: Page,
  server: RunningServer,
  device: InputDevice,
  width: string,
): Promise<void> {
  const { taught, running } = people(width);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const said = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
  await prepare(page, server, width);
  await signInAs(page, server.url, 'admin');

  await step(page, 'the dashboard counts open tasks', async () => {
    await page.goto('/admin/dashboard');
    await expect(heading('Dashboard')).toBeVisible();
    await expect(main.getByRole('link', { name: /^Review: \d+ courses? to review$/ })).toBeVisible();
  });

  await step(page, 'the drawer focuses its heading; marking moves to the next item', async () => {
    const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
    await device.press(bell);
    await expect(dialog.getByRole('heading', { name: 'Notifications' })).toBeFocused();
    const marks = dialog.getByRole('button', { name: 'Mark as read' });
    await expect(marks.nth(2)).toBeVisible();
    const count = await marks.count();
    await device.press(marks.first());
    await expect(marks).toHaveCount(count - 1);
    await expect(marks.first()).toBeFocused();
    await expect(dialog.getByRole('tab', { name: /^Read/ })).toContainText('1');
  });

  await step(page, 'Escape returns the focus to the bell, which counts one less', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeFocused();
  });

  const crumb = (name: string) =>
    main.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name });
  await step(page, 'a course is read in review', async () => {
    await page.goto('/admin/courses');
    await expect(main.getByRole('link', { name: IMPORTED })).toBeVisible();
    await device.press(main.getByRole('link', { name: REVIEWED }));
    await expect(heading(REVIEWED)).toBeVisible();
    await expect(main.getByRole('article', { name: /New lesson: A good lock/ })).toBeVisible();
    await device.press(crumb(REVIEWED));
    await device.press(main.getByRole('link', { name: 'A good lock' }));
    await expect(heading('A good lock')).toBeVisible();
    await device.press(crumb(REVIEWED));
    await expect(heading(REVIEWED)).toBeVisible();
    await device.press(main.getByRole('link', { name: 'Review', exact: true }));
  });

  await step(page, 'a change is accepted, and another one gets a comment', async () => {
    await device.press(main.getByRole('button', { name: 'Accept change 1', exact: true }));
    await expect(main.getByRole('button', { name: 'Accepted change 1', exact: true })).toBeVisible();
    const lock = main.getByRole('article', { name: /New lesson: A good lock/ });
    await device.press(lock.getByRole('button', { name: /^Comment on change/ }));
    await device.type(lock.getByLabel('What must change?'), 'Name a lock that is sold in Kenya.');
    await device.press(lock.getByRole('button', { name: 'Save comment' }));
    await expect(lock.getByText('Name a lock that is sold in Kenya.')).toBeVisible();
    await expect(lock.getByText('Must change')).toBeVisible();
  });

  await step(page, 'it is returned with a reason, which is required', async () => {
    await device.press(main.getByRole('button', { name: 'Ask for changes' }));
    await device.press(dialog.getByRole('button', { name: 'Send it back' }));
    await expect(dialog.getByText('Enter a reason').first()).toBeVisible();
    await device.type(
      dialog.getByLabel('What needs to change?'),
      'Say which numbers to call in the first hour.',
    );
    await device.press(dialog.getByRole('button', { name: 'Send it back' }));
    await said(`“${REVIEWED}” is back with its instructor.`);
    await expect(main.getByText('Changes requested').first()).toBeVisible();
    const mail = await waitForMail(server.dataDir, { to: 'instructor@digiken.example' });
    expect(mail.text).toContain('Say which numbers to call in the first hour.');
    expect(mail.text).toContain('Name a lock that is sold in Kenya.');
  });

  await step(page, 'the other course is published', async () => {
    await page.goto('/admin/courses');
    await device.press(main.getByRole('link', { name: IMPORTED }));
    await device.press(main.getByRole('button', { name: 'Approve' }));
    await device.press(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
    await said(`“${IMPORTED}” is published.`);
    await expect(main.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  });

  await step(page, 'a person is found and gets another role', async () => {
    await page.goto('/admin/users');
    await device.type(main.getByRole('searchbox', { name: 'Name or email address' }), taught.email);
    const found = main.getByRole('link', { name: 'Nekesa Barasa' });
    await expect(main.getByRole('row')).toHaveCount(2);
    await device.press(found);
    await expect(heading('Nekesa Barasa')).toBeVisible();
    await device.choose(main.getByLabel('New role'), 'Instructor');
    await device.press(main.getByRole('button', { name: 'Change role' }));
    await said('Nekesa Barasa is an instructor now, and has been signed out everywhere.');
  });

  await step(page, 'and is deactivated with a reason', async () => {
    await device.press(main.getByRole('button', { name: 'Deactivate' }));
    await device.type(
      dialog.getByLabel('Why is this account deactivated?'),
      'The account was opened by mistake.',
    );
    await device.press(dialog.getByRole('button', { name: 'Deactivate' }));
    await said('Nekesa Barasa is deactivated, and has been signed out everywhere.');
    await expect(main.getByRole('button', { name: 'Reactivate' })).toBeVisible();
  });

  await step(page, 'a category is created', async () => {
    await page.goto('/admin/category');
    await device.press(main.getByRole('button', { name: 'Create a category' }));
    await device.type(dialog.getByLabel('Name in English'), `Crafts ${width}`);
    await device.press(dialog.getByRole('button', { name: 'Create a category' }));
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('rowheader', { name: `Crafts ${width}` })).toBeVisible();
  });

  await step(page, 'a hub is created and gets an administrator', async () => {
    await page.goto('/admin/hubs');
    await device.press(main.getByRole('button', { name: 'Create a hub' }));
    await device.type(dialog.getByLabel('Name of the hub'), `Lamu Weavers ${width}`);
    await device.type(dialog.getByLabel('Summary'), 'People who weave mats and baskets together.');
    await device.press(dialog.getByRole('button', { name: 'Create a hub' }));
    await expect(dialog).toHaveCount(0);
    await device.press(main.getByRole('button', { name: `Administrators of Lamu Weavers ${width}` }));
    await device.type(dialog.getByLabel('Email address'), running.email);
    await device.press(dialog.getByRole('button', { name: 'Assign' }));
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Otieno Ouma' })).toBeVisible();
    await device.press(dialog.getByRole('button', { name: 'Done' }));
    await expect(dialog).toHaveCount(0);
  });

  await step(page, 'a learner is enrolled', async () => {
    await page.goto('/admin/enrollments');
    await device.press(main.getByRole('button', { name: 'Add an enrolment' }));
    await device.type(dialog.getByLabel('Email address of the learner'), 'learner@digiken.example');
    await device.choose(dialog.getByLabel('Course', { exact: true }), IMPORTED);
    await device.type(dialog.getByLabel('Note to the learner'), 'You asked for it at the library.');
    await device.press(dialog.getByRole('button', { name: 'Add an enrolment' }));
    await said(`Achieng Odhiambo is enrolled in “${IMPORTED}”.`);
    await expect(dialog).toHaveCount(0);
  });

  await step(page, 'the enrolment is cancelled, with a reason', async () => {
    const row = main.getByRole('row').filter({ hasText: IMPORTED });
    await device.press(row.getByRole('link', { name: 'Achieng Odhiambo' }));
    await expect(heading(`Achieng Odhiambo in ${IMPORTED}`)).toBeVisible();
    await device.press(main.getByRole('button', { name: 'Cancel the enrolment' }));
    await device.type(dialog.getByLabel('Why is it cancelled?'), 'She has chosen another course.');
    await device.press(dialog.getByRole('button', { name: 'Cancel the enrolment' }));
    await said(`Achieng Odhiambo is no longer enrolled in “${IMPORTED}”.`);
    await expect(main.getByText('She has chosen another course.')).toBeVisible();
  });

  await step(page, 'a help request is answered by mail', async () => {
    await page.goto('/admin/tickets');
    await device.press(main.getByRole('rowheader').first().getByRole('link'));
    await device.type(main.getByLabel('Your answer'), 'Open the lesson once while you are online.');
    await device.press(main.getByRole('button', { name: 'Send the answer' }));
    await expect(main.getByRole('list', { name: 'Answers to this request' })).toContainText(
      'Mutua Musyoka answered',
    );
    await expect(main.getByLabel('Your answer')).toHaveValue('');
  });

  await step(page, 'the audit log lists every change', async () => {
    await page.goto('/admin/audit');
    for (const words of [
      `requested changes to ${REVIEWED}`,
      `approved ${IMPORTED}`,
      'changed the role of Nekesa Barasa',
      'deactivated Nekesa Barasa',
      `Crafts ${width}`,
      `created the hub Lamu Weavers ${width}`,
    ]) {
      await expect(main.getByRole('row').filter({ hasText: words }).first()).toBeVisible();
    }
    await device.choose(main.getByLabel('About'), 'Enrolments');
    await expect(page).toHaveURL(/kind=enrolment/);
    await expect(main.getByRole('row').filter({ hasText: `Achieng Odhiambo in “${IMPORTED}”` })).toHaveCount(
      2,
    );
    await expect(main.getByRole('row').filter({ hasText: 'Nekesa' })).toHaveCount(0);
  });

  await step(page, 'sign out in the admin bar', async () => {
    await device.press(page.getByRole('banner').getByRole('button', { name: /Mutua/ }));
    await device.press(page.getByRole('button', { name: 'Sign Out' }));
    await said('Logged out successfully');
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL(/\/auth\/signin/);
    await expect(heading('Log in')).toBeVisible();
  });
}

/** spec R.11: a content manager manages content and reads the rest, and sees no control that the server would refuse. */
export async function contentManagerJourney(
  page: Page,
  server: RunningServer,
  device: InputDevice,
): Promise<void> {
  const main = page.getByRole('main');
  await signInAs(page, server.url, 'content');
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  await step(page, 'users are read-only', async () => {
    await page.goto('/admin/users');
    await device.type(main.getByRole('searchbox', { name: 'Name or email address' }), 'learner@digiken');
    await expect(main.getByRole('row')).toHaveCount(2);
    await device.press(main.getByRole('link', { name: 'Achieng Odhiambo' }));
    await expect(heading('Achieng Odhiambo')).toBeVisible();
    await expect(main.getByText(/Only administrators can change/)).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('combobox')).toHaveCount(0);
  });

  await step(page, 'site settings are read-only', async () => {
    await page.goto('/admin/settings');
    await expect(main.getByText('Only administrators can change these settings.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Save the settings' })).toHaveCount(0);
  });

  await step(page, 'a course in review can be approved', async () => {
    await page.goto('/admin/courses');
    await device.press(main.getByRole('link', { name: REVIEWED }));
    await expect(heading(REVIEWED)).toBeVisible();
    await device.press(main.getByRole('button', { name: 'Approve' }));
    await device.press(page.getByRole('alertdialog').getByRole('button', { name: 'Not yet' }));
    await expect(main.getByRole('button', { name: 'Approve' })).toBeFocused();
  });
}
