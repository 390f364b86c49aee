import { z } from 'zod';

/** Where files of interactive packages (SCORM) are served: a host of their own (docs/adr/0050-scorm.md). */
export const CONTENT_SETTINGS = {
  CONTENT_URL: z
    .string()
    .refine(
      isOrigin,
      'CONTENT_URL must be an address like https://content.example.net or https://*.content.example.net, without a path.',
    )
    .optional(),
};

type Settings = z.infer<z.ZodObject<typeof CONTENT_SETTINGS>>;

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
  const rest = pathname.replace(/^\/+$/, '') + search + hash + username + password;
  const named = hostname.startsWith(ANY) ? hostname.slice(ANY.length) : hostname;
  return ['http:', 'https:'].includes(protocol) && named !== '' && !named.includes('*') && rest === '';
}

/** In place of the first label: each package gets its own host, and with it its own origin. */
const ANY = '*.';

/** The origin of a package on the content host. All share one unless `contentUrl` starts with `*.` (spec 14.328). */
export const contentOriginOf = (contentUrl: string, packageId: string): string =>
  contentUrl.replace(`//${ANY}`, `//${packageId.toLowerCase()}.`);

/**
 * Reads the Host header of a request.
 * @returns undefined if it is not the content host; otherwise the package that the host belongs to, null if to all
 */
export function contentHostOf(contentUrl: string, host: string): { packageId: string | null } | undefined {
  const own = new URL(contentUrl).host;
  if (!own.startsWith(ANY)) return host === own ? { packageId: null } : undefined;
  const [label = '', ...rest] = host.split('.');
  return label !== '' && rest.join('.') === own.slice(ANY.length) ? { packageId: label } : undefined;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin of the content host. Outside production a site on this machine has one without a setting: browsers resolve
 * every name below `localhost` to this machine, and share no cookies with it.
 * @param refuse throws the sentence
 * @returns undefined if there is none: packages cannot be imported or opened then
 */
export function readContentUrl(
  { CONTENT_URL: given }: Settings,
  { production, publicUrl }: { production: boolean; publicUrl: string },
  refuse: (sentence: string) => never,
): string | undefined {
  const site = new URL(publicUrl);
  if (given === undefined) {
    if (production || !LOOPBACK.has(site.hostname)) return undefined;
    return `${site.protocol}//${ANY}content.localhost${site.port === '' ? '' : `:${site.port}`}`;
  }
  const content = new URL(given);
  // Cookies and passkeys ignore the port, so another port of the same host would not keep packages apart.
  const around = content.hostname.startsWith(ANY) ? content.hostname.slice(ANY.length) : null;
  if (around !== null && site.hostname.endsWith(`.${around}`))
    return refuse(
      `CONTENT_URL must leave out the host of PUBLIC_URL: *.${around} covers ${site.hostname}. Use a name like https://*.content.${around}.`,
    );
  if (content.hostname === site.hostname)
    return refuse(
      'CONTENT_URL must name another host than PUBLIC_URL: packages run their own scripts there.',
    );
  if (site.protocol === 'https:' && content.protocol !== 'https:')
    return refuse('CONTENT_URL must be https like PUBLIC_URL, or browsers block it.');
  return content.origin;
}
