import { BadgeCheck, Check, CircleHelp, CircleX, Clock, Download } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { TextInput } from '@digiken/ui/text-input';
import { TextLink } from '@digiken/ui/text-link';
import { cn } from '@digiken/ui/internal/cn';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPercent } from '../../lib/percent';
import { PAGE } from '../../lib/page';
import { issueDate } from '../certificate/certificate-words';
import { CertificatePaper } from '../certificate-paper/certificate-paper';
import { Quoting } from '../../lib/quoting';

export const certificateCheckMessages = defineMessages('certificate-check-screen', {
  valid: 'This certificate is real',
  validText: 'Issued by Digiken, not changed, not withdrawn.',
  checked: 'Checked now: {time}.',
  revoked: 'This certificate was withdrawn',
  revokedText: 'Digiken withdrew it on {date}. {reason}',
  superseded: 'This certificate was replaced',
  supersededText: 'Digiken issued it again on {date}, under another name.',
  expired: 'This certificate has expired',
  expiredText: 'It is real, and was valid until {date}.',
  unknown: 'No certificate has this number',
  unknownText: 'Compare the number with the one on the certificate, and check it again.',
  start: 'Check a certificate',
  startText: 'See whether a certificate of Digiken is real, and whether it is still valid.',
  download: 'Download as PDF',
  successor: 'Open the one that replaced it',
  givenTo: 'Given to',
  course: 'Course',
  completed: 'Completed',
  until: 'Valid until',
  took: 'What it took',
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  quizzes: { one: '{count} quiz passed', other: '{count} quizzes passed' },
  quizzesWith: {
    one: '{count} quiz passed, {average} on average',
    other: '{count} quizzes passed, {average} on average',
  },
  number: 'Number',
  can: 'What this course teaches',
  another: 'Check another certificate',
  first: 'Certificate number',
  hint: 'On the certificate, for example DK-20261122-keep-9f3a61c2.',
  submit: 'Check',
  missing: 'Enter the number of the certificate',
});

/** A certificate as the public page shows it. */
export interface CheckedCertificateView {
  number: string;
  name: string;
  course: string;
  courseHref?: string;
  signatory?: string;
  state: 'valid' | 'revoked' | 'superseded' | 'expired';
  /** Why it was withdrawn. */
  reason?: string;
  /** BCP 47 tag of `reason`, e.g. "sw"; undefined if it is not known. */
  reasonLanguage?: string;
  /** ISO 8601. */
  issuedAt: string;
  endedAt?: string;
  expiresAt?: string;
  successorHref?: string;
  lessons: number;
  quizzes: number;
  /** Share of the points, 0 to 1. */
  average?: number;
  outcomes: readonly string[];
  qr?: { size: number; path: string };
  pdfHref?: string;
}

export interface CertificateCheckScreenProps {
  /** Null: there is no such certificate. Undefined: none was asked for yet. */
  certificate: CheckedCertificateView | null | undefined;
  /** When it was checked; ISO 8601. */
  checkedAt: string;
  onCheck: (number: string) => void;
}

const VERDICTS = {
  valid: { icon: BadgeCheck, look: 'bg-success-soft', disc: 'bg-success-ink text-success-soft' },
  revoked: { icon: CircleX, look: 'bg-danger-soft', disc: 'bg-danger-ink text-danger-soft' },
  superseded: { icon: CircleX, look: 'bg-danger-soft', disc: 'bg-danger-ink text-danger-soft' },
  expired: { icon: Clock, look: 'bg-warning-soft', disc: 'bg-warning-ink text-warning-soft' },
  unknown: { icon: CircleHelp, look: 'bg-warning-soft', disc: 'bg-warning-ink text-warning-soft' },
} as const;

