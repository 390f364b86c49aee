import type { PlatformRow } from '../addresses';

/** A platform as one of the ways in which its people sign in (spec 13.136). */
export const providerOf = ({ id, name }: Pick<PlatformRow, 'id' | 'name'>) => ({
  id: `lti-${id}`,
  name,
  platform: true as const,
  issuer: `lti:${id}`,
});
