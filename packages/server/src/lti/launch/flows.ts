import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { randomToken, sha256 } from '../../auth';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { type ConfirmedLaunch, ltiFlows, ltiPlatforms, type Target } from '../tables';

/** How long a person may take at the platform, and after that on this site's page; milliseconds. */
const FLOW_MS = 15 * 60_000;

/** A launch as the browser knows it: the state is in addresses, the cookie shows whose it is. */
export interface OwnLaunch {
  launch: string;
  browser: string | undefined;
}

export const nonceOf = ({ launch, browser }: OwnLaunch): string => sha256(`nonce:${launch}:${browser}`);

const ofBrowser = ({ launch, browser }: OwnLaunch) =>
  and(eq(ltiFlows.hash, sha256(launch)), eq(ltiFlows.browser, sha256(browser ?? '')));

/** Begins a launch. @param frame what the tab of the platform knows, if that opens this one. @returns the state */
export async function beginFlow(
  { db, clock }: Deps<'clock'>,
  { platformId, browser, frame }: { platformId: string; browser: string; frame?: string | undefined },
): Promise<string> {
  const state = randomToken();
  const now = clock.now();
  await db.insert(ltiFlows).values({
    ...{ hash: sha256(state), browser: sha256(browser), platformId, createdAt: now },
    frame: frame === undefined ? null : sha256(frame),
    expiresAt: new Date(now.getTime() + FLOW_MS),
  });
  return state;
}

/** Takes the one answer of the platform. @returns its platform; undefined if there was an answer, or it is too late */
export async function answerFlow({ db, clock }: Deps<'clock'>, own: OwnLaunch) {
  const now = clock.now();
  const [flow] = await db
    .update(ltiFlows)
    .set({ answeredAt: now })
    .where(and(ofBrowser(own), gt(ltiFlows.expiresAt, now), isNull(ltiFlows.answeredAt)))
    .returning({ platformId: ltiFlows.platformId });
  if (!flow) return undefined;
  const [platform] = await db.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, flow.platformId));
  return platform;
}

/** Keeps what the platform confirmed until the person has finished on this site. */
export async function confirmFlow(
  { db, clock }: Deps<'clock'>,
  { confirmed, ...own }: OwnLaunch & { confirmed: ConfirmedLaunch },
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + FLOW_MS);
  await db.update(ltiFlows).set({ confirmed, expiresAt }).where(ofBrowser(own));
}

export type ConfirmedFlow = NonNullable<Awaited<ReturnType<typeof confirmedFlow>>>;

/** The confirmed launch of a browser, with its platform. */
export async function confirmedFlow({ db, clock }: Deps<'clock'>, own: OwnLaunch) {
  const [row] = await db
    .select({ flow: ltiFlows, platform: ltiPlatforms })
    .from(ltiFlows)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiFlows.platformId))
    .where(
      and(
        ofBrowser(own),
        gt(ltiFlows.expiresAt, clock.now()),
        isNotNull(ltiFlows.confirmed),
        eq(ltiPlatforms.enabled, true),
      ),
    );
  const confirmed = row?.flow.confirmed;
  return row && confirmed ? { ...row.flow, confirmed, platform: row.platform } : undefined;
}

/** Keeps what was chosen. */
export async function keepChoice(db: Executor, { hash, items }: { hash: string; items: Target[] }) {
  await db.update(ltiFlows).set({ chosen: items }).where(eq(ltiFlows.hash, hash));
}

/** The hash of the launch that the tab of the platform has opened, once something was chosen in it. */
export async function chosenInTab({ db, clock }: Deps<'clock'>, frame: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: ltiFlows.hash })
    .from(ltiFlows)
    .where(
      and(eq(ltiFlows.frame, sha256(frame)), gt(ltiFlows.expiresAt, clock.now()), isNotNull(ltiFlows.chosen)),
    );
  return row?.hash;
}

/** Ends a launch. @returns undefined if it has ended before */
export async function endFlow(db: Executor, hash: string) {
  const [ended] = await db.delete(ltiFlows).where(eq(ltiFlows.hash, hash)).returning();
  return ended;
}

/** Deletes the launches that nobody finished. */
export async function dropExpiredLaunches({ db, clock }: Deps<'clock'>): Promise<void> {
  await db.delete(ltiFlows).where(lte(ltiFlows.expiresAt, clock.now()));
}
