import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Services } from '../../platform/services';
import { belongsTo, type PlatformRow } from '../addresses';
import { callPlatform } from '../call-platform';
import { ltiLaunches, ltiLinks, ltiPlatforms } from '../tables';
import { publishedTarget } from '../launch/targets';
import type { AccessTokens } from './access-tokens';
import { PlatformRefused } from './refused';
import { SCORE_MAXIMUM, type Score, scoreOf } from './score';

const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope';
export const SCORE_SCOPE = `${AGS}/score`;
const LINE_ITEM_SCOPE = `${AGS}/lineitem`;
const SCORE_TYPE = 'application/vnd.ims.lis.v1.score+json';
const LINE_ITEM_TYPE = 'application/vnd.ims.lis.v2.lineitem+json';
const LINE_ITEMS_TYPE = 'application/vnd.ims.lis.v2.lineitemcontainer+json';

export type SendParts = Pick<Services, 'db' | 'clock' | 'config'> & { tokens: AccessTokens };

export type LinkRow = typeof ltiLinks.$inferSelect;

/** A launch with its link and platform; undefined if one of them is no more, or the platform is switched off. */
export async function findLaunch({ db }: Pick<SendParts, 'db'>, launchId: string) {
  const [row] = await db
    .select({ launch: ltiLaunches, link: ltiLinks, platform: ltiPlatforms })
    .from(ltiLaunches)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiLaunches.linkId))
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiLinks.platformId))
    .where(eq(ltiLaunches.id, launchId));
  return row?.platform.enabled ? row : undefined;
}

type Found = NonNullable<Awaited<ReturnType<typeof findLaunch>>>;

/** The score that the platform does not have yet; undefined if there is none. */
export async function newScore(
  { db }: Pick<SendParts, 'db'>,
  { launch, link }: Found,
): Promise<Score | undefined> {
  const target = { kind: link.targetKind, id: link.targetId };
  const score = await scoreOf(db, { userId: launch.userId, target });
  return score === undefined || JSON.stringify(score) === launch.sent ? undefined : score;
}

/** A request with an access token. @throws {PlatformRefused} */
async function ask(
  { config, tokens }: Pick<SendParts, 'config' | 'tokens'>,
  platform: PlatformRow,
  address: string,
  { scope, accept, send }: { scope: string; accept?: string; send?: { type: string; body: unknown } },
): Promise<unknown> {
  const token = await tokens.get(platform, [scope]);
  const { status, body } = await callPlatform(config, address, {
    method: send ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(accept && { accept }),
      ...(send && { 'content-type': send.type }),
    },
    ...(send && { body: JSON.stringify(send.body) }),
  });
  if (status >= 200 && status < 300) return body;
  if (status === 401) tokens.forget(platform);
  throw new PlatformRefused(status);
}

/** An address of a column with a further part of its path, before the query that some platforms have. */
function below(address: string, part: string): string {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${part}`;
  return url.href;
}

/**
 * Sends a score. Its time is later than that of every score before, as platforms ask (spec 14.291).
 * @throws {PlatformRefused}
 */
export async function sendScore(
  parts: SendParts,
  { launch, link, platform }: Found,
  score: Score,
): Promise<void> {
  const { db, clock, config } = parts;
  if (link.lineItem === null || !belongsTo(config, platform, link.lineItem)) return;
  const at = new Date(Math.max(clock.now().getTime(), (launch.sentAt?.getTime() ?? 0) + 1));
  await ask(parts, platform, below(link.lineItem, 'scores'), {
    scope: SCORE_SCOPE,
    send: { type: SCORE_TYPE, body: { ...score, userId: launch.subject, timestamp: at.toISOString() } },
  });
  await db
    .update(ltiLaunches)
    .set({ sent: JSON.stringify(score), sentAt: at, problem: null, problemAt: null })
    .where(eq(ltiLaunches.id, launch.id));
}

/** Notes that a grade will not arrive; the next one is sent again. */
export async function noteRefusal(
  { db, clock }: Pick<SendParts, 'db' | 'clock'>,
  launchId: string,
  { score, problem }: { score: Score | undefined; problem: string },
): Promise<void> {
  await db
    .update(ltiLaunches)
    .set({ ...(score && { sent: JSON.stringify(score) }), problem, problemAt: clock.now() })
    .where(eq(ltiLaunches.id, launchId));
}

/** Whether this site may make the column of a quiz, which no claim has named. */
export const mayMakeColumn = ({ lineItem, lineItems, scopes, targetKind }: LinkRow): boolean =>
  lineItem === null && lineItems !== null && targetKind === 'quiz' && scopes.includes(LINE_ITEM_SCOPE);

const LineItem = z.object({
  id: z.string().max(2000),
  resourceLinkId: z.string().optional(),
  resourceId: z.string().optional(),
});

/**
 * Finds the column of a link, or makes it (spec 14.292).
 * @throws {PlatformRefused}
 */
export async function ensureColumn(parts: SendParts, link: LinkRow, platform: PlatformRow): Promise<boolean> {
  const { db, config } = parts;
  const { lineItems } = link;
  const target = { kind: link.targetKind, id: link.targetId };
  const found = await publishedTarget(db, target);
  if (lineItems === null || !found || !belongsTo(config, platform, lineItems)) return false;
  const resourceId = `${target.kind}:${target.id}`;
  const query = new URL(lineItems);
  query.searchParams.set('resource_link_id', link.resourceLinkId);
  query.searchParams.set('resource_id', resourceId);
  const list = z
    .array(LineItem)
    .safeParse(await ask(parts, platform, query.href, { scope: LINE_ITEM_SCOPE, accept: LINE_ITEMS_TYPE }));
  // Platforms need not know the filters of the query.
  const known = list.data?.find(
    (item) => item.resourceLinkId === link.resourceLinkId && item.resourceId === resourceId,
  );
  const made =
    known ??
    LineItem.safeParse(
      await ask(parts, platform, lineItems, {
        scope: LINE_ITEM_SCOPE,
        accept: LINE_ITEM_TYPE,
        send: {
          type: LINE_ITEM_TYPE,
          body: {
            ...{ scoreMaximum: SCORE_MAXIMUM, label: found.title.slice(0, 255), resourceId },
            resourceLinkId: link.resourceLinkId,
          },
        },
      }),
    ).data;
  if (!made || !belongsTo(config, platform, made.id)) return false;
  await db.update(ltiLinks).set({ lineItem: made.id }).where(eq(ltiLinks.id, link.id));
  return true;
}
