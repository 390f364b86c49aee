import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { TextLink } from '@digiken/ui/text-link';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { type AccessibilityKey, accessibilityMessages } from './accessibility-screen.messages';
import { KeyTable } from './key-table';
import { LIMITS } from './limits';

export interface AccessibilityScreenProps {
  /** Email address of the site's operator, if configured. */
  contactEmail?: string;
  /** Link to the settings of theme, text size and motion. */
  settingsHref?: string;
  /** The form to report a barrier, usually BarrierForm. */
  barrierForm?: ReactNode;
}

const SECTIONS = [
  ['commitment', 'commitmentTitle'],
  ['what-you-can-count-on', 'doneTitle'],
  ['keyboard-shortcuts', 'keyboardTitle'],
  ['screen-reader-help', 'readerTitle'],
  ['how-we-check', 'checkTitle'],
  ['known-limits', 'limitsTitle'],
  ['report-a-barrier', 'reportTitle'],
] as const satisfies readonly (readonly [string, AccessibilityKey])[];

const DONE: readonly AccessibilityKey[] = [
  'doneKeyboard',
  'doneReaders',
  'doneContrast',
  'doneZoom',
  'doneMotion',
  'doneColour',
  'doneTouch',
  'doneErrors',
];

const READER: readonly AccessibilityKey[] = [
  'readerHeadings',
  'readerLandmarks',
  'readerPages',
  'readerForms',
  'readerMessages',
  'readerLists',
  'readerConversation',
  'readerNotifications',
  'readerCharts',
  'readerLanguage',
];

/** The body of /accessibility (spec 1.12, 2.5): the statement, the keys and help for screen readers. */
export function AccessibilityScreen({
  contactEmail,
  settingsHref = '/console/settings',
  barrierForm,
}: AccessibilityScreenProps) {
  const t = useMessages(accessibilityMessages);
  const [emailBefore, emailAfter] = t('reportEmail').split('{email}');
  return (
    <div
      data-slot="accessibility-screen"
      className="mx-auto flex w-full max-w-content flex-col gap-12 py-4 sm:py-8"
    >
      <header className="flex max-w-reading flex-col gap-4">
        <h1 className="text-3xl font-heavy sm:text-4xl">{t('title')}</h1>
        <p className="text-lg text-ink-muted">{t('lead')}</p>
      </header>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label={t('onThisPage')} className="lg:sticky lg:top-28 lg:self-start">
          <ul className="flex flex-col gap-1">
            {SECTIONS.map(([id, title]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-9 items-center text-ink-muted underline-offset-4 hover:text-ink hover:underline"
                >
                  {t(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 max-w-reading flex-col gap-14">
          <Part id="commitment" title={t('commitmentTitle')}>
            <p>{t('commitmentText')}</p>
          </Part>
          <Part id="what-you-can-count-on" title={t('doneTitle')}>
            <ul className="flex flex-col gap-3">
              {DONE.map((key) => (
                <li key={key} className="flex gap-3">
                  <Icon of={Check} size={20} className="mt-1 shrink-0 text-accent-ink" />
                  <span>{t(key)}</span>
                </li>
              ))}
            </ul>
            <p>
              {t('displayText')} <TextLink href={settingsHref}>{t('displayLink')}</TextLink>.
            </p>
          </Part>
          <Part id="keyboard-shortcuts" title={t('keyboardTitle')}>
            <p>{t('keyboardText')}</p>
            <KeyTable />
          </Part>
          <Part id="screen-reader-help" title={t('readerTitle')}>
            <Bullets keys={READER} />
          </Part>
          <Part id="how-we-check" title={t('checkTitle')}>
            <p>{t('checkText')}</p>
          </Part>
          <Part id="known-limits" title={t('limitsTitle')}>
            <Bullets keys={LIMITS} />
          </Part>
          <Part id="report-a-barrier" title={t('reportTitle')}>
            <p>{t(barrierForm ? 'reportForm' : 'reportText')}</p>
            {barrierForm}
            {contactEmail && (
              <p>
                <span>{emailBefore}</span>
                <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
                <span>{emailAfter}</span>
              </p>
            )}
            <p>
              <TextLink href="/help-desk">{t('reportHelp')}</TextLink>
            </p>
          </Part>
        </div>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex max-w-measure flex-col gap-4">
      <h2 id={`${id}-title`} className="text-xl font-bold sm:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Bullets({ keys }: { keys: readonly AccessibilityKey[] }) {
  const t = useMessages(accessibilityMessages);
  return (
    <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-ink-muted">
      {keys.map((key) => (
        <li key={key} className="ps-1">
          {t(key)}
        </li>
      ))}
    </ul>
  );
}
