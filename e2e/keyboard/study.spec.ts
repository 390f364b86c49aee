import { keys } from '../support/hands.ts';
import { realCourse } from '../support/real-course.ts';
import { studyJourney } from '../support/study-journey.ts';
import { test } from '../support/test.ts';

test.use({ data: 'real course' });

test('a learner studies a real course by keyboard alone', async ({ page, server }, info) => {
  test.skip(!realCourse.here, 'The shared course folder is not beside this checkout (2026-11-21).');
  test.setTimeout(240_000);
  await studyJourney(page, server, keys(page), `naliaka.${info.project.name}@example.com`);
});
