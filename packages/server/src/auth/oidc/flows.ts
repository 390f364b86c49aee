import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { randomToken, sha256 } from '../tokens';
import { type Confirmed, oidcFlows } from './tables';

/** How long a person may take at the provider, and after that on this site's page; seconds. */
export const FLOW_SECONDS = 15 * 60;

/** A sign-in that the provider has confirmed. */
export type ConfirmedFlow = typeof oidcFlows.$inferSelect & { confirmed: Confirmed };

/** What the provider sends back, made from the cookie so that nothing secret is stored. */
export const secretsOf = (token: string) => ({
  state: sha256(`state:${token}`),
  nonce: sha256(`nonce:${token}`),
  verifier: sha256(`verifier:${token}`),
});

/**
 * Begins a sign-in in one browser.
 * @param input `userId`: the account that gets a new way of signing in; null for a sign-in
 * @returns the value of the browser's cookie
 */
export async function beginFlow(
  { db, clock }: Deps<'clock'>,
  { provider, userId, returnTo }: { provider: string; userId: string | null; returnTo: string | null },
): Promise<string> {
  const token = randomToken();
  const now = clock.now();
  await db.insert(oidcFlows).values({
    ...{ hash: sha256(token), provider, userId, returnTo, createdAt: now },
    expiresAt: new Date(now.getTime() + FLOW_SECONDS * 1000),
  });
  return token;
}

/** Takes the one answer of the provider. @returns undefined if there was one before, or it is too late */
export async function answerFlow(
  { db, clock }: Deps<'clock'>,
  { token, provider }: { token: string; provider: string },
) {
  const now = clock.now();
  const [flow] = await db
    .update(oidcFlows)
    .set({ answeredAt: now })
    .where(
      and(
        eq(oidcFlows.hash, sha256(token)),
        eq(oidcFlows.provider, provider),
        gt(oidcFlows.expiresAt, now),
        isNull(oidcFlows.answeredAt),
      ),
    )
    .returning();
  return flow;
}

/** Keeps what the provider confirmed until the person has finished on this site. */
export async function confirmFlow(
  { db, clock }: Deps<'clock'>,
  { token, confirmed }: { token: string; confirmed: Confirmed },
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + FLOW_SECONDS * 1000);
  await db
    .update(oidcFlows)
    .set({ confirmed, expiresAt })
    .where(eq(oidcFlows.hash, sha256(token)));
}

/** The confirmed sign-in of a browser. */
export async function confirmedFlow(
  { db, clock }: Deps<'clock'>,
  token: string | undefined,
): Promise<ConfirmedFlow | undefined> {
  if (token === undefined) return undefined;
  const [flow] = await db
    .select()
    .from(oidcFlows)
    .where(
      and(
        eq(oidcFlows.hash, sha256(token)),
        gt(oidcFlows.expiresAt, clock.now()),
        isNotNull(oidcFlows.confirmed),
      ),
    );
  return flow?.confirmed ? { ...flow, confirmed: flow.confirmed } : undefined;
}

/** Ends a sign-in. @returns false if it has ended before */
export async function endFlow(db: Executor, hash: string): Promise<boolean> {
  const ended = await db
    .delete(oidcFlows)
    .where(eq(oidcFlows.hash, hash))
    .returning({ hash: oidcFlows.hash });
  return ended.length > 0;
}

/** Deletes the sign-ins that nobody finished. */
export async function dropExpiredFlows(db: Executor, now: Date): Promise<void> {
  await db.delete(oidcFlows).where(lte(oidcFlows.expiresAt, now));
}
