import { eq } from 'drizzle-orm';
import type { Clock } from './clock';
import type { Executor } from './database/index';
import { milestones } from './database/tables';

/** Whether a one-time event of the site has happened, e.g. `demo-loaded`. */
export async function isReached(db: Executor, name: string): Promise<boolean> {
  const [row] = await db.select({ name: milestones.name }).from(milestones).where(eq(milestones.name, name));
  return row !== undefined;
}

/** Records that it has happened. Safe to repeat. */
export async function reach({ db, clock }: { db: Executor; clock: Clock }, name: string): Promise<void> {
  await db.insert(milestones).values({ name, createdAt: clock.now() }).onConflictDoNothing();
}
