import { type ReactNode, useId } from 'react';
import { TextLink } from '@digiken/ui/text-link';
import { Badge } from '@digiken/ui/badge';
import { Callout } from '@digiken/ui/callout';
import { cn } from '@digiken/ui/internal/cn';
import type { CourseView } from '../../lib/types';
import { useHydrated } from '@digiken/ui/internal/use-client-value';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { BrandMark, brandMessages } from '../../site/brand/brand';
import { levelMessages } from '../course-card/level-messages';
import { type CertificateState, certificateMessages, issueDate, STATE_TONES } from './certificate-words';
import { Highlands } from './highlands';

export { CertificateCard, type CertificateCardProps } from './certificate-card';
export { type CertificateState, certificateMessages } from './certificate-words';

export interface CertificateProps {
  /** The recipient's name from their account. */
  learner: string;
  course: string;
  level?: CourseView['level'];
  instructor?: string;
  /** ISO 8601. */
  issuedAt: string;
  /** Format `XX-YYYYMMDD-abcd-hex8`. */
  id: string;
  /** The public verification page; its URL is printed on paper. */
  verifyHref: string;
  state: CertificateState;
  /** The reason for the withdrawal, in one sentence. */
  revokedReason?: string;
  /** BCP 47 tag of `revokedReason`, e.g. "sw"; undefined if it is not known. */
  revokedReasonLanguage?: string;
  /** E.g. print, download, share; not printed. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/* Printing hides everything else on the page, in every layout. */
const ALONE_ON_PAPER =
  'print:[body:has(&)_*:not(:has(&),&,&_*)]:hidden print:[html:has(&)]:[background:white]';
/* Prints black on white in every theme. */
const PAPER =
  'print:[color-scheme:light] print:[--dk-surface:white] print:[--dk-ink:black] print:[--dk-ink-muted:black] print:[--dk-accent-ink:black] print:[--dk-line:gray] print:[--dk-link:black] print:[print-color-adjust:exact]';

/** A certificate to view and print, with its text in reading order. */
export function Certificate(props: CertificateProps) {
  const { learner, course, level, instructor, state, revokedReason, actions, headingLevel = 2 } = props;
  const t = useMessages(certificateMessages);
  const brand = useMessages(brandMessages);
  const levels = useMessages(levelMessages);
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  const more = [
    level && t('level', { level: levels(level) }),
    instructor && t('instructor', { name: instructor }),
  ];

  return (
    <article
      aria-labelledby={heading}
      data-slot="certificate"
      data-state={state}
      className={cn('@container/certificate flex min-w-0 flex-col gap-6 text-ink', ALONE_ON_PAPER, PAPER)}
    >
      {state === 'revoked' && (
        <Callout tone="danger" title={t('revokedTitle')}>
          <span lang={props.revokedReasonLanguage}>{revokedReason ?? t('revokedText')}</span>
        </Callout>
      )}
      {(state === 'superseded' || state === 'expired') && (
        <Callout tone="warning" title={t(`${state}Title`)}>
          {t(`${state}Text`)}
        </Callout>
      )}
      {state === 'pending' && (
        <Callout tone="info" title={t('pendingTitle')}>
          {t('pendingText')}
        </Callout>
      )}
      <div className="rounded-xl border bg-surface p-2.5 shadow-raised print:break-inside-avoid print:p-0! print:shadow-none sm:p-4 forced-colors:border">
        <div
          data-slot="certificate-frame"
          className="flex flex-col overflow-clip rounded-lg border-2 border-line text-center"
        >
          <div className="flex flex-col items-center gap-8 px-5 pt-8 pb-8 @min-[40rem]/certificate:gap-10 @min-[40rem]/certificate:px-14 @min-[40rem]/certificate:pt-12 print:gap-6! print:py-6!">
            <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <span className="inline-flex items-center gap-2.5 text-xl font-heavy tracking-tight">
                <BrandMark />
                <span>{brand('name')}</span>
              </span>
              <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>
            </div>
            <div className="flex w-full min-w-0 flex-col items-center gap-2 wrap-anywhere">
              <Heading id={heading} className="pb-4 text-lg font-bold text-accent-ink">
                {t('title')}
              </Heading>
              <p className="text-ink-muted">{t('says')}</p>
              <p
                data-slot="certificate-learner"
                dir="auto"
                className="text-3xl font-heavy tracking-tight text-balance @min-[40rem]/certificate:text-5xl print:text-4xl!"
              >
                {learner}
              </p>
              <p className="pt-3 text-ink-muted">{t('completed')}</p>
              <p
                data-slot="certificate-course"
                dir="auto"
                className="max-w-reading text-xl font-bold text-balance @min-[40rem]/certificate:text-3xl"
              >
                {course}
              </p>
              {more.some(Boolean) && (
                <p className="flex flex-wrap justify-center gap-x-6 gap-y-1 pt-3 text-ink-muted">
                  {more.filter(Boolean).map((words) => (
                    <span key={words}>{words}</span>
                  ))}
                </p>
              )}
            </div>
            {state !== 'pending' && <Proof {...props} />}
          </div>
          <Highlands className="mt-auto h-28 w-full @min-[40rem]/certificate:h-44" />
        </div>
      </div>
      {actions && (
        <div data-slot="certificate-actions" className="flex flex-wrap gap-3 print:hidden">
          {actions}
        </div>
      )}
    </article>
  );
}

function Proof({ issuedAt, id, verifyHref }: CertificateProps) {
  const t = useMessages(certificateMessages);
  const locale = useLocale();
  const hydrated = useHydrated();
  const address = hydrated ? new URL(verifyHref, document.baseURI).href : verifyHref;
  const item = 'flex min-w-0 flex-col gap-0.5';
  return (
    <dl className="grid w-full gap-x-8 gap-y-4 border-t border-line pt-6 @min-[40rem]/certificate:grid-cols-3">
      <div className={item}>
        <dt className="text-sm text-ink-muted">{t('issued')}</dt>
        <dd className="font-medium">{issueDate(issuedAt, locale)}</dd>
      </div>
      <div className={item}>
        <dt className="text-sm text-ink-muted">{t('number')}</dt>
        <dd data-slot="certificate-number" className="font-mono text-sm font-medium wrap-anywhere">
          {id}
        </dd>
      </div>
      <div className={item}>
        <dt className="text-sm text-ink-muted">{t('check')}</dt>
        <dd className="font-medium">
          <TextLink href={verifyHref} className="print:hidden">
            {t('verify')}
          </TextLink>
          <span data-slot="certificate-address" className="hidden text-sm wrap-anywhere print:inline">
            {address}
          </span>
        </dd>
      </div>
    </dl>
  );
}
