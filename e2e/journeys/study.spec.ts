import { markdownCourses } from '../../packages/server/test/fixtures/courses.ts';
import { pointer } from '../support/input-device.ts';
import { studyJourney } from '../support/study-journey.ts';
import { test } from '../support/test.ts';

test.use({ data: 'imported courses' });

for (const course of markdownCourses()) {
  test(`[1.1][1.2][4.11] a learner studies “${course.title}” by pointer`, async ({ page, server }, info) => {
    const email = `naliaka.${info.testId}@example.com`;
    await studyJourney({ page, server, device: pointer, course, email });
  });
}
