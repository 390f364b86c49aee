import { setTimeout } from 'node:timers/promises';
import { eq, isNull, lte, or, and } from 'drizzle-orm';
import type { Deps } from '../../platform/services';
import { providerState } from '../tables';

/** How long one process may take to renew a token, before another one does; milliseconds. */
const RENEW_MS = 6_000;
/** How long the others wait for it, and how often they look; milliseconds. */
const WAIT_MS = 8_000;
const LOOK_MS = 100;
/** A token is renewed so long before its end; milliseconds. */
const EARLY_MS = 60_000;

const rowOf = async ({ db }: Deps<'clock'>, provider: string) => {
  await db.insert(providerState).values({ provider }).onConflictDoNothing();
  const [row] = await db.select().from(providerState).where(eq(providerState.provider, provider));
  return row;
};

/**
 * The provider's access token, one for all processes: a new token ends the old one. One process renews it, under a
 * lease and outside a transaction.
 * @param renew gets a new token; `seconds` is its lifetime
 * @returns undefined if the provider gave none
 */
export async function sharedToken(
  deps: Deps<'clock'>,
  provider: string,
  renew: () => Promise<{ token: string; seconds: number } | undefined>,
): Promise<string | undefined> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const { clock } = deps;
    const row = await rowOf(deps, provider);
    const good = row?.tokenExpiresAt && row.tokenExpiresAt.getTime() - EARLY_MS > clock.now().getTime();
    if (good && row.token) return row.token;
    if (await mayRenew(deps, provider)) return renewNow(deps, provider, renew);
    if (waited >= WAIT_MS) return undefined;
    await setTimeout(LOOK_MS);
  }
}

/** Takes the lease to renew; false while another process has it. */
async function mayRenew({ db, clock }: Deps<'clock'>, provider: string): Promise<boolean> {
  const now = clock.now();
  const taken = await db
    .update(providerState)
    .set({ renewingUntil: new Date(now.getTime() + RENEW_MS) })
    .where(
      and(
        eq(providerState.provider, provider),
        or(isNull(providerState.renewingUntil), lte(providerState.renewingUntil, now)),
        // Another process may have just renewed it.
        or(
          isNull(providerState.token),
          lte(providerState.tokenExpiresAt, new Date(now.getTime() + EARLY_MS)),
        ),
      ),
    )
    .returning({ provider: providerState.provider });
  return taken.length > 0;
}

async function renewNow(
  { db, clock }: Deps<'clock'>,
  provider: string,
  renew: () => Promise<{ token: string; seconds: number } | undefined>,
): Promise<string | undefined> {
  const got = await renew();
  await db
    .update(providerState)
    .set({
      renewingUntil: null,
      token: got?.token ?? null,
      tokenExpiresAt: got ? new Date(clock.now().getTime() + got.seconds * 1000) : null,
    })
    .where(eq(providerState.provider, provider));
  return got?.token;
}

/** Forgets a token that the provider refused, unless it has been renewed since. */
export async function forgetToken({ db }: Deps, provider: string, token: string): Promise<void> {
  await db
    .update(providerState)
    .set({ token: null, tokenExpiresAt: null })
    .where(and(eq(providerState.provider, provider), eq(providerState.token, token)));
}

/**
 * Takes the turn to ask the provider: one call in `everyMs` over all processes.
 * @returns when to try again; undefined if it is our turn
 */
export async function takeTurn(
  deps: Deps<'clock'>,
  name: string,
  everyMs: number,
): Promise<Date | undefined> {
  const { db, clock } = deps;
  const now = clock.now();
  const row = await rowOf(deps, name);
  const taken = await db
    .update(providerState)
    .set({ nextCallAt: new Date(now.getTime() + everyMs) })
    .where(
      and(
        eq(providerState.provider, name),
        or(isNull(providerState.nextCallAt), lte(providerState.nextCallAt, now)),
      ),
    )
    .returning({ provider: providerState.provider });
  return taken.length > 0 ? undefined : new Date((row?.nextCallAt ?? now).getTime() + everyMs);
}
