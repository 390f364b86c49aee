import { createHmac } from 'node:crypto';
import { sha256 } from '../../auth';
import type { Config } from '../../platform/config';
import { loadSecret } from '../../platform/secret';

interface Numbered {
  id: string;
  resends: number;
}

/**
 * The secret of a personal invitation's link. It is derived, so that a mail that is sent again after a crash has the
 * same link; sending an invitation again changes it.
 */
function secretOf(config: Pick<Config, 'tokenSecret' | 'dataDir'>, { id, resends }: Numbered): string {
  return createHmac('sha256', loadSecret(config))
    .update(`hub-invitation:${id}:${resends}`)
    .digest('base64url');
}

/** What is stored of the secret. */
export const hashOf = (config: Pick<Config, 'tokenSecret' | 'dataDir'>, numbered: Numbered): string =>
  sha256(secretOf(config, numbered));

/** The address of the page. The secret is in the fragment, which browsers send to no server. */
export const linkOf = (
  config: Pick<Config, 'tokenSecret' | 'dataDir' | 'publicUrl'>,
  numbered: Numbered,
): string => `${config.publicUrl}/invitation#${secretOf(config, numbered)}`;