/** Tells anyone whether a certificate is real, before anything else (spec 12.68). */
export function CertificateCheckScreen({ certificate, checkedAt, onCheck }: CertificateCheckScreenProps) {
  const t = useMessages(certificateCheckMessages);
  const form = <NumberForm known={certificate !== undefined} onCheck={onCheck} />;
  if (!certificate) {
    return (
      <div data-slot="certificate-check-screen" className={cn(PAGE, 'flex max-w-form flex-col gap-6')}>
        {certificate === null ? (
          <Verdict of="unknown">{t('unknownText')}</Verdict>
        ) : (
          <div className="flex flex-col gap-2">
            <h1 className="text-3xl font-heavy tracking-tight">{t('start')}</h1>
            <p className="text-ink-muted">{t('startText')}</p>
          </div>
        )}
        {form}
      </div>
    );
  }
  return (
    <div data-slot="certificate-check-screen" className={cn(PAGE, 'flex flex-col gap-10')}>
      <div className="grid grid-cols-1 gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,504fr)_minmax(0,592fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <Result certificate={certificate} checkedAt={checkedAt} />
        </div>
        <div className="min-w-0 lg:row-span-2">
          <CertificatePaper
            {...certificate}
            stamp={certificate.state === 'valid' ? undefined : certificate.state}
          />
        </div>
        <FactRows certificate={certificate} />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        {certificate.outcomes.length > 0 && (
          <section className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-6">
            <h2 className="text-xl font-bold">{t('can')}</h2>
            <ul className="flex flex-col gap-2">
              {certificate.outcomes.map((outcome) => (
                <li key={outcome} className="flex gap-3 wrap-anywhere">
                  <Icon of={Check} size={20} className="mt-1 shrink-0 text-success-ink" />
                  <span>{outcome}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {form}
      </div>
    </div>
  );
}

function Verdict({ of, children }: { of: keyof typeof VERDICTS; children: ReactNode }) {
  const t = useMessages(certificateCheckMessages);
  const { icon, look, disc } = VERDICTS[of];
  return (
    <div
      data-slot="certificate-verdict"
      className={cn('flex items-start gap-4 rounded-xl p-5 forced-colors:border', look)}
    >
      <span className={cn('grid size-11 shrink-0 place-items-center rounded-full lg:size-14', disc)}>
        <Icon of={icon} size={28} />
      </span>
      <div className="min-w-0">
        <h1 className="text-2xl font-heavy tracking-tight wrap-anywhere lg:text-3xl">{t(of)}</h1>
        <p className="pt-1 wrap-anywhere">{children}</p>
      </div>
    </div>
  );
}

function Result({
  certificate,
  checkedAt,
}: Pick<CertificateCheckScreenProps, 'checkedAt'> & { certificate: CheckedCertificateView }) {
  const t = useMessages(certificateCheckMessages);
  const locale = useLocale();
  const { state, reason = '', issuedAt, endedAt = issuedAt, expiresAt = issuedAt } = certificate;
  const { successorHref, pdfHref } = certificate;
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Africa/Nairobi',
  }).format(new Date(checkedAt));
  const date = issueDate(state === 'expired' ? expiresAt : endedAt, locale);
  return (
    <>
      <Verdict of={state}>
        {state === 'valid' ? (
          <>
            <span>{t('validText')}</span> <span className="block">{t('checked', { time })}</span>
          </>
        ) : (
          <Quoting
            sentence={(text) => t(`${state}Text`, { date, reason: text })}
            text={reason}
            language={certificate.reasonLanguage}
          />
        )}
      </Verdict>
      {(pdfHref ?? successorHref) && (
        <div className="flex flex-wrap gap-3">
          {successorHref && <ButtonLink href={successorHref}>{t('successor')}</ButtonLink>}
          {pdfHref && (
            <ButtonLink href={pdfHref} icon={<Icon of={Download} size={20} />}>
              {t('download')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

function FactRows({ certificate }: { certificate: CheckedCertificateView }) {
  const t = useMessages(certificateCheckMessages);
  const locale = useLocale();
  const { name, course, courseHref, issuedAt, expiresAt, lessons, quizzes, average, number } = certificate;
  const took = [
    t('lessons', { count: lessons }),
    ...(quizzes === 0
      ? []
      : average === undefined
        ? [t('quizzes', { count: quizzes })]
        : [t('quizzesWith', { count: quizzes, average: formatPercent(average, locale) })]),
  ];
  const rows: [string, ReactNode][] = [
    [t('givenTo'), name],
    [t('course'), courseHref ? <TextLink href={courseHref}>{course}</TextLink> : course],
    [t('completed'), issueDate(issuedAt, locale)],
    ...(expiresAt ? [[t('until'), issueDate(expiresAt, locale)] as [string, ReactNode]] : []),
    [
      t('took'),
      took.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      )),
    ],
    [t('number'), number],
  ];
  return (
    <dl data-slot="certificate-facts" className="flex min-w-0 flex-col border-t border-line">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5 sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NumberForm({ known, onCheck }: { known: boolean } & Pick<CertificateCheckScreenProps, 'onCheck'>) {
  const t = useMessages(certificateCheckMessages);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  return (
    <section className="flex min-w-0 flex-col gap-4 rounded-xl border border-line bg-surface p-6">
      {known && <h2 className="text-xl font-bold">{t('another')}</h2>}
      <form
        noValidate
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const number = field.current?.value.trim() ?? '';
          setError(number === '' ? t('missing') : undefined);
          if (number === '') field.current?.focus();
          else onCheck(number);
        }}
      >
        <TextInput
          ref={field}
          name="number"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={t('first')}
          hint={t('hint')}
          error={error}
          fieldClassName="w-full"
        />
        <Button type="submit" variant={known ? 'secondary' : 'primary'}>
          {t('submit')}
        </Button>
      </form>
    </section>
  );
}
