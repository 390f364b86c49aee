import type { Services } from '../../platform/services';
import { eq } from 'drizzle-orm';
import { signForPlatform } from '../keys';
import { SCORE_MAXIMUM } from '../grades/score';
import { endFlow } from '../launch/flows';
import { pathOf, publishedTarget } from '../launch/targets';
import { ltiPlatforms } from '../tables';
import { newId } from '../../platform/ids';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim';

type Parts = Pick<Services, 'db' | 'clock' | 'config'>;

/**
 * The signed answer of Deep Linking 2.0 with what was chosen in a launch, which ends (spec 14.288).
 * @returns undefined if the launch has ended before
 */
export async function responseFor(
  parts: Parts,
  hash: string,
): Promise<{ address: string; jwt: string } | undefined> {
  const { db, config } = parts;
  const flow = await endFlow(db, hash);
  const choosing = flow?.confirmed?.choosing;
  if (!flow?.confirmed || !choosing || !flow.chosen) return undefined;
  const [platform] = await db.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, flow.platformId));
  if (!platform) return undefined;
  const items = [];
  for (const target of flow.chosen) {
    // What was unpublished since then is left out.
    const found = await publishedTarget(db, target);
    if (!found) continue;
    const { title } = found;
    const graded = target.kind === 'quiz' && choosing.lineItems;
    items.push({
      ...{ type: 'ltiResourceLink', title, url: `${config.publicUrl}${pathOf(target)}` },
      ...(graded && {
        lineItem: { scoreMaximum: SCORE_MAXIMUM, label: title, resourceId: `${target.kind}:${target.id}` },
      }),
    });
  }
  const jwt = await signForPlatform(parts, {
    issuer: platform.clientId,
    audience: platform.issuer,
    claims: {
      nonce: newId(),
      [`${LTI}/message_type`]: 'LtiDeepLinkingResponse',
      [`${LTI}/version`]: '1.3.0',
      [`${LTI}/deployment_id`]: flow.confirmed.deploymentId,
      [`${DEEP_LINKING}/content_items`]: items,
      ...(choosing.data !== null && { [`${DEEP_LINKING}/data`]: choosing.data }),
    },
  });
  return { address: choosing.returnUrl, jwt };
}
