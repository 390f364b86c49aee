import type { Certificate } from '@digiken/contract';
import type { addressesOf } from './signing/addresses';

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * The head of a certificate's public page, for those who show links and run no scripts. Search engines leave it out:
 * it names a person.
 * @param certificate undefined for an unknown number
 */
export function headOf(
  certificate: Certificate | undefined,
  address: Pick<ReturnType<typeof addressesOf>, 'verify' | 'share'>,
): string {
  const noindex = '<meta name="robots" content="noindex" />';
  if (certificate?.state !== 'valid')
    return `<title>${certificate ? 'This certificate is not valid' : 'Check a certificate'} | Digiken</title>${noindex}`;
  const { _id, name, course } = certificate;
  const meta = Object.entries({
    'og:type': 'website',
    'og:site_name': 'Digiken',
    'og:title': `${name}: ${course}`,
    'og:description': 'A certificate of completion that anyone can check.',
    'og:url': address.verify(_id),
    'og:image': address.share(_id),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `Certificate of completion of ${name} for ${course}`,
  }).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`);
  return [`<title>${escaped(`Certificate of ${name}`)} | Digiken</title>`, noindex, ...meta].join('');
}
