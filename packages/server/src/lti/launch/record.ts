import { and, eq } from 'drizzle-orm';
import { joinUnlessRemoved } from '../../hubs';
import type { Deps, Services } from '../../platform/services';
import { enqueueGrade } from '../grades/jobs';
import { belongsTo } from '../addresses';
import { ltiLaunches, ltiLinks } from '../tables';
import { WORDING } from '../wording';
import { notePlatform } from '../platforms/find';
import type { ConfirmedFlow } from './flows';
import { targetOf } from './targets';

type Parts = Deps<'clock'> & Pick<Services, 'config'>;

/**
 * What follows once the site knows whose launch it is: the person joins the platform's hub, and the link is remembered
 * for grades (spec 14.287, 14.290). Call it in the transaction that ends the launch.
 */
export async function recordLaunch(
  parts: Parts,
  { userId, flow: { platform, confirmed } }: { userId: string; flow: ConfirmedFlow },
): Promise<void> {
  const { db, clock, config } = parts;
  const now = clock.now();
  if (platform.hubId !== null) await joinUnlessRemoved(db, { hubId: platform.hubId, userId, now });
  const { link, deploymentId, subject } = confirmed;
  const target = targetOf(confirmed.to);
  if (!link || !target || (link.lineItem === null && link.lineItems === null)) return;
  const foreign = [link.lineItem, link.lineItems].find(
    (address) => address !== null && !belongsTo(config, platform, address),
  );
  if (foreign) {
    const host = URL.canParse(foreign) ? new URL(foreign).host : '?';
    return notePlatform({ db, clock }, platform.id, WORDING.foreignAddress(host));
  }
  const place = { platformId: platform.id, deploymentId, resourceLinkId: link.id };
  const is = { targetKind: target.kind, targetId: target.id, lineItems: link.lineItems, scopes: link.scopes };
  const [known] = await db
    .insert(ltiLinks)
    .values({ ...place, ...is, lineItem: link.lineItem })
    .onConflictDoUpdate({
      target: [ltiLinks.platformId, ltiLinks.deploymentId, ltiLinks.resourceLinkId],
      // A column that this site has made is not in the claim of every platform.
      set: { ...is, ...(link.lineItem !== null && { lineItem: link.lineItem }) },
    })
    .returning({ id: ltiLinks.id });
  if (!known) return;
  await db
    .insert(ltiLaunches)
    .values({ linkId: known.id, userId, subject, launchedAt: now })
    .onConflictDoUpdate({
      target: [ltiLaunches.linkId, ltiLaunches.userId],
      set: { subject, launchedAt: now },
    });
  const [launch] = await db
    .select({ id: ltiLaunches.id })
    .from(ltiLaunches)
    .where(and(eq(ltiLaunches.linkId, known.id), eq(ltiLaunches.userId, userId)));
  // What the person has done before this launch counts too.
  if (launch) await enqueueGrade({ db, clock }, { launchId: launch.id, cause: 'launch' });
}
