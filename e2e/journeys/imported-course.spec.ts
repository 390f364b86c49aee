import { archiveOf, markdownFixture } from '../../packages/server/test/fixtures/courses.ts';
import { importedCourseJourney } from '../support/imported-course-journey.ts';
import { pointer } from '../support/input-device.ts';
import { test } from '../support/test.ts';

test('[1.7][12.17][12.51][12.68] an imported course is published, its quizzes are passed, and its certificate is proved', async ({
  page,
  browser,
  server,
}, info) => {
  const archive = await archiveOf(markdownFixture, info.outputPath());
  const course = { ...markdownFixture, archive };
  await importedCourseJourney({ page, browser, serverUrl: server.url, device: pointer, course });
});
