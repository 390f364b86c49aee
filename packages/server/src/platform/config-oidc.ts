/** An OpenID Connect provider that people can sign in with (docs/guides/sign-in.md). */
export interface ProviderConfig {
  /** In addresses, and the sign-up method of accounts that it made. */
  id: string;
  /** On its button: "Continue with {name}". */
  name: string;
  /** As the provider's discovery document names it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const GOOGLE = { name: 'Google', issuer: 'https://accounts.google.com' };
const PARTS = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'NAME'] as const;
const SETTING = new RegExp(`^OIDC_([A-Z0-9_]+?)_(${PARTS.join('|')})$`);
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Longest label of a button. */
const NAME_MAX = 40;

/**
 * Reads `OIDC_PROVIDERS`, a list of ids like `google,school`, and `OIDC_<ID>_…` of each (spec 13.130).
 * @param fail throws the error for the operator
 */
export function readProviders(
  env: Record<string, string | undefined>,
  fail: (sentence: string) => never,
): ProviderConfig[] {
  const ids = (env.OIDC_PROVIDERS ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const prefixes = ids.map(prefixOf);
  for (const [index, id] of ids.entries()) {
    if (!/^[a-z][a-z0-9-]{0,29}$/.test(id) || id === 'password')
      return fail(
        'OIDC_PROVIDERS must be ids like google,school: small letters, digits and hyphens, and not “password”.',
      );
    if (ids.indexOf(id) !== index) return fail(`OIDC_PROVIDERS names ${id} twice.`);
  }
  const stray = Object.keys(env).find((name) => {
    const prefix = SETTING.exec(name)?.[1];
    return prefix !== undefined && !prefixes.includes(`OIDC_${prefix}`);
  });
  if (stray !== undefined)
    return fail(`${stray} belongs to no provider: add its id to OIDC_PROVIDERS, or remove the setting.`);
  return ids.map((id) => readProvider(id, env, fail));
}

/** `school-2` has its settings in `OIDC_SCHOOL_2_…`. */
const prefixOf = (id: string) => `OIDC_${id.toUpperCase().replaceAll('-', '_')}`;

function readProvider(
  id: string,
  env: Record<string, string | undefined>,
  fail: (sentence: string) => never,
): ProviderConfig {
  const defaults = id === 'google' ? GOOGLE : undefined;
  const prefix = prefixOf(id);
  const setting = (part: (typeof PARTS)[number], fallback?: string) =>
    env[`${prefix}_${part}`] ??
    fallback ??
    fail(`${prefix}_${part} is needed when ${id} is in OIDC_PROVIDERS.`);

  const issuer = setting('ISSUER', defaults?.issuer);
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const secure = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!url || !secure || url.username + url.search + url.hash !== '')
    return fail(`${prefix}_ISSUER must be an address like https://login.example.org.`);
  const word = (part: 'CLIENT_ID' | 'CLIENT_SECRET') => {
    const value = setting(part);
    if (!/^[\x21-\x7E]+$/.test(value))
      return fail(`${prefix}_${part} must be one word of visible ASCII characters.`);
    return value;
  };
  const name = setting('NAME', defaults?.name).trim();
  if (name === '' || name.length > NAME_MAX || /\p{C}/u.test(name))
    return fail(`${prefix}_NAME must be a name of at most ${NAME_MAX} characters, like Google.`);
  return { id, name, issuer, clientId: word('CLIENT_ID'), clientSecret: word('CLIENT_SECRET') };
}
