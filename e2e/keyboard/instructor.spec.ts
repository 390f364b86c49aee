import { keys } from '../support/hands.ts';
import { instructorJourney } from '../support/instructor-journey.ts';
import { realCartridge } from '../support/real-cartridge.ts';
import { test } from '../support/test.ts';

// The journey cuts the network once: what is typed then must outlive it.
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

test('an instructor imports, writes, submits and looks after learners by keyboard alone', async ({
  page,
  server,
}) => {
  test.skip(!realCartridge.here, 'The shared course folder is not beside this checkout (2026-11-21).');
  test.setTimeout(180_000);
  await instructorJourney(page, server, keys(page));
});
