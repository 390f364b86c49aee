import { pointer } from '../support/input-device.ts';
import { test } from '../support/test.ts';
import { tutorJourney } from '../support/tutor-journey.ts';

test('[1.8][2.12][2.23][13.28][13.29][13.37] a learner asks the tutor by pointer', async ({
  page,
  server,
}) => {
  await tutorJourney(page, server, pointer);
});
