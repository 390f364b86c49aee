import { cn } from '@digiken/ui/internal/cn';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { Hills, Sun } from '../../lib/scenery';
import { BrandMark, brandMessages } from '../../site/brand/brand';
import { issueDate } from '../certificate/certificate-words';

export const certificatePaperMessages = defineMessages('certificate-paper', {
  says: 'This is to say that',
  completed: 'completed the course',
  date: 'Date',
  signatory: 'Signed by',
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
  /** A QR code of the public page: an SVG path on a square of `size` units. */
  qr?: { size: number; path: string };
  /** Fades the paper and stamps it. */
  stamp?: 'revoked' | 'superseded' | 'expired';
}

const STAMPS = { revoked: 'stamp', superseded: 'replaced', expired: 'expired' } as const;

/** A long text is set smaller, down to 70%. */
const fitted = (text: string, most: number, [full, smaller, smallest]: readonly [string, string, string]) =>
  text.length <= most ? full : text.length <= most * 1.3 ? smaller : smallest;
const NAME_SIZES = ['text-[6.4cqw]', 'text-[5.4cqw]', 'text-[4.5cqw]'] as const;
const COURSE_SIZES = ['text-[4cqw]', 'text-[3.4cqw]', 'text-[2.8cqw]'] as const;

/**
 * A picture of a certificate, as it is printed, in the colours of paper in every theme. It repeats what the page says
 * as text, so that screen readers hear its description only.
 */
export function CertificatePaper({ name, course, issuedAt, signatory, qr, stamp }: CertificatePaperProps) {
  const t = useMessages(certificatePaperMessages);
  const brand = useMessages(brandMessages);
  const locale = useLocale();
  const small = 'flex flex-col text-[2.1cqw] leading-snug';
  return (
    <figure data-slot="certificate-paper" className="light relative m-0 min-w-0">
      <div
        aria-hidden="true"
        className="@container relative grid aspect-[1.414] rounded-xl border border-line bg-surface text-ink shadow-raised"
      >
        <div className={cn('grid min-w-0 rounded-[inherit]', stamp && 'opacity-45')}>
          <svg
            aria-hidden="true"
            viewBox="0 0 600 424"
            preserveAspectRatio="xMidYMin slice"
            className="absolute inset-0 size-full rounded-[inherit] forced-colors:hidden"
          >
            <Sun x={500} y={86} radius={40} />
          </svg>
          <svg
            aria-hidden="true"
            viewBox="0 0 600 84"
            data-slot="certificate-hills"
            className="absolute inset-x-0 bottom-0 w-full rounded-b-[inherit] forced-colors:hidden"
          >
            <Hills width={600} height={84} at={[16, 38, 64]} rise={14} />
          </svg>
          <div className="relative flex min-w-0 flex-col px-[8cqw] pt-[7.2cqw] pb-[14.5cqw]">
            <p className="flex items-center gap-[1.6cqw] text-[3.6cqw] font-heavy tracking-tight">
              <span className="[&>svg]:size-[5.6cqw]">
                <BrandMark />
              </span>
              {brand('name')}
            </p>
            <p className="mt-[5cqw] text-[2.5cqw] text-ink-muted">{t('says')}</p>
            <p
              data-slot="certificate-paper-name"
              className={cn(
                'mt-[.6cqw] max-w-[64cqw] leading-[1.1] font-heavy tracking-tight wrap-anywhere',
                fitted(name, 24, NAME_SIZES),
              )}
            >
              {name}
            </p>
            <p className="mt-[2.6cqw] text-[2.5cqw] text-ink-muted">{t('completed')}</p>
            <p
              className={cn(
                'mt-[.4cqw] max-w-[64cqw] leading-[1.2] font-bold text-balance text-accent-ink wrap-anywhere',
                fitted(course, 44, COURSE_SIZES),
              )}
            >
              {course}
            </p>
            <div className="mt-auto flex gap-[5cqw] pt-[2cqw]">
              <p className={small}>
                <b className="text-[2.4cqw]">{issueDate(issuedAt, locale)}</b>
                {t('date')}
              </p>
              {signatory && (
                <p className={small}>
                  <b className="text-[2.4cqw]">{signatory}</b>
                  {t('signatory')}
                </p>
              )}
            </div>
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
            className="absolute start-[38%] top-[8%] -rotate-8 rounded-lg border-4 border-danger-ink bg-surface px-[.6em] py-0.5 text-[4.4cqw] font-heavy text-danger-ink"
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
