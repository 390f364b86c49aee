import { cartridges, pathToImport } from '../../packages/server/test/fixtures/courses.ts';
import { pointer } from '../support/input-device.ts';
import { instructorJourney } from '../support/instructor-journey.ts';
import { test } from '../support/test.ts';

// The journey goes offline once, to prove that typed text is kept.
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

for (const cartridge of cartridges()) {
  test(`an instructor imports “${cartridge.title}”, writes, submits and helps learners by pointer`, async ({
    page,
    server,
  }, info) => {
    const archive = await pathToImport(cartridge, info.outputPath());
    await instructorJourney({ page, server, device: pointer, cartridge: { ...cartridge, archive } });
  });
}
