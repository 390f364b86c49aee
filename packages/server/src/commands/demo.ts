import { eq } from 'drizzle-orm';
import { DEMO_PASSWORD, DEMO_PEOPLE, loadDemo } from '../demo';
import { milestones } from '../platform/database/tables';
import type { Services } from '../platform/services';

const LOADED = 'demo-loaded';

/** Loads the demo content at the first start only: what somebody deleted later stays deleted. */
export async function loadDemoOnce({ db, files, clock }: Services): Promise<void> {
  const [done] = await db.select().from(milestones).where(eq(milestones.name, LOADED));
  if (done) return;
  await loadDemo({ db, files, clock });
  await db.insert(milestones).values({ name: LOADED, createdAt: clock.now() }).onConflictDoNothing();
}

const ROLE_NAMES = {
  user: 'Learner',
  tutor: 'Instructor',
  hub: 'Hub administrator',
  sudo: 'Content manager',
  admin: 'Administrator',
} as const;

/** Lines for the terminal. */
export const demoAccountLines = (): string[] => [
  `Demo accounts, all with the password ${DEMO_PASSWORD}`,
  ...DEMO_PEOPLE.map(({ role, email }) => `  ${ROLE_NAMES[role].padEnd(18)} ${email}`),
];
