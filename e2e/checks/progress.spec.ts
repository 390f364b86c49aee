import type { CertificateProgress, CourseDetail, Enrolled } from '@digiken/contract';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** A free course in which the learner is not enrolled. */
const NEW = 'Beekeeping';

test('[17.5][17.87] every page says the same progress of a course: units in part, studied, and new', async ({
  page,
  server,
}) => {
  const session = await signInAs(page, server.url, 'learner');
  const catalogue = await session.read<{ data: { _id: string; title: string }[] }>('/courses?q=published');
  const fresh = catalogue.data.find(({ title }) => title.startsWith(NEW));
  if (!fresh) throw new Error(`The demo has no course ${NEW}.`);
  await session.send('POST', `/course/${fresh._id}/enrol`, { choice: { whole: true }, expectedTotal: 0 });
  const { data: enrolled } = await session.read<{ data: Enrolled[] }>(`/enrolled/courses/${session.id}`);
  expect(enrolled.length).toBeGreaterThanOrEqual(3);
  const wordsOf = ({ lessonsDone = 0, lessonsTotal = 0 }: Enrolled) =>
    `${lessonsDone} of ${lessonsTotal} lessons done`;
  expect(new Set(enrolled.map(wordsOf)).size).toBe(enrolled.length);
  const main = page.getByRole('main');
  const open = async (path: string, heading: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };

  await open('/console/my-courses', 'My courses');
  for (const one of enrolled)
    await expect(main.getByRole('article').filter({ hasText: one.course.title })).toContainText(wordsOf(one));

  await open('/console/dashboard', /Karibu|Welcome/);
  for (const one of enrolled) {
    const shown = main.getByText(one.course.title, { exact: false }).first();
    await expect(shown).toBeVisible();
    await expect(main.getByText(wordsOf(one)).first()).toBeVisible();
  }

  await open('/console/certificates', 'Certificates');
  const { data: near } = await session.read<{ data: CertificateProgress[] }>('/certificates/progress');
  for (const { course } of near.filter(({ lessonsDone }) => lessonsDone > 0)) {
    const one = enrolled.find((each) => each.course._id === course._id);
    const row = main.getByRole('listitem').filter({ hasText: course.name });
    await expect(row).toContainText(one ? wordsOf(one) : '');
  }

  for (const one of enrolled) {
    const { data: course } = await session.read<{ data: CourseDetail }>(`/course/${one.course._id}`);
    const lesson = course.units.find(({ owned }) => owned)?.lessons[0];
    await open(`/console/course/${course._id}/any-title`, course.title);
    await expect(main.getByText(wordsOf(one)).filter({ visible: true }).first()).toBeVisible();
    await page.goto(`/console/course/unit/lesson/${lesson?._id}/any-title`);
    await expect(page.locator('[data-slot=lesson-head]')).toContainText(wordsOf(one));
  }
});
