import type { CertificateProgress, CourseDetail, Enrolled } from '@digiken/contract';
import { type DemoSession, signInAs } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

const wordsOf = ({ lessonsDone = 0, lessonsTotal = 0 }: Enrolled) =>
  `${lessonsDone} of ${lessonsTotal} lessons done`;

/** Opens every page that shows how far a learner is in a course. @returns what they say, course by course */
async function compared(page: Page, session: DemoSession): Promise<string[]> {
  const { data: enrolled } = await session.read<{ data: Enrolled[] }>(`/enrolled/courses/${session.id}`);
  const main = page.getByRole('main');
  await page.goto('/console/my-courses');
  for (const one of enrolled)
    await expect(main.getByRole('article').filter({ hasText: one.course.title })).toContainText(wordsOf(one));

  await page.goto('/console/dashboard');
  for (const one of enrolled) await expect(main.getByText(wordsOf(one)).first()).toBeVisible();

  await page.goto('/console/certificates');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const { data: near } = await session.read<{ data: CertificateProgress[] }>('/certificates/progress');
  for (const { course } of near.filter(({ lessonsDone }) => lessonsDone > 0)) {
    const one = enrolled.find((each) => each.course._id === course._id);
    const row = main.getByRole('listitem').filter({ hasText: course.name });
    await expect(row).toContainText(one ? wordsOf(one) : 'enrolled');
  }

  for (const one of enrolled) {
    const { data: course } = await session.read<{ data: CourseDetail }>(`/course/${one.course._id}`);
    await page.goto(`/console/course/${course._id}/any-title`);
    await expect(main.getByText(wordsOf(one)).filter({ visible: true }).first()).toBeVisible();
    const lesson = course.units.find(({ owned }) => owned)?.lessons[0];
    await page.goto(`/console/course/unit/lesson/${lesson?._id}/any-title`);
    await expect(page.locator('[data-slot=lesson-head]')).toContainText(wordsOf(one));
  }
  return enrolled.map(wordsOf);
}

test('[17.5][17.87] every page says the same progress: of one unit of three, of a whole course, and of what is owned and done', async ({
  page,
  server,
}) => {
  const session = await signInAs(page, server.url, 'learner');
  const before = await compared(page, session);
  expect(before).toEqual(['1 of 3 lessons done', '4 of 9 lessons done']);
  const { data: enrolled } = await session.read<{ data: Enrolled[] }>(`/enrolled/courses/${session.id}`);
  const { data: course } = await session.read<{ data: CourseDetail }>(`/course/${enrolled[0]?.course._id}`);
  for (const lesson of course.units.filter(({ owned }) => owned).flatMap((unit) => unit.lessons))
    await session.send('PUT', `/course/unit/lesson/${lesson._id}/progress`, { done: true });
  expect(await compared(page, session)).toEqual(['3 of 3 lessons done', before[1]]);
});
