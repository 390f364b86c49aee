import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { focus } from '../support/sweep/modes.ts';
import { ROLES, run } from '../support/sweep/run.ts';
import { test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel', timeout: timeOut(600_000) });
test.use({ data: 'isolated', expectedConsole: [/^error: /] });

for (const [who, area] of ROLES) {
  test(`[15.170] after each press by key that changes something, ${who} still has the focus`, async ({
    page,
    server,
  }) => {
    await run(page, server, { who, area, mode: focus, width: 1280, changes: 'made' });
  });
}
