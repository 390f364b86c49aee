import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import type { PlatformRow } from '../addresses';
import { ltiPlatforms } from '../tables';

/** The platform of a launch. Without a client id, which is optional, the issuer must have one platform only. */
export async function findPlatform(
  db: Executor,
  { issuer, clientId }: { issuer: string; clientId: string | undefined },
): Promise<PlatformRow | undefined> {
  const found = await db
    .select()
    .from(ltiPlatforms)
    .where(
      and(
        eq(ltiPlatforms.issuer, issuer),
        clientId === undefined ? undefined : eq(ltiPlatforms.clientId, clientId),
      ),
    )
    .limit(2);
  return found.length === 1 ? found[0] : undefined;
}

/** Notes a launch for the administrator. @param problem why it was refused */
export async function notePlatform(
  { db, clock }: Deps<'clock'>,
  id: string,
  problem?: string,
): Promise<void> {
  const now = clock.now();
  await db
    .update(ltiPlatforms)
    .set(problem === undefined ? { lastLaunchAt: now } : { problem, problemAt: now })
    .where(eq(ltiPlatforms.id, id));
}
