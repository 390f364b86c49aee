import { markdownCourses } from '../../packages/server/test/fixtures/courses.ts';
import { keys } from '../support/input-device.ts';
import { studyJourney } from '../support/study-journey.ts';
import { test } from '../support/test.ts';

test.use({ data: 'imported courses' });

for (const course of markdownCourses()) {
  test(`a learner studies “${course.title}” by keyboard alone`, async ({ page, server }, info) => {
    const email = `naliaka.${info.testId}@example.com`;
    await studyJourney({ page, server, device: keys(page), course, email });
  });
}
