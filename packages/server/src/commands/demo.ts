import { DEMO_ACCOUNTS, DEMO_PASSWORD, loadDemo } from '../demo';
import { isReached, reach } from '../platform/milestones';
import type { Services } from '../platform/services';

const LOADED = 'demo-loaded';

/** Loads the demo content at the first start only, so that deleted content does not come back. */
export async function loadDemoOnce(services: Services): Promise<void> {
  if (await isReached(services.db, LOADED)) return;
  await loadDemo(services);
  await reach(services, LOADED);
}

const ROLE_NAMES = {
  user: 'Learner',
  tutor: 'Instructor',
  hub: 'Hub administrator',
  sudo: 'Content manager',
  admin: 'Administrator',
} as const;

/** The demo accounts, as lines for the terminal. */
export const demoAccountLines = (): string[] => [
  `Demo accounts, all with the password ${DEMO_PASSWORD}`,
  ...DEMO_ACCOUNTS.map(({ role, email }) => `  ${ROLE_NAMES[role].padEnd(18)} ${email}`),
];
