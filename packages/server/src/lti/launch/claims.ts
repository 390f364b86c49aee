import { Email } from '@digiken/contract';
import { errors, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Config } from '../../platform/config';
import { namesOfClaims } from '../../users';
import { belongsTo, type PlatformRow } from '../addresses';
import { PlatformUnreachableError } from '../call-platform';
import type { ConfirmedLaunch } from '../tables';
import { type Problem, PROBLEMS } from '../wording';
import { pathOnThisSite } from './targets';

/** A launch that this site refuses. */
export class LaunchRefused extends Error {
  constructor(readonly problem: Problem) {
    super(PROBLEMS[problem]);
  }
}

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
const text = z.string().min(1).max(255);
const address = z.string().max(2000);

/** What this site reads of an ID token (LTI Core 1.3, Deep Linking 2.0, Assignment and Grade Services 2.0). */
const Claims = z.object({
  sub: text,
  nonce: z.string(),
  azp: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]),
  email: z.string().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  [`${LTI}/version`]: z.literal('1.3.0'),
  [`${LTI}/message_type`]: z.enum(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']),
  [`${LTI}/deployment_id`]: text,
  [`${LTI}/target_link_uri`]: address.optional(),
  [`${LTI}/roles`]: z.array(z.string().max(500)).max(100).default([]),
  [`${LTI}/resource_link`]: z.object({ id: text }).optional(),
  'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': z
    .object({
      scope: z.array(z.string().max(500)).max(20).default([]),
      lineitem: address.optional(),
      lineitems: address.optional(),
    })
    .optional(),
  'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': z
    .object({
      deep_link_return_url: address,
      accept_types: z.array(z.string()).default([]),
      accept_multiple: z.boolean().default(false),
      accept_lineitem: z.boolean().default(true),
      data: z.string().max(8000).optional(),
    })
    .optional(),
});

type Claims = z.infer<typeof Claims>;

/** Roles of the platform in the course or the institution that choose content. They give no right on this site. */
const CHOOSES = /(Instructor|ContentDeveloper|Administrator|TeachingAssistant)$/;

export interface Expected {
  nonce: string;
  config: Pick<Config, 'env' | 'publicUrl'>;
  platform: PlatformRow;
}

/**
 * What this site keeps of a token whose signature, issuer, audience and times are right (spec 14.282).
 * @throws {LaunchRefused}
 */
export function confirmedBy(payload: JWTPayload, { nonce, config, platform }: Expected): ConfirmedLaunch {
  if (typeof payload.sub !== 'string' || payload.sub === '') throw new LaunchRefused('nobody');
  const parsed = Claims.safeParse(payload);
  if (!parsed.success) throw new LaunchRefused('claims');
  const claims = parsed.data as Claims & Record<string, unknown>;
  if (claims.nonce !== nonce) throw new LaunchRefused('expired');
  const { azp, aud } = claims;
  // A token for several parties must say that it was made for this one.
  if (azp !== undefined ? azp !== platform.clientId : Array.isArray(aud) && aud.length > 1)
    throw new LaunchRefused('claims');
  const deploymentId = claims[`${LTI}/deployment_id`];
  if (!platform.deploymentIds.includes(deploymentId)) throw new LaunchRefused('deployment');
  const person = { subject: claims.sub, ...addressOf(claims), ...namesOfClaims(claims), deploymentId };
  if (claims[`${LTI}/message_type`] === 'LtiDeepLinkingRequest')
    return { ...person, to: '/', choosing: choosingOf(claims, { config, platform }) };
  const to = pathOnThisSite(config, claims[`${LTI}/target_link_uri`]);
  if (to === undefined) throw new LaunchRefused('target');
  const link = claims[`${LTI}/resource_link`];
  if (link === undefined) throw new LaunchRefused('claims');
  const grades = claims['https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'];
  return {
    ...person,
    to,
    link: {
      id: link.id,
      lineItem: grades?.lineitem ?? null,
      lineItems: grades?.lineitems ?? null,
      scopes: grades?.scope ?? [],
    },
  };
}

function choosingOf(
  claims: Claims & Record<string, unknown>,
  { config, platform }: Pick<Expected, 'config' | 'platform'>,
): NonNullable<ConfirmedLaunch['choosing']> {
  const roles = claims[`${LTI}/roles`];
  if (!roles.some((role) => CHOOSES.test(role))) throw new LaunchRefused('role');
  const settings = claims['https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'];
  if (settings === undefined || !settings.accept_types.includes('ltiResourceLink'))
    throw new LaunchRefused('claims');
  // Otherwise a launch could make this site send its signature anywhere.
  if (!belongsTo(config, platform, settings.deep_link_return_url)) throw new LaunchRefused('target');
  return {
    returnUrl: settings.deep_link_return_url,
    data: settings.data ?? null,
    multiple: settings.accept_multiple,
    lineItems: settings.accept_lineitem,
  };
}

const addressOf = ({ email }: Claims) => ({ email: Email.safeParse(email).data ?? null });

/** What an error of the check of a token means. */
export function problemOf(error: unknown): Problem {
  if (error instanceof LaunchRefused) return error.problem;
  if (error instanceof PlatformUnreachableError) return 'unreachable';
  if (error instanceof errors.JWTExpired) return 'clock';
  if (error instanceof errors.JWTClaimValidationFailed)
    return ['iat', 'exp', 'nbf'].includes(error.claim) ? 'clock' : 'claims';
  if (error instanceof errors.JOSEError) return 'signature';
  throw error;
}
