import { Download, ExternalLink } from 'lucide';
import { ButtonLink } from '@digiken/ui/button';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Icon } from '@digiken/ui/icon';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { TextLink } from '@digiken/ui/text-link';
import { cn } from '@digiken/ui/internal/cn';
import type { LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPercent } from '../../lib/percent';
import { PAGE } from '../../lib/page';
import { Certificate, type CertificateProps } from '../certificate/certificate';

export const certificateScreenMessages = defineMessages('certificate-screen', {
  loading: 'Loading the certificate…',
  all: 'All certificates',
  download: 'Download as PDF',
  linkedIn: 'Add to LinkedIn (opens in this tab)',
  badge: 'Badge',
  badgeText:
    'A picture that holds the signed certificate. Sites that know Open Badges show it and check it by themselves.',
  picture: 'Badge of {course}',
  png: 'Badge as a picture (PNG)',
  svg: 'Badge as a drawing (SVG)',
  credential: 'Signed certificate (JWT)',
  results: 'Results',
  noResults: 'This course asked for no quiz.',
  successor: 'Open the certificate that replaced it',
});

export interface CertificateView extends Omit<CertificateProps, 'actions' | 'headingLevel'> {
  pdfHref?: string;
  linkedInHref: string;
  successorHref?: string;
  badge: { picture: string; png: string; svg: string; credential: string };
  /** Scores as shares of the points, 0 to 1. */
  results: readonly { title: string; score: number }[];
}

export interface CertificateScreenProps {
  state: LoadState;
  certificate?: CertificateView;
  certificatesHref: string;
}

/** A learner's certificate with its files, badge and results (spec 12.69). */
export function CertificateScreen({ state, certificate, certificatesHref }: CertificateScreenProps) {
  const t = useMessages(certificateScreenMessages);
  if (state.status === 'error')
    return <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={1} />;
  if (!certificate) return <LoadingScreen message={t('loading')} />;
  const { pdfHref, linkedInHref, successorHref, badge, results, ...shown } = certificate;
  const valid = certificate.state === 'valid';
  return (
    <div data-slot="certificate-screen" className={cn(PAGE, 'flex flex-col gap-8')}>
      <p className="print:hidden">
        <TextLink href={certificatesHref}>{t('all')}</TextLink>
      </p>
      <Certificate
        {...shown}
        headingLevel={1}
        actions={
          <>
            {successorHref && <ButtonLink href={successorHref}>{t('successor')}</ButtonLink>}
            {pdfHref && (
              <ButtonLink href={pdfHref} icon={<Icon of={Download} size={20} />}>
                {t('download')}
              </ButtonLink>
            )}
            {valid && (
              <ButtonLink href={linkedInHref} variant="secondary" icon={<Icon of={ExternalLink} size={20} />}>
                {t('linkedIn')}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 print:hidden">
        {valid && <Badge badge={badge} course={certificate.course} />}
        <Results results={results} />
      </div>
    </div>
  );
}

const CARD = 'flex min-w-0 flex-col gap-4 rounded-xl border border-line bg-surface p-6';

function Badge({ badge, course }: Pick<CertificateView, 'badge' | 'course'>) {
  const t = useMessages(certificateScreenMessages);
  return (
    <section data-slot="certificate-badge" className={CARD}>
      <h2 className="text-xl font-bold">{t('badge')}</h2>
      <div className="flex flex-wrap items-start gap-6">
        <img
          src={badge.picture}
          alt={t('picture', { course })}
          width={160}
          height={160}
          className="size-40 shrink-0"
        />
        <div className="flex min-w-48 flex-1 flex-col gap-3">
          <p className="text-ink-muted">{t('badgeText')}</p>
          <ul className="flex flex-col gap-2">
            {(['png', 'svg', 'credential'] as const).map((file) => (
              <li key={file}>
                <TextLink href={badge[file]}>{t(file)}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Results({ results }: Pick<CertificateView, 'results'>) {
  const t = useMessages(certificateScreenMessages);
  const locale = useLocale();
  return (
    <section data-slot="certificate-results" className={CARD}>
      <h2 className="text-xl font-bold">{t('results')}</h2>
      {results.length === 0 ? (
        <p className="text-ink-muted">{t('noResults')}</p>
      ) : (
        <dl className="flex flex-col">
          {results.map(({ title, score }) => (
            <div key={title} className="flex justify-between gap-4 border-t border-line py-2.5">
              <dt className="min-w-0 wrap-anywhere" dir="auto">
                {title}
              </dt>
              <dd className="font-bold">{formatPercent(score, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
