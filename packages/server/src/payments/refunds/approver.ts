import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { readSettings } from '../../settings';
import { users } from '../../users';

/**
 * Who may approve a refund that an administrator asked for (spec 15.128). `self`: the same administrator, because the
 * settings say so. `missing`: another one, and there is none.
 */
export async function approverFor(db: Executor, askedBy: string): Promise<'self' | 'other' | 'missing'> {
  const { twoPersonRefunds } = await readSettings(db);
  if (!twoPersonRefunds) return 'self';
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active'), ne(users.id, askedBy)))
    .limit(1);
  return other ? 'other' : 'missing';
}
