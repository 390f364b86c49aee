import { keys } from '../support/hands.ts';
import { importRealCourse, realCourse } from '../support/real-course.ts';
import { studyJourney } from '../support/study-journey.ts';
import { test } from '../support/test.ts';

// A function as the value of an option would be taken for the fixture itself.
test.use({ prepareData: async ({}, use) => use(importRealCourse) });

test('issue 2, done when 2: a learner studies a real course by keyboard alone', async ({
  page,
  server,
}, info) => {
  test.skip(!realCourse.here, 'The shared course folder is not beside this checkout (2026-11-21).');
  test.setTimeout(240_000);
  await studyJourney(page, server, keys(page), `naliaka.${info.project.name}@example.com`);
});
