import { type ReactNode, useId } from 'react';
import { TextLink } from '@digiken/ui/text-link';
import { Badge } from '@digiken/ui/badge';
import { Callout } from '@digiken/ui/callout';
import { cn } from '@digiken/ui/internal/cn';
import { useHydrated } from '@digiken/ui/internal/use-client-value';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { CertificatePaper, type CertificatePaperProps } from '../certificate-paper/certificate-paper';
import { type CertificateState, certificateMessages, issueDate, STATE_TONES } from './certificate-words';

export { CertificateCard, type CertificateCardProps } from './certificate-card';
export { type CertificateState, certificateMessages } from './certificate-words';

export interface CertificateProps {
  /** The recipient's name from their account. */
  learner: string;
  course: string;
  instructor?: string;
  /** ISO 8601. */
  issuedAt: string;
  /** Format `XX-YYYYMMDD-abcd-hex8`. */
  id: string;
  /** The public verification page; its URL is printed on paper. */
  verifyHref: string;
  qr?: CertificatePaperProps['qr'];
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
  const { learner, course, instructor, issuedAt, id, qr, state, actions, headingLevel = 2 } = props;
  const t = useMessages(certificateMessages);
  const heading = useId();
  const Heading = `h${headingLevel}` as const;

  return (
    <article
      aria-labelledby={heading}
      data-slot="certificate"
      data-state={state}
      className={cn('@container/certificate flex min-w-0 flex-col gap-6 text-ink', ALONE_ON_PAPER, PAPER)}
    >
      {state === 'revoked' && (
        <Callout tone="danger" title={t('revokedTitle')}>
          <span lang={props.revokedReasonLanguage}>{props.revokedReason ?? t('revokedText')}</span>
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
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-6 @min-[52rem]/certificate:grid-cols-[minmax(0,592fr)_minmax(0,504fr)]">
        {state !== 'pending' && (
          <div className="min-w-0 print:break-inside-avoid">
            <CertificatePaper
              name={learner}
              course={course}
              issuedAt={issuedAt}
              signatory={instructor}
              number={id}
              qr={qr}
              stamp={state === 'valid' ? undefined : state}
            />
          </div>
        )}
        <div className="flex min-w-0 flex-col items-start gap-4 wrap-anywhere">
          <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>
          <Heading
            id={heading}
            className="text-2xl font-heavy tracking-tight @min-[52rem]/certificate:text-3xl"
          >
            {t('title')}
          </Heading>
          <p className="text-lg">
            <span>{t('says')}</span>{' '}
            <b data-slot="certificate-learner" dir="auto">
              {learner}
            </b>{' '}
            <span>{t('completed')}</span>{' '}
            <b data-slot="certificate-course" dir="auto">
              {course}
            </b>
          </p>
          {instructor && <p className="text-ink-muted">{t('instructor', { name: instructor })}</p>}
          {state !== 'pending' && <Proof {...props} />}
          {actions && (
            <div data-slot="certificate-actions" className="flex flex-wrap gap-3 print:hidden">
              {actions}
            </div>
          )}
        </div>
      </div>
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
    <dl className="flex w-full flex-col gap-3 border-t border-line pt-4">
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
