const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Against which relative addresses are read. */
const HERE = 'https://here.invalid/';

/**
 * Whether an address may be in the page that is edited. Read as browsers do, which skip control characters: a text from
 * elsewhere can hold addresses that run scripts. The server takes them out of what is published.
 */
export const isSafeLink = (href: string): boolean =>
  URL.canParse(href, HERE) && SAFE.has(new URL(href, HERE).protocol);
