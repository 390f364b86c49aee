import { cn } from '@digiken/ui/internal/cn';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { BrandMark, brandMessages } from '../../site/brand/brand';
import { issueDate } from '../certificate/certificate-words';
import { CERTIFICATE_FIGURES as FIGURES } from './certificate-figures';
import { fitText } from './fit-text';

export const certificatePaperMessages = defineMessages('certificate-paper', {
  title: 'Certificate of completion',
  says: 'This is to say that',
  completed: 'completed the course',
  date: 'Date',
  signatory: 'Signed by',
  number: 'Number {number}',
  stamp: 'Withdrawn',
  expired: 'Expired',
  replaced: 'Replaced',
  described: 'Certificate of {name} for {course}. All of it is on this page as text.',
});

export interface CertificatePaperProps {
  name: string;
  course: string;
  /** ISO 8601. */
  issuedAt: string;
  signatory?: string;
  number?: string;
  /** A QR code of the public page: an SVG path on a square of `size` units. */
  qr?: { size: number; path: string };
  /** Fades the paper and stamps it. */
  stamp?: 'revoked' | 'superseded' | 'expired';
}

const STAMPS = { revoked: 'stamp', superseded: 'replaced', expired: 'expired' } as const;

/** The sizes of the figures, in hundredths of the paper's width. */
const NAME_SIZES = [
  'text-[6.4cqw]',
  'text-[5.6cqw]',
  'text-[4.8cqw]',
  'text-[4.48cqw]',
  'text-[3.2cqw]',
  'text-[2.4cqw]',
  'text-[1.8cqw]',
];
const COURSE_SIZES = ['text-[4cqw]', 'text-[3cqw]', 'text-[2.8cqw]', 'text-[2cqw]', 'text-[1.5cqw]'];
const SIGNATORY_SIZES = ['text-[2.4cqw]', 'text-[1.8cqw]', 'text-[1.2cqw]'];
const FILLS = { 'success-ink': 'fill-success-ink', accent: 'fill-accent', surface: 'fill-surface' };

/**
 * A certificate as it is printed, in the colours of paper in every theme. It repeats what the page says as text, so
 * that screen readers hear its description only.
 */
export function CertificatePaper(props: CertificatePaperProps) {
  const { name, course, issuedAt, signatory, number, qr, stamp } = props;
  const t = useMessages(certificatePaperMessages);
  const brand = useMessages(brandMessages);
  const locale = useLocale();
  const small = 'flex min-w-0 flex-col text-[2.1cqw] leading-snug';
  return (
    <figure data-slot="certificate-paper" className="light relative m-0 min-w-0">
      <div
        aria-hidden="true"
        className="@container relative grid aspect-[600/424] rounded-xl border border-line bg-surface text-ink shadow-raised"
      >
        <div className={cn('grid min-w-0 rounded-[inherit]', stamp && 'opacity-45')}>
          <Scene />
          <div className="absolute inset-x-0 top-0 flex min-w-0 flex-col px-[8cqw] pt-[7.2cqw]">
            <p className="flex items-center gap-[1.6cqw] text-[3.6cqw] leading-none font-heavy tracking-tight">
              <span className="[&>svg]:size-[5.6cqw]">
                <BrandMark />
              </span>
              {brand('name')}
              <span className="ms-[1.4cqw] text-[2.5cqw] font-normal tracking-normal text-ink-muted">
                {t('title')}
              </span>
            </p>
            <p className="mt-[4cqw] text-[2.5cqw] leading-tight text-ink-muted">{t('says')}</p>
            <p
              data-slot="certificate-paper-name"
              dir="auto"
              className={cn(
                'mt-[.6cqw] w-[84cqw] leading-[1.1] font-heavy tracking-tight wrap-anywhere',
                NAME_SIZES[fitText(name, FIGURES.name)],
              )}
            >
              {name}
            </p>
            <p className="mt-[1.4cqw] text-[2.5cqw] leading-tight text-ink-muted">{t('completed')}</p>
            <p
              data-slot="certificate-paper-course"
              dir="auto"
              className={cn(
                'mt-[.4cqw] w-[64cqw] leading-[1.2] font-bold text-accent-ink wrap-anywhere',
                COURSE_SIZES[fitText(course, FIGURES.course)],
              )}
            >
              {course}
            </p>
          </div>
          <div className="absolute start-[8cqw] bottom-[11cqw] flex w-[66cqw] flex-col gap-[1.2cqw]">
            <div className="flex gap-[5cqw]">
              <p className={cn(small, 'shrink-0')}>
                <b className="text-[2.4cqw]">{issueDate(issuedAt, locale)}</b>
                {t('date')}
              </p>
              {signatory && (
                <p className={small}>
                  <b className={SIGNATORY_SIZES[fitText(signatory, FIGURES.signatory)]}>{signatory}</b>
                  {t('signatory')}
                </p>
              )}
            </div>
            {number && <p className="text-[2.1cqw] leading-none">{t('number', { number })}</p>}
          </div>
          {qr && (
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              shapeRendering="crispEdges"
              data-slot="certificate-qr"
              className="absolute end-[6.5cqw] bottom-[6cqw] size-[15.5cqw] rounded-[1cqw] bg-picture"
            >
              <path d={qr.path} className="fill-ink" />
            </svg>
          )}
        </div>
        {stamp && (
          <p
            data-slot="certificate-stamp"
            className="absolute start-[38%] top-[6%] -rotate-8 rounded-lg border-4 border-danger-ink bg-surface px-[.6em] py-0.5 text-[4.4cqw] font-heavy text-danger-ink"
          >
            {t(STAMPS[stamp])}
          </p>
        )}
      </div>
      <figcaption>
        <VisuallyHidden>{t('described', { name, course })}</VisuallyHidden>
      </figcaption>
    </figure>
  );
}

function Scene() {
  const { width, height, sun, scenery } = FIGURES;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full rounded-[inherit] forced-colors:hidden"
    >
      <g className="stroke-emphasis" fill="none" strokeWidth="1.5">
        {sun.rings.map((radius, index) => (
          <circle key={radius} cx={sun.x} cy={sun.y} r={radius} opacity={0.5 - index * 0.2} />
        ))}
      </g>
      <circle cx={sun.x} cy={sun.y} r={sun.radius} className="fill-emphasis" />
      {scenery.map(({ path, fill, opacity }, index) => (
        <path
          key={index}
          d={path}
          opacity={opacity}
          data-slot={index === 2 ? 'certificate-hills' : undefined}
          className={FILLS[fill]}
        />
      ))}
    </svg>
  );
}
