import { pointer } from '../support/hands.ts';
import { realCourse } from '../support/real-course.ts';
import { studyJourney } from '../support/study-journey.ts';
import { test } from '../support/test.ts';

test.use({ data: 'real course' });

test('[1.1][1.2][4.11] a learner studies a real course by pointer', async ({ page, server }, info) => {
  test.skip(!realCourse.here, 'The shared course folder is not beside this checkout (2026-11-21).');
  test.setTimeout(180_000);
  await studyJourney(page, server, pointer, `naliaka.${info.project.name}@example.com`);
});
