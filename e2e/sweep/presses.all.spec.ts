import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { focus, translated } from '../support/sweep/modes.ts';
import { ROLES, run } from '../support/sweep/run.ts';
import { test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel', timeout: timeOut(1_200_000) });
// Each refused change is an error of the network on the console.
test.use({ data: 'swept', expectedConsole: [/^error: /] });

for (const [who, area] of ROLES) {
  test(`[15.170][16.52] after each press by key on a phone, ${who} still has the focus, on something with a name`, async ({
    page,
    server,
  }) => {
    await run(page, server, { who, area, mode: focus, width: 390, changes: 'refused' });
  });
  test(`[15.171] no press on a translated page crashes it for ${who}`, async ({ page, server }) => {
    await run(page, server, { who, area, mode: translated, width: 1280, changes: 'refused' });
  });
}
