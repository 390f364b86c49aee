import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { checkA11y } from '../support/axe.ts';
import { keys, pointer } from '../support/input-device.ts';
import { signInAs } from '../support/people.ts';
import { expect, step, test } from '../support/test.ts';

test('[13.190][13.192][13.197][13.203] a learner asks by touch, the instructor answers by keyboard, the learner accepts', async ({
  page,
  server,
}) => {
  const section = page.getByRole('region', { name: 'Discussion' });
  const title = 'Which window gets the morning sun?';
  const touch = pointer;
  /** The discussion loads when its place comes into sight. */
  const toTheEnd = async () => {
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(section).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: timeOut(15_000) });
  };

  const learner = await signInAs(page, server.url, 'learner');
  await step(page, 'the learner asks below a lesson', async () => {
    const { data } = await learner.read<{ data: { course: { _id: string; title: string } }[] }>(
      `/enrolled/courses/${learner.id}`,
    );
    const garden = data.find(({ course }) => /kitchen garden/i.test(course.title))?.course;
    const course = await learner.read<{ data: { units: { lessons: { _id: string; title: string }[] }[] } }>(
      `/course/${garden?._id}`,
    );
    const lesson = course.data.units[0]?.lessons[0];
    await page.goto(`/console/course/unit/lesson/${lesson?._id}/light`);
    await toTheEnd();
    await touch.press(section.getByRole('button', { name: 'Ask a question' }));
    await touch.type(section.getByLabel('Your question in one line'), title);
    await touch.type(section.getByLabel('Details'), 'Mine look east and south.');
    await page.reload();
    await toTheEnd();
    await expect(section.getByLabel('Details')).toHaveValue('Mine look east and south.');
    await touch.press(section.getByRole('button', { name: 'Publish the question' }));
    await expect(section.getByRole('heading', { name: title })).toBeFocused();
    await checkA11y(page);
  });

  await signInAs(page, server.url, 'instructor');
  await step(page, 'the instructor answers by keyboard', async () => {
    const device = keys(page);
    await page.goto('/instructor/discussions?filter=unanswered');
    await checkA11y(page);
    await device.press(page.getByRole('main').getByRole('link', { name: title }));
    await expect(section.getByRole('heading', { name: title })).toBeFocused();
    await device.type(section.getByLabel('Your reply'), 'The one that looks east.');
    await device.press(section.getByRole('button', { name: 'Send the reply' }));
    await expect(section.getByRole('article').getByText('The one that looks east.')).toBeVisible();
  });

  await signInAs(page, server.url, 'learner');
  await step(page, 'the notification leads the learner to the answer, who accepts it', async () => {
    await page.goto('/console/dashboard');
    await touch.press(page.getByRole('button', { name: /notifications/i }).first());
    await touch.press(page.getByRole('link', { name: /Wanjiku Kamau replied in a discussion/ }));
    const answer = section.getByRole('article').filter({ hasText: 'The one that looks east.' });
    await expect(answer).toBeFocused();
    await touch.press(answer.getByRole('button', { name: 'Accept as answer' }));
    await expect(answer.getByText('Accepted answer')).toBeVisible();
  });
});
